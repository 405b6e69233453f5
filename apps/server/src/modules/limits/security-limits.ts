import { createHash } from 'node:crypto';
import { AUTH_LIMITS, PRODUCT_LIMITS, UPLOAD_LIMITS } from '@muge/contract/limits';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DB } from '../../database/generated/kysely/types.ts';
import { AppError } from '../../http/app-error.ts';

const DAY = 24 * 60 * 60;
const QUARTER = 15 * 60;

/** Seconds for which a client is remembered to have signed in with a name. */
const KNOWN = 30 * DAY;

interface Rule {
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** One text of a name and the client that tries it. */
function pair(name: string, client: string): string {
  return `${name}\n${client}`;
}

/** Keys are hashes: a table of counters is no list of addresses. */
function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

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

  const sendGap = limiter({ name: 'send-gap', points: 1, duration: AUTH_LIMITS.resendSeconds });
  const sendsADay = limiter({ name: 'sends', points: 10, duration: DAY });
  // A second less, for one that was asked for at the first moment that `send-gap` allows must not fall into it.
  const passwordGap = limiter({ name: 'password-gap', points: 1, duration: AUTH_LIMITS.resendSeconds - 1 });
  const sendsToAddress = limiter({ name: 'address-sends', points: 10, duration: DAY });
  const sendsToAccount = limiter({ name: 'account-sends', points: 10, duration: DAY });
  const messagesOfClient = limiter({ name: 'client-messages', points: 100, duration: DAY });
  const smsOfClient = limiter({ name: 'client-sms', points: 20, duration: DAY });
  const triesADay = limiter({ name: 'tries', points: 20, duration: DAY });
  const vainTries = limiter({ name: 'tries-vain', points: 1_000_000, duration: DAY });
  const loginsOfPair = limiter({ name: 'login-pair', points: 20, duration: QUARTER });
  // Far from what one client may: nobody shuts somebody else out alone.
  const loginsOfName = limiter({ name: 'login-name', points: 300, duration: QUARTER });
  const loginsOfClient = limiter({ name: 'login-client', points: 100, duration: QUARTER });
  const loginsKnown = limiter({ name: 'login-known', points: 1, duration: KNOWN });

  const uploadsADay = limiter({ name: 'uploads', points: UPLOAD_LIMITS.perDay, duration: DAY });

  const revealsADay = limiter({ name: 'reveals', points: 60, duration: DAY });
  const smsADay = limiter({ name: 'sms', points: smsDailyBudget, duration: DAY }, 1);

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

  async function mustTake(rule: RateLimiterPostgres, text: string): Promise<void> {
    const retryAfter = await take(rule, text);
    if (retryAfter !== null) refuse(retryAfter);
  }

  return {
    /**
     * A code may be asked for with a name every 30 seconds and ten times a day, and a client may have a hundred messages
     * sent a day, twenty of them by what may be an SMS; too_many_requests otherwise. `name` is what was written,
     * normalised: whose it is must not show here.
     */
    async takeSend(name: string, maybeSms: boolean, client: string): Promise<void> {
      await mustTake(messagesOfClient, client);
      if (maybeSms) await mustTake(smsOfClient, client);
      await mustTake(sendGap, name);
      await mustTake(sendsADay, name);
    },
    /**
     * Whether an address was sent no code for a new password in the last half a minute, by whichever of its account's
     * names that was asked for. Nobody is told.
     */
    async takePasswordGap(address: string): Promise<boolean> {
      return (await take(passwordGap, address)) === null;
    },
    /** Takes one of the ten messages a day of an address and of an account; false when there is none left. */
    async takeDelivery(address: string, userId: number | null): Promise<boolean> {
      if (userId !== null && (await take(sendsToAccount, String(userId))) !== null) return false;
      return (await take(sendsToAddress, address)) === null;
    },
    /** A message did not leave after all. */
    async giveDeliveryBack(address: string, userId: number | null): Promise<void> {
      if (userId !== null) await sendsToAccount.reward(keyOf(String(userId)));
      await sendsToAddress.reward(keyOf(address));
    },
    /** Whether the day's SMS are not used up yet. */
    async hasSmsLeft(): Promise<boolean> {
      if (smsDailyBudget === 0) return false;
      const used = await smsADay.get(keyOf('all'));
      return used === null || used.remainingPoints > 0;
    },
    /** Takes one of the day's SMS; false when there is none left. */
    async takeSms(): Promise<boolean> {
      return smsDailyBudget > 0 && (await take(smsADay, 'all')) === null;
    },
    /** An SMS did not leave after all. */
    async giveSmsBack(): Promise<void> {
      await smsADay.reward(keyOf('all'));
    },
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
      await mustTake(loginsOfClient, client);
      await mustTake(loginsOfPair, pair(name, client));
      const retryAfter = await take(loginsOfName, name);
      if (retryAfter !== null && (await loginsKnown.get(keyOf(pair(name, client)))) === null) refuse(retryAfter);
    },
    /** The login was no wrong one after all. */
    async loginWasRight(name: string, client: string): Promise<void> {
      await Promise.all([
        loginsOfName.reward(keyOf(name)),
        loginsOfPair.reward(keyOf(pair(name, client))),
        loginsOfClient.reward(keyOf(client)),
      ]);
    },
    /** Remembers for thirty days that a session was opened with a name from where the client is. */
    async rememberLogin(name: string, client: string): Promise<void> {
      await loginsKnown.set(keyOf(pair(name, client)), 1, KNOWN);
    },
  };
}

export type SecurityLimits = ReturnType<typeof createSecurityLimits>;
