/** What PostgreSQL calls a statement that was ended before it was done. */
const QUERY_CANCELED = '57014';

/** Whether an error says that a statement took longer than it may. */
export function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === QUERY_CANCELED) return true;
  return error.cause !== undefined && isCutOff(error.cause);
}
