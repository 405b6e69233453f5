import type { RateLimitClass } from '@muge/contract';
import fp from 'fastify-plugin';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../http/app-error.ts';
import { clientKey } from '../http/client-key.ts';

interface LimitsOptions {
  /** Requests per minute and client by class. */
  readonly perMinute: Readonly<Record<RateLimitClass, number>>;
}

/**
 * Counts requests per class and client address, whichever spelling of the path was used; too many are 429 with
 * Retry-After. In memory: these limits only keep the service usable.
 */
export const limitsPlugin = fp<LimitsOptions>(
  async (app, { perMinute }) => {
    const limiterOf = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    const limiters: Record<RateLimitClass, RateLimiterMemory> = {
      read: limiterOf(perMinute.read),
      search: limiterOf(perMinute.search),
      count: limiterOf(perMinute.count),
      suggest: limiterOf(perMinute.suggest),
      write: limiterOf(perMinute.write),
      auth: limiterOf(perMinute.auth),
      upload: limiterOf(perMinute.upload),
    };
    app.addHook('onRequest', async (request) => {
      const endpoint = request.routeOptions.config.endpoint;
      if (endpoint === undefined) return;
      try {
        await limiters[endpoint.rateLimit].consume(clientKey(request.ip));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
      }
    });
  },
  { name: 'limits' },
);
