import type { FastifyRequest } from 'fastify';
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
    /** Why a request is not answered, if it isn't. */
    function refusalOf({ headers: { host }, raw }: FastifyRequest): AppError | undefined {
      if (host === undefined) {
        // HTTP/1.0 knows no such header.
        if (raw.httpVersion === '1.0') return undefined;
        return new AppError('bad_request', { message: 'The Host header is missing.' });
      }
      if (ownHosts === null || isOwnHost(host, ownHosts)) return undefined;
      return new AppError('bad_request', {
        message:
          'This server does not go by that name. Open it as localhost, or set PUBLIC_URL to the address it is opened at.',
      });
    }
    app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));
  },
  { name: 'hosts', dependencies: ['errors', 'security'] },
);
