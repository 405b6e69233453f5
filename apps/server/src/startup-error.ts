/**
 * A reason why Mugė cannot start (or go on) that its operator can mend: a taken port, an unwritable folder, a database
 * that does not answer. `main.ts` prints the message alone, without a stack, and ends with a non-zero exit code, so
 * the message is one sentence that says what is wrong and what to do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The `code` of a system error (`EACCES`, `ECONNREFUSED`, …) or of a PostgreSQL error (`28P01`, …), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return errorCode(error.errors[0]);
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The words of anything that was thrown. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
