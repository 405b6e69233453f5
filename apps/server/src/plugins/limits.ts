import { isIPv6 } from 'node:net';
import type { RateLimitClass } from '@muge/contract';
import fp from 'fastify-plugin';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../http/app-error.ts';

interface LimitsOptions {
  /** Requests per minute and client by class. */
  readonly perMinute: Readonly<Record<RateLimitClass, number>>;
}

/** The eight groups of an IPv6 address, in one spelling. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%');
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  return right === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
}

/** A household is one client: IPv6 addresses count by their /64 network, IPv4 ones inside IPv6 as themselves. */
function clientKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
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
