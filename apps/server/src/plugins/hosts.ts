import fp from 'fastify-plugin';
import { AppError } from '../http/app-error.ts';
import { isOwnHost } from '../http/hosts.ts';

interface HostsOptions {
  /** The names and addresses that are answered besides this machine's own; null answers all. */
  readonly ownHosts: readonly string[] | null;
}

/**
 * Refuses requests that do not say which host they are for (Node would do so too, but without a word), and in the demo
 * those for a foreign name: its accounts are known, so that no foreign page may come in through a name of its own.
 */
export const hostsPlugin = fp<HostsOptions>(
  async (app, { ownHosts }) => {
    app.addHook('onRequest', async (request) => {
      const { host } = request.headers;
      if (host === undefined) {
        // HTTP/1.0 knows no such header.
        if (request.raw.httpVersion === '1.0') return;
        throw new AppError('bad_request', { message: 'The Host header is missing.' });
      }
      if (ownHosts !== null && !isOwnHost(host, ownHosts)) {
        throw new AppError('bad_request', {
          message:
            'This server does not go by that name. Open it as localhost, or set PUBLIC_URL to the address it is opened at.',
        });
      }
    });
  },
  { name: 'hosts', dependencies: ['errors', 'security'] },
);
