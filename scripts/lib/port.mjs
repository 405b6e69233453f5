import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { StepError } from './console.mjs';
import { cache } from './paths.mjs';

/** The address to listen on, as the server reads it. */
function wantedAddress() {
  const { PORT, HOST, DATABASE_URL } = process.env;
  const port = Number(PORT || 3000);
  return { port, host: HOST || (DATABASE_URL ? '0.0.0.0' : '127.0.0.1') };
}

/**
 * Looks whether the port can be had before a minute goes into installing and building. The server looks again, and
 * says what is wrong with a host that makes no sense. Port 0 is any free one. A port that is none is told with all other
 * settings that are wrong, once there are the packages that read them; before that by itself.
 */
export async function ensurePortIsFree() {
  const { port, host } = wantedAddress();
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    if (existsSync(cache)) return;
    throw new StepError(`PORT must be a whole number from 0 to 65535; it is "${process.env.PORT}".`);
  }
  if (port === 0) return;
  const taken = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
  if (taken) {
    throw new StepError(
      `Port ${port} on ${host} is taken by another program; stop that one, or set PORT to another port.`,
    );
  }
}

/**
 * A port of this machine that is free at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
