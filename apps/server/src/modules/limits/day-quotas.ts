import { AD_LIMITS, PRODUCT_LIMITS } from '@muge/contract/limits';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { AppError } from '../../http/app-error.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What a person may do so many times a day. */
interface Quota {
  /** Begins the counter's key. */
  readonly name: string;
  readonly points: number;
  /** What is said when the day's are used up. */
  readonly code: 'product_quota_exceeded' | 'ad_quota_exceeded' | 'too_many_requests';
}

const newProducts: Quota = { name: 'products', points: PRODUCT_LIMITS.perDay, code: 'product_quota_exceeded' };
const publications: Quota = {
  name: 'published',
  points: PRODUCT_LIMITS.publishedPerDay,
  code: 'product_quota_exceeded',
};
const newAds: Quota = { name: 'ads', points: AD_LIMITS.perDay, code: 'ad_quota_exceeded' };
const reveals: Quota = { name: 'reveals', points: 60, code: 'too_many_requests' };

/**
 * What a person may do in a day, counted together with what else the caller's transaction does: what is rolled back was
 * not counted. A day begins with the first of them.
 */
export function createDayQuotas(options: {
  /** A counter's key for a person. */
  keyOf: (text: string) => string;
  /** What a number of points comes to on this server. */
  pointsOf: (points: number) => number;
}) {
  const { keyOf, pointsOf } = options;

  async function take(quota: Quota, transaction: Kysely<DB>, userId: number, now: Date): Promise<void> {
    const key = `${quota.name}:${keyOf(String(userId))}`;
    const at = now.getTime();
    const { rows: taken } = await sql`
      insert into security_limits as kept (key, points, expire) values (${key}, 1, ${at + DAY})
      on conflict (key) do update set
        points = case when kept.expire <= ${at} then 1 else kept.points + 1 end,
        expire = case when kept.expire <= ${at} then excluded.expire else kept.expire end
      where kept.expire <= ${at} or kept.points < ${pointsOf(quota.points)}
      returning kept.key`.execute(transaction);
    if (taken.length > 0) return;
    const { expire } = await transaction
      .selectFrom('security_limits')
      .select((eb) => eb.fn.coalesce(eb.cast<number>('expire', 'float8'), eb.val(at)).as('expire'))
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    throw new AppError(quota.code, { retryAfter: Math.max(1, Math.ceil((expire - at) / 1000)) });
  }

  return {
    /** Counts a new product or draft of a person; product_quota_exceeded when the day's are used up. */
    async takeProduct(transaction: Kysely<DB>, userId: number, now: Date): Promise<void> {
      await take(newProducts, transaction, userId, now);
    },
    /** Counts a product that comes into the lists as new; product_quota_exceeded when the day's are used up. */
    async takePublication(transaction: Kysely<DB>, userId: number, now: Date): Promise<void> {
      await take(publications, transaction, userId, now);
    },
    /** Counts a phone number that a person has not seen yet; too_many_requests when they have seen sixty today. */
    async takeReveal(transaction: Kysely<DB>, userId: number, now: Date): Promise<void> {
      await take(reveals, transaction, userId, now);
    },
    /** Counts a new ad of a person; ad_quota_exceeded when the day's are used up. */
    async takeAd(transaction: Kysely<DB>, userId: number, now: Date): Promise<void> {
      await take(newAds, transaction, userId, now);
    },
  };
}
