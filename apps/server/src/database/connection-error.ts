import { errorCode, errorMessage, StartupError } from '../startup-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke the connection off',
  ENOTFOUND: 'there is no machine of that name',
  EAI_AGAIN: 'the machine’s name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that machine',
  ENETUNREACH: 'there is no way to that machine',
  ENOENT: 'there is no such socket',
  '28P01': 'it refuses the password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no free connection',
  '57P03': 'it is starting up or shutting down',
};

/**
 * Turns the failure to connect to a database into a sentence for the operator. The address is told without its
 * password.
 */
export function connectionError(error: unknown, url: string): StartupError {
  const code = errorCode(error) ?? '';
  const reason = reasons[code] ?? errorMessage(error);
  return new StartupError(
    `The database ${addressOf(url)} cannot be reached: ${reason}; check DATABASE_URL and that its server runs.`,
    { cause: error },
  );
}

function addressOf(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
  return `${host}:${port === '' ? '5432' : port}${pathname}`;
}
