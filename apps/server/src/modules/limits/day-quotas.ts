import { AD_LIMITS, PRODUCT_LIMITS } from '@muge/contract/limits';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { AppError } from '../../http/app-error.ts';
import { type Counters, DAY, keyOf, takePoints } from './counters.ts';

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
export function createDayQuotas({ pointsOf }: Pick<Counters, 'pointsOf'>) {
  async function take(quota: Quota, transaction: Kysely<DB>, userId: number, now: Date): Promise<void> {
    const wanted = {
      key: `${quota.name}:${keyOf(String(userId))}`,
      points: 1,
      most: pointsOf(quota.points),
      duration: DAY * 1000,
    };
    const { retryAfter } = await takePoints(transaction, wanted, now);
    if (retryAfter !== null) throw new AppError(quota.code, { retryAfter });
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
