import fp from 'fastify-plugin';
import { AppError } from '../http/app-error.ts';

/** Refuses requests that do not say which host they are for; Node would do so too, but without a word. */
export const hostsPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      // HTTP/1.0 knows no such header.
      if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') {
        throw new AppError('bad_request', { message: 'The Host header is missing.' });
      }
    });
  },
  { name: 'hosts', dependencies: ['errors', 'security'] },
);
