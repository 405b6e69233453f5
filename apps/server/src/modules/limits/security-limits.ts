import { UPLOAD_LIMITS } from '@muge/contract/limits';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../database/generated/kysely/types.ts';
import { AppError } from '../../http/app-error.ts';
import { networkKey } from '../../http/client-key.ts';
import { type Counter, createCounters, DAY, NETWORK, pair, type Taken, takePoints, together } from './counters.ts';
import { createDayQuotas } from './day-quotas.ts';
import { createMessageLimits } from './message-limits.ts';

const QUARTER = 15 * 60;

/** Counters that are removed by one statement: a fraction of a second. */
const REMOVED_AT_ONCE = 10_000;

/** Seconds for which a client is remembered to have signed in with a name. */
const KNOWN = 30 * DAY;

/**
 * Limits that guard codes, logins, uploads and new products. They are counted in PostgreSQL, so that all server processes and both spellings of
 * a path share them, and by address, whether or not anybody has it. Specification: decisions, codes.
 */
export function createSecurityLimits(options: {
  pool: pg.Pool;
  /** Multiplies the limits, for load tests. */
  scale: number;
  /** SMS a day at most, to all numbers together; 0 for none. Never multiplied: they cost money. */
  smsDailyBudget: number;
  now: () => Date;
  /** Told what the operator should know; nothing personal. */
  warn: (message: string) => void;
}) {
  const { pool, scale, smsDailyBudget, now, warn } = options;

  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const counters = createCounters({ kysely, scale, now });
  const { pointsOf, limiter, clientLimiter, takeAll, mustTakeAll, refuse } = counters;

  const triesADay = limiter({ name: 'tries', points: 20, duration: DAY });
  // Written for the time that it takes alone: kept for a day they would be what fills the table.
  const vainTries = limiter({ name: 'tries-vain', points: 1_000_000, duration: 60 });
  const loginsOfPair = limiter({ name: 'login-pair', points: 20, duration: QUARTER });
  const loginsOfNetwork = limiter({ name: 'login-pair-48', points: 20 * NETWORK, duration: QUARTER });
  // Far from what one client or /48 network may: nobody shuts somebody else out alone.
  const loginsOfName = limiter({ name: 'login-name', points: 300, duration: QUARTER });
  const loginsOfClient = clientLimiter({ name: 'login-client', points: 100, duration: QUARTER });
  const loginsKnown = limiter({ name: 'login-known', points: 1, duration: KNOWN });

  /** What many clients together can use up, each counter with its key: a name within a network, and everywhere. */
  function sharedCounters(name: string, client: string): Counter[] {
    const network = networkKey(client);
    const everywhere: Counter = [loginsOfName, name];
    return network === null ? [everywhere] : [[loginsOfNetwork, pair(name, network)], everywhere];
  }

  const uploadsADay = limiter({ name: 'uploads', points: UPLOAD_LIMITS.perDay, duration: DAY });

  return {
    ...createDayQuotas({ pointsOf }),
    ...createMessageLimits({ ...counters, smsDailyBudget }),
    /** Counts an upload of a person; upload_quota_exceeded when the day's are used up. */
    async takeUpload(userId: number): Promise<void> {
      const { retryAfter } = await uploadsADay.take(String(userId));
      if (retryAfter !== null) throw new AppError('upload_quota_exceeded', { retryAfter });
    },
    /** Takes the only point that `key` has for so many milliseconds; false where it is taken, by whichever process. */
    async takeOnce(key: string, now: Date, duration: number): Promise<boolean> {
      return (await takePoints(kysely, { key, points: 1, most: 1, duration }, now)).retryAfter === null;
    },
    /**
     * Removes counters whose time is over, in parts: millions at once would take longer than a statement may, and be
     * there still the next time. One that somebody counts by just then is left to the next time.
     */
    async removeExpired(now: Date): Promise<void> {
      let removed: number | null;
      do {
        const { rowCount } = await pool.query(
          `DELETE FROM security_limits WHERE key IN (
             SELECT key FROM security_limits WHERE expire < $1 OR expire > $2 LIMIT $3 FOR UPDATE SKIP LOCKED)`,
          // None that has begun ends so late: the clock was wrong.
          [now.getTime(), now.getTime() + 2 * KNOWN * 1000, REMOVED_AT_ONCE],
        );
        removed = rowCount;
      } while (removed === REMOVED_AT_ONCE);
    },
    /**
     * Counts a try of an address's or account's codes until it proves right, once for each live code that it is compared
     * with; null when the day's wrong tries are used up. Where there is no code nothing can be guessed, so nothing is
     * counted, in the same time: or anybody could use up the day of anybody.
     */
    async takeTries(counter: string, codes: number): Promise<Taken | null> {
      // A live code has had its own try written down.
      if (codes === 0) await vainTries.take(`code ${counter}`);
      const tries = await (codes === 0 ? vainTries.take(counter) : triesADay.take(counter, codes));
      return tries.retryAfter === null ? tries : null;
    },
    /**
     * Counts a login by client, by name and by both, to be given back when it proves right; too_many_requests otherwise.
     * `name` is what was written, normalised: were it the account, trying one of its names would tell of the others. Many
     * clients together can use up a name, or a network's tries of it; whoever signed in with it from where they are in the
     * last thirty days, or has set a password or confirmed the address by a code there, isn't shut out.
     */
    async takeLogin(name: string, client: string): Promise<Taken> {
      // What is refused is counted nowhere, for no password is tried: who goes on all the same would shut out all that
      // share an address with them.
      const own = await mustTakeAll([[loginsOfPair, pair(name, client)], ...loginsOfClient(client)]);
      const shared = await takeAll(sharedCounters(name, client));
      if (shared.retryAfter === null) return together([own, shared]);
      if (await loginsKnown.remembers(pair(name, client))) return own;
      await own.giveBack();
      return refuse(shared.retryAfter);
    },
    /**
     * Remembers for thirty days that somebody has proved, from where the client is, that a name is theirs. What they have
     * done by it stays done where that cannot be written.
     */
    async rememberLogin(name: string, client: string): Promise<void> {
      try {
        await loginsKnown.remember(pair(name, client));
      } catch (error) {
        warn(`A client was not remembered: ${error instanceof Error ? error.name : 'unknown error'}.`);
      }
    },
  };
}

export type SecurityLimits = ReturnType<typeof createSecurityLimits>;
