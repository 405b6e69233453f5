import { codesOf } from './codes.ts';

/** What PostgreSQL calls a statement that was ended before it was done. */
const QUERY_CANCELED = '57014';

/** Whether an error says that a statement took longer than it may. */
export function isCutOff(error: unknown): boolean {
  return codesOf(error).includes(QUERY_CANCELED);
}
