import { PRODUCT_LIMITS, UPLOAD_LIMITS } from '@muge/contract/limits';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../database/generated/kysely/types.ts';
import { AppError } from '../../http/app-error.ts';
import { createCounters, DAY, keyOf, pair } from './counters.ts';
import { createMessageLimits } from './message-limits.ts';

const QUARTER = 15 * 60;

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
}) {
  const { pool, scale, smsDailyBudget } = options;

  const counters = createCounters(pool, scale);
  const { pointsOf, limiter, clientLimiter, take, refuse, mustTake } = counters;

  const triesADay = limiter({ name: 'tries', points: 20, duration: DAY });
  const vainTries = limiter({ name: 'tries-vain', points: 1_000_000, duration: DAY });
  const loginsOfPair = limiter({ name: 'login-pair', points: 20, duration: QUARTER });
  // Far from what one client may: nobody shuts somebody else out alone.
  const loginsOfName = limiter({ name: 'login-name', points: 300, duration: QUARTER });
  const loginsOfClient = clientLimiter({ name: 'login-client', points: 100, duration: QUARTER });
  const loginsKnown = limiter({ name: 'login-known', points: 1, duration: KNOWN });

  const uploadsADay = limiter({ name: 'uploads', points: UPLOAD_LIMITS.perDay, duration: DAY });

  const revealsADay = limiter({ name: 'reveals', points: 60, duration: DAY });

  return {
    ...createMessageLimits({ ...counters, smsDailyBudget }),
    /** Counts an upload of a person; upload_quota_exceeded when the day's are used up. */
    async takeUpload(userId: number): Promise<void> {
      const retryAfter = await take(uploadsADay, String(userId));
      if (retryAfter !== null) throw new AppError('upload_quota_exceeded', { retryAfter });
    },
    /**
     * Counts a new product of a person together with what else `transaction` does: what is rolled back was not counted.
     * product_quota_exceeded when the day's, which begins with the first of them, are used up.
     */
    async takeProduct(transaction: Kysely<DB>, userId: number, now: Date): Promise<void> {
      const key = `products:${keyOf(String(userId))}`;
      const at = now.getTime();
      const { rows: taken } = await sql`
        insert into security_limits as kept (key, points, expire) values (${key}, 1, ${at + DAY * 1000})
        on conflict (key) do update set
          points = case when kept.expire <= ${at} then 1 else kept.points + 1 end,
          expire = case when kept.expire <= ${at} then excluded.expire else kept.expire end
        where kept.expire <= ${at} or kept.points < ${pointsOf(PRODUCT_LIMITS.perDay)}
        returning kept.key`.execute(transaction);
      if (taken.length > 0) return;
      const { expire } = await transaction
        .selectFrom('security_limits')
        .select((eb) => eb.fn.coalesce(eb.cast<number>('expire', 'float8'), eb.val(at)).as('expire'))
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      throw new AppError('product_quota_exceeded', { retryAfter: Math.max(1, Math.ceil((expire - at) / 1000)) });
    },
    /** A person may see sixty phone numbers a day; too_many_requests otherwise. */
    async takeReveal(userId: number): Promise<void> {
      await mustTake(revealsADay, String(userId));
    },
    /** Takes the only point that `key` has for so many milliseconds; false where it is taken, by whichever process. */
    async takeOnce(key: string, now: Date, duration: number): Promise<boolean> {
      const { rowCount } = await pool.query(
        `INSERT INTO security_limits (key, points, expire) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET expire = excluded.expire WHERE security_limits.expire <= $3`,
        [key, now.getTime() + duration, now.getTime()],
      );
      return rowCount === 1;
    },
    /** Removes counters whose time is over. */
    async removeExpired(now: Date): Promise<void> {
      await pool.query('DELETE FROM security_limits WHERE expire < $1', [now.getTime()]);
    },
    /**
     * Whether an address has wrong tries left today; counts this one until it proves right. Where there is no live code
     * nothing can be guessed, so nothing is counted, in the same time: or anybody could use up the day of anybody.
     */
    async mayTryCode(address: string, isThereOne: boolean): Promise<boolean> {
      // A live code has had its own try written down.
      if (!isThereOne) await take(vainTries, `code ${address}`);
      return (await take(isThereOne ? triesADay : vainTries, address)) === null;
    },
    /** The try was no wrong one after all. */
    async codeWasRight(address: string): Promise<void> {
      await triesADay.reward(keyOf(address));
    },
    /**
     * Counts a login by client, by name and by both until it proves right; too_many_requests otherwise. `name` is what
     * was written, normalised: were it the account, trying one of its names would tell of the others. Many clients
     * together can use up a name; whoever signed in with it from where they are in the last thirty days isn't shut out.
     */
    async takeLogin(name: string, client: string): Promise<void> {
      await loginsOfClient.mustTake(client);
      await mustTake(loginsOfPair, pair(name, client));
      const retryAfter = await take(loginsOfName, name);
      if (retryAfter !== null && (await loginsKnown.get(keyOf(pair(name, client)))) === null) refuse(retryAfter);
    },
    /** The login was no wrong one after all. */
    async loginWasRight(name: string, client: string): Promise<void> {
      await Promise.all([
        loginsOfName.reward(keyOf(name)),
        loginsOfPair.reward(keyOf(pair(name, client))),
        loginsOfClient.giveBack(client),
      ]);
    },
    /** Remembers for thirty days that a session was opened with a name from where the client is. */
    async rememberLogin(name: string, client: string): Promise<void> {
      await loginsKnown.set(keyOf(pair(name, client)), 1, KNOWN);
    },
  };
}

export type SecurityLimits = ReturnType<typeof createSecurityLimits>;
