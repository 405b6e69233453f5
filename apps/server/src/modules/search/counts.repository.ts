import { MAX_COUNTED } from '@muge/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { type Counting, createCounting } from './counting.ts';

/** Finds what is to be counted, and lends a connection to count. */
export function createCountsRepository({ kysely }: Pick<Database, 'kysely'>) {
  return {
    /** Every category with how often what is found in it has changed, in the order of their ids. */
    async listVersions(): Promise<Map<number, number>> {
      const rows = await kysely
        .selectFrom('categories')
        .leftJoin('listing_versions', 'listing_versions.category_id', 'categories.id')
        .select(['categories.id', (eb) => eb.fn.coalesce('listing_versions.version', eb.lit(0)).as('version')])
        .orderBy('categories.id')
        .limit(MAX_COUNTED)
        .execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },

    /** The ids of a category's subcategories, in their order. */
    async listSubcategories(categoryId: number): Promise<number[]> {
      const rows = await kysely
        .selectFrom('subcategories')
        .select('id')
        .where('category_id', '=', categoryId)
        .orderBy('id')
        .limit(MAX_COUNTED)
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Counts until a moment, in milliseconds as `performance.now()` tells them: a statement that would go on is cut off,
     * which ends the work with its error.
     */
    async countUntil(moment: number, work: (counting: Counting) => Promise<void>): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        const limitTime = () => {
          const left = Math.max(1, Math.ceil(moment - performance.now()));
          return sql`select set_config('statement_timeout', ${String(left)}, true)`.execute(transaction);
        };
        await work(createCounting(transaction, limitTime));
      });
    },
  };
}

export type CountsRepository = ReturnType<typeof createCountsRepository>;
