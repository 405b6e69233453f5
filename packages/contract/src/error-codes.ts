/**
 * Every error word with its HTTP status and its English sentence: the one map from what went wrong to an answer.
 * Specification: decisions, wire conventions; the sentences of the documented catalogue are kept to the letter.
 */
export const errorCodes = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  token_missing: { status: 401, message: 'Authentication token is missing. Please log in.' },
  unauthenticated: { status: 401, message: 'Unauthenticated. Please log in again.' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  account_suspended: { status: 401, message: 'This account is suspended.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  own_cause: { status: 403, message: 'This is your own. Another moderator has to decide about it.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  conflict: { status: 409, message: 'This has been changed or done already.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'This content type is not supported.' },
  file_too_large: { status: 413, message: 'File size is too big' },
  file_type_unsupported: { status: 415, message: 'File type is not supported. Choose a JPG or PNG picture.' },
  file_unreadable: { status: 422, message: 'This picture is damaged and cannot be read. Choose another.' },
  upload_quota_exceeded: {
    status: 429,
    message: 'You have uploaded very many pictures today. Please try again tomorrow.',
  },
  product_quota_exceeded: {
    status: 429,
    message: 'You have put up very many products today. Please try again tomorrow.',
  },
  ad_quota_exceeded: {
    status: 429,
    message: 'You have put up very many ads today. Please try again tomorrow.',
  },
  validation_failed: { status: 422, message: 'Some fields are not valid.' },
  invalid_code: { status: 422, message: 'invalid verification code' },
  channel_unavailable: { status: 422, message: 'Messages of this kind cannot be sent here. Please use another way.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a little and try again.' },
  server_error: { status: 500, message: 'Something went wrong on our side. Please try again later.' },
  search_too_slow: {
    status: 503,
    message: 'This search takes too long. Use fewer words or other filters, or try again later.',
  },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A stable word by which a client tells errors apart. */
export type ErrorCode = keyof typeof errorCodes;

/** The HTTP status of an error word. */
export function statusOf(code: ErrorCode): number {
  return errorCodes[code].status;
}
