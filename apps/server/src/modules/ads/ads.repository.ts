import type { Language } from '@muge/contract';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import type { MomentWindow } from '../../paging/by-moment.ts';
import { countUpTo, rowsOf } from '../../paging/rows.ts';

/** What of an ad is stored as it was given. Dates are YYYY-MM-DD. */
export interface AdColumns {
  readonly name: string;
  readonly description: string;
  readonly category_id: number;
  readonly image_urls: string[];
  readonly link: string;
  readonly priority: string | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly approved_at: Date | null;
}

function selectAds(client: Kysely<DB>, language: Language) {
  return client
    .selectFrom('ads')
    .innerJoin('categories', 'categories.id', 'ads.category_id')
    .select((eb) => [
      'ads.id',
      'ads.user_id',
      'ads.name',
      'ads.description',
      'ads.category_id',
      eb.ref(`categories.name_${language}`).as('category_name'),
      'ads.image_urls',
      'ads.link',
      'ads.priority',
      // As texts: a date has no hour, and the driver would give it one.
      sql<string>`to_char(ads.start_date, 'YYYY-MM-DD')`.as('start_date'),
      sql<string>`to_char(ads.end_date, 'YYYY-MM-DD')`.as('end_date'),
      'ads.clicks_count',
      'ads.approved_at',
      'ads.revision',
      'ads.hidden_reason',
      'ads.created_at',
      'ads.updated_at',
      jsonArrayFrom(
        eb
          .selectFrom('ad_subcategories')
          .innerJoin('subcategories', 'subcategories.id', 'ad_subcategories.subcategory_id')
          .select((inner) => ['subcategories.id', inner.ref(`subcategories.name_${language}`).as('name')])
          .whereRef('ad_subcategories.ad_id', '=', 'ads.id')
          .orderBy('subcategories.position')
          .orderBy('subcategories.id'),
      ).as('subcategories'),
    ])
    .where('ads.deleted_at', 'is', null);
}

/** Keeps ads. */
export function createAdsRepository({ kysely }: Database) {
  /** Ads that are shown on a day, hidden ones and those of suspended and deleted people left out. */
  function running(language: Language, today: string) {
    return selectAds(kysely, language)
      .innerJoin('users', 'users.id', 'ads.user_id')
      .where('ads.approved_at', 'is not', null)
      .where('ads.hidden_at', 'is', null)
      .where('ads.start_date', '<=', sql<Date>`${today}::date`)
      .where('ads.end_date', '>=', sql<Date>`${today}::date`)
      .where('users.suspended_at', 'is', null)
      .where('users.deleted_at', 'is', null);
  }

  /** Ads that a moderator has yet to decide about and that end on a day or later. */
  function waiting(client: Kysely<DB>, today: string) {
    return client
      .selectFrom('ads')
      .innerJoin('users', 'users.id', 'ads.user_id')
      .where('ads.deleted_at', 'is', null)
      .where('ads.approved_at', 'is', null)
      .where('ads.hidden_at', 'is', null)
      .where('ads.end_date', '>=', sql<Date>`${today}::date`)
      .where('users.suspended_at', 'is', null)
      .where('users.deleted_at', 'is', null);
  }

  return {
    /** Runs several statements as one. */
    transaction<T>(work: (client: Kysely<DB>) => Promise<T>): Promise<T> {
      return kysely.transaction().execute(work);
    },

    /** An ad, unless deleted. */
    find(id: number, language: Language, client: Kysely<DB> = kysely) {
      return selectAds(client, language).where('ads.id', '=', id).executeTakeFirst();
    },

    /** The same, held until the transaction ends. */
    lock(client: Kysely<DB>, id: number) {
      return selectAds(client, 'en').where('ads.id', '=', id).forUpdate('ads').executeTakeFirst();
    },

    async insert(client: Kysely<DB>, userId: number, columns: AdColumns, now: Date): Promise<number> {
      const values = { ...columns, user_id: userId, created_at: now, updated_at: now };
      const { id } = await client.insertInto('ads').values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    },

    async update(client: Kysely<DB>, id: number, columns: AdColumns, now: Date): Promise<void> {
      await client
        .updateTable('ads')
        .set((eb) => ({ ...columns, revision: eb('revision', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .execute();
    },

    /** Puts an ad into exactly these subcategories. */
    async setSubcategories(client: Kysely<DB>, adId: number, subcategoryIds: readonly number[]): Promise<void> {
      await client.deleteFrom('ad_subcategories').where('ad_id', '=', adId).execute();
      if (subcategoryIds.length === 0) return;
      const rows = subcategoryIds.map((subcategory_id) => ({ ad_id: adId, subcategory_id }));
      await client.insertInto('ad_subcategories').values(rows).execute();
    },

    async remove(client: Kysely<DB>, id: number, now: Date): Promise<void> {
      await client.updateTable('ads').set({ deleted_at: now }).where('id', '=', id).execute();
    },

    /** Somebody's ads, newest first. */
    list(userId: number, language: Language, window: MomentWindow) {
      const query = selectAds(kysely, language).where('ads.user_id', '=', userId);
      return rowsOf(query, ['ads.created_at', 'ads.id'], window).execute();
    },

    /** How many ads somebody has, counted no further than `limit`. */
    count(userId: number, limit: number): Promise<number> {
      const query = kysely.selectFrom('ads').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
      return countUpTo(kysely, query, limit);
    },

    /** Ads that run on a day (YYYY-MM-DD): those of the best priority first, then the newest. */
    listRunning(language: Language, today: string, limit: number) {
      return running(language, today)
        .orderBy((eb) => eb.fn.coalesce(eb('ads.priority', '=', 'best'), sql<boolean>`false`), 'desc')
        .orderBy('ads.created_at', 'desc')
        .orderBy('ads.id', 'desc')
        .limit(limit)
        .execute();
    },

    /** Ads that wait for a moderator, the one that was written longest ago first. */
    listWaiting(language: Language, today: string, window: MomentWindow) {
      const query = selectAds(kysely, language).where('ads.id', 'in', waiting(kysely, today).select('ads.id'));
      return rowsOf(query, ['ads.updated_at', 'ads.id'], window, 'earliest').execute();
    },

    /** How many ads wait, counted no further than `limit`. */
    countWaiting(today: string, limit: number): Promise<number> {
      return countUpTo(kysely, waiting(kysely, today).select('ads.id'), limit);
    },

    /** Ads that a moderator took down, the last one first. */
    listHidden(language: Language, window: MomentWindow) {
      const query = selectAds(kysely, language)
        .select((eb) => eb.ref('ads.hidden_at').$notNull().as('hidden_at'))
        .where('ads.hidden_at', 'is not', null);
      return rowsOf(query, ['ads.hidden_at', 'ads.id'], window).execute();
    },

    /** How many ads are hidden, counted no further than `limit`. */
    countHidden(limit: number): Promise<number> {
      const query = kysely
        .selectFrom('ads')
        .select('id')
        .where('deleted_at', 'is', null)
        .where('hidden_at', 'is not', null);
      return countUpTo(kysely, query, limit);
    },

    async isRunning(id: number, today: string): Promise<boolean> {
      return (await running('en', today).where('ads.id', '=', id).executeTakeFirst()) !== undefined;
    },

    async countClick(id: number): Promise<void> {
      await kysely
        .updateTable('ads')
        .set((eb) => ({ clicks_count: eb('clicks_count', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    async hasCategory(client: Kysely<DB>, id: number): Promise<boolean> {
      return (await client.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    },

    /** Those of the ids that are subcategories of the category. */
    async subcategoriesOf(client: Kysely<DB>, categoryId: number, ids: readonly number[]): Promise<number[]> {
      const rows = await client
        .selectFrom('subcategories')
        .select('id')
        .where('category_id', '=', categoryId)
        .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Whether somebody uploaded the picture with that key. */
    async hasPicture(client: Kysely<DB>, userId: number, key: string): Promise<boolean> {
      const row = await client
        .selectFrom('pictures')
        .select('id')
        .where('key', '=', key)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type AdsRepository = ReturnType<typeof createAdsRepository>;
export type AdRow = NonNullable<Awaited<ReturnType<AdsRepository['find']>>>;
