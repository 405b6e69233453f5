import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/app-error.ts';
import { networkKey } from '../../http/client-key.ts';

/** Seconds. */
export const DAY = 24 * 60 * 60;

/** How much more a whole /48 network may do than one client of it. */
export const NETWORK = 8;

/** What may be done so often in so long. */
interface Rule {
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** One text of a name and the client that tries it. */
export function pair(name: string, client: string): string {
  return `${name}\n${client}`;
}

/** Keys are hashes: a table of counters is no list of addresses. */
export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * What limits are made of: counters in PostgreSQL.
 *
 * @param scale Multiplies the limits, for load tests.
 */
export function createCounters(pool: pg.Pool, scale: number) {
  const pointsOf = (points: number, multiplied = scale) => Math.max(1, Math.round(points * multiplied));

  function limiter({ name, points, duration }: Rule, multiplied = scale) {
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'security_limits',
      tableCreated: true,
      keyPrefix: name,
      points: pointsOf(points, multiplied),
      duration,
      clearExpiredByTimeout: false,
    });
  }

  /** Takes points, one unless told; answers the seconds to wait when there are not so many left. */
  async function take(rule: RateLimiterPostgres, text: string, points = 1): Promise<number | null> {
    try {
      await rule.consume(keyOf(text), points);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  function refuse(retryAfter: number): never {
    throw new AppError('too_many_requests', { retryAfter });
  }

  /** Takes a point; too_many_requests when there is none left. */
  async function mustTake(rule: RateLimiterPostgres, text: string): Promise<void> {
    const retryAfter = await take(rule, text);
    if (retryAfter !== null) refuse(retryAfter);
  }

  /** A limit of clients, and eight times as much of the /48 network that an IPv6 client belongs to. */
  function clientLimiter({ name, points, duration }: Rule) {
    const ofClient = limiter({ name, points, duration });
    const ofNetwork = limiter({ name: `${name}-48`, points: points * NETWORK, duration });
    return {
      /** Takes a point; too_many_requests when there is none left. */
      async mustTake(client: string): Promise<void> {
        await mustTake(ofClient, client);
        const network = networkKey(client);
        if (network !== null) await mustTake(ofNetwork, network);
      },
      /** Nothing was to be counted after all. */
      async giveBack(client: string): Promise<void> {
        await ofClient.reward(keyOf(client));
        const network = networkKey(client);
        if (network !== null) await ofNetwork.reward(keyOf(network));
      },
    };
  }

  return { pointsOf, limiter, clientLimiter, take, refuse, mustTake };
}

export type Counters = ReturnType<typeof createCounters>;
