/** What an `ApiError` is made of. */
interface ApiErrorDetails {
  /** An English sentence; shown only when the code has no translation. */
  message: string;
  /**
   * Stable word: one of the contract's, `network`, `timeout`, `unreadable` where no answer of the API came, or
   * `authentication_needed` where it was no use to ask.
   */
  code: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Sentences by field; with 422 only. */
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Names the request in the server's log. */
  requestId?: string | undefined;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number | undefined;
  /** The body, where it is something else than an error of the API: `POST /login` answers 403 with an array. */
  body?: unknown;
  cause?: unknown;
}

/** A call that failed, for whatever reason. Specification: decisions, wire conventions (errors). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  /** When that time is over, ms since 1970. */
  readonly retryAt: number | undefined;
  readonly body: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.retryAt = details.retryAfter === undefined ? undefined : Date.now() + details.retryAfter * 1000;
    this.body = details.body;
  }
}

/** Whether nobody knows what became of a call: no answer came, or none that says so. */
export function isUnsure(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'unreadable');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldErrors(value: unknown): Record<string, string[]> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([field, texts]) => [
      field,
      Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string') : [],
    ]),
  );
}

/** Reads an answer that isn't 2xx; a body that is no error of the API (a proxy's page) still gives a usable error. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const known = isRecord(body) ? body : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    message: typeof known.message === 'string' ? known.message : `${response.status} ${response.statusText}`.trim(),
    code: typeof known.code === 'string' ? known.code : response.status >= 500 ? 'server_error' : 'unreadable',
    status: response.status,
    errors: fieldErrors(known.errors),
    requestId: typeof known.request_id === 'string' ? known.request_id : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    body,
  });
}
