import { createServer } from 'node:net';
import { errorCode, errorMessage, StartupError } from '../startup-error.ts';

/** Looks whether a port can be listened on, before the slow part of a start. @throws StartupError when it cannot. */
export async function ensurePortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw listenError(error, host, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** The sentence for a port or host that cannot be listened on, from the system's error. */
export function listenError(error: unknown, host: string, port: number): StartupError {
  return new StartupError(sentence(errorCode(error), error, host, port), { cause: error });
}

function sentence(code: string | undefined, error: unknown, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program; stop that one, or set PORT to another port.`;
    case 'EACCES':
      return `This user may not listen on port ${port}; set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine; set HOST to one that is.`;
    default:
      return `Port ${port} on ${host} cannot be listened on: ${errorMessage(error)}.`;
  }
}
