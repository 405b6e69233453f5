import { type ErrorCode, errorCodes, statusOf } from '@muge/contract';

interface AppErrorDetails {
  /** An English sentence instead of the code's own. */
  message?: string;
  /** Sentences by field, for 422. */
  errors?: Record<string, string[]>;
  /** Seconds, for 429. */
  retryAfter?: number;
}

/** The one error that is meant for the client: a code of the contract, perhaps with a better sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorCodes[code].message);
    this.name = 'AppError';
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }

  /** The HTTP status that the code stands for. */
  get status(): number {
    return statusOf(this.code);
  }
}
