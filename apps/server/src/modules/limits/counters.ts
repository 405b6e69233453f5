import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/app-error.ts';

/** Seconds. */
export const DAY = 24 * 60 * 60;

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

  /** Takes a point; answers the seconds to wait when there is none left. */
  async function take(rule: RateLimiterPostgres, text: string): Promise<number | null> {
    try {
      await rule.consume(keyOf(text));
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

  return { pointsOf, limiter, take, refuse, mustTake };
}

export type Counters = ReturnType<typeof createCounters>;
