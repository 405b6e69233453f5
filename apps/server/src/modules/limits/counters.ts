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

  /** Gives a point of each counter back. */
  async function giveBack(counters: readonly (readonly [RateLimiterPostgres, string])[]): Promise<void> {
    for (const [counter, text] of counters) await counter.reward(keyOf(text));
  }

  /** Takes a point of each counter, or of none and answers the seconds to wait when one has none left. */
  async function takeOfEach(counters: readonly (readonly [RateLimiterPostgres, string])[]): Promise<number | null> {
    for (const [n, counter] of counters.entries()) {
      const retryAfter = await take(...counter);
      if (retryAfter === null) continue;
      // What is refused was counted all the same: what others give back later would not be there again.
      await giveBack(counters.slice(0, n + 1));
      return retryAfter;
    }
    return null;
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
    /** Each counter of a client with its key. */
    function countersOf(client: string): [RateLimiterPostgres, string][] {
      const network = networkKey(client);
      return [[ofClient, client], ...(network === null ? [] : [[ofNetwork, network] satisfies [unknown, string]])];
    }
    return {
      /** Takes a point; too_many_requests when there is none left. */
      async mustTake(client: string): Promise<void> {
        const retryAfter = await takeOfEach(countersOf(client));
        if (retryAfter !== null) refuse(retryAfter);
      },
      /** Nothing was to be counted after all. */
      async giveBack(client: string): Promise<void> {
        await giveBack(countersOf(client));
      },
    };
  }

  return { pointsOf, limiter, clientLimiter, take, takeOfEach, giveBack, refuse, mustTake };
}

export type Counters = ReturnType<typeof createCounters>;
