import { codesOf } from './codes.ts';

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
  'P1008',
  'P1017',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  // No connection came free in time to begin a transaction.
  'P2028',
]);

/** What errors say in words. */
function saysSo(error: unknown): boolean {
  return error instanceof Error && (connectionWords.test(error.message) || saysSo(error.cause));
}

/** Whether an error says that the database cannot be reached or is going down, rather than that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // SQLSTATE classes: 08 connection, 57P operator intervention, 53 insufficient resources.
  return codesOf(error).some((code) => connectionCodes.has(code) || /^(08|57P|53)/.test(code)) || saysSo(error);
}
