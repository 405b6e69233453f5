import { isIPv6 } from 'node:net';
import type { RateLimitClass } from '@muge/contract';
import fp from 'fastify-plugin';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../http/app-error.ts';

interface LimitsOptions {
  /** Requests per minute and client by class. */
  readonly perMinute: Readonly<Record<RateLimitClass, number>>;
}

/** A household is one client: IPv6 addresses count by their /64 network. */
export function clientKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
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
      suggest: limiterOf(perMinute.suggest),
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
