import { z } from 'zod';

/** Where Prisma puts what PostgreSQL said of a statement that it knows no better name for. */
const AdapterError = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }) }),
});

/** What `pg` says of a connection in words alone; the last, of one that broke between two statements of a transaction. */
const connectionWords = /timeout exceeded when trying to connect|Connection terminated|is not queryable/i;

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'P1001',
  'P1002',
  'P1017',
  // No connection came free in time to begin a transaction.
  'P2028',
]);

/** Whether an error says that the database cannot be reached or is going down, rather than that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const told = AdapterError.safeParse(error).data?.meta.driverAdapterError.cause.originalCode ?? '';
  // SQLSTATE classes: 08 connection, 57P operator intervention, 53 insufficient resources.
  if (connectionCodes.has(code) || [code, told].some((state) => /^(08|57P|53)/.test(state))) return true;
  if (connectionWords.test(error.message)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
