import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestClass } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import { clientKey } from '../http/client-key.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request for what there is not; too_many_requests where its client has asked for too much of it. */
    countUnknown(request: FastifyRequest): Promise<void>;
  }
}

interface LimitsOptions {
  /** Requests per minute and client by class. */
  readonly perMinute: Readonly<Record<RequestClass, number>>;
}

/**
 * Counts requests per class and client address, whichever spelling of the path was used; too many are 429 with
 * Retry-After. In memory: these limits only keep the service usable. Whoever knows the pages says what is unknown.
 */
export const limitsPlugin = fp<LimitsOptions>(
  async (app, { perMinute }) => {
    const limiterOf = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    const limiters: Record<RequestClass, RateLimiterMemory> = {
      read: limiterOf(perMinute.read),
      search: limiterOf(perMinute.search),
      count: limiterOf(perMinute.count),
      suggest: limiterOf(perMinute.suggest),
      write: limiterOf(perMinute.write),
      auth: limiterOf(perMinute.auth),
      upload: limiterOf(perMinute.upload),
      unknown: limiterOf(perMinute.unknown),
    };
    async function count(request: FastifyRequest, as: RequestClass): Promise<void> {
      try {
        await limiters[as].consume(clientKey(request.ip));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
      }
    }
    app.decorate('countUnknown', (request: FastifyRequest) => count(request, 'unknown'));
    app.addHook('onRequest', (request, _reply, done) => {
      const { endpoint } = request.routeOptions.config;
      if (endpoint === undefined) done();
      else count(request, endpoint.rateLimit).then(() => done(), done);
    });
  },
  { name: 'limits' },
);
