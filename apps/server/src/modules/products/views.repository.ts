import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';

/** What somebody looked at on a day. */
export interface Views {
  /** In Vilnius, as `2026-11-28`. */
  readonly day: string;
  /** A keyed hash: never an address. */
  readonly viewer: string;
  /** The ids of products. */
  readonly products: readonly number[];
}

/** Counts who looked at products. */
export function createViewsRepository({ kysely }: Pick<Database, 'kysely'>) {
  return {
    /**
     * Counts views in one statement; those that were counted before, by whichever process, raise nothing. The products
     * are locked in the order of their ids, so that processes which count at the same time never wait in a circle.
     */
    async count(views: readonly Views[]): Promise<void> {
      // As one text: an array is written element by element.
      await sql`
        WITH seen AS MATERIALIZED (
          SELECT unnest(products) AS product_id, day, viewer
          FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS views (products int[], day date, viewer text)
        ), locked AS MATERIALIZED (
          SELECT id FROM products WHERE id IN (SELECT product_id FROM seen) ORDER BY id FOR NO KEY UPDATE
        ), inserted AS (
          INSERT INTO product_views (product_id, day, viewer)
          SELECT product_id, day, viewer FROM seen WHERE product_id IN (SELECT id FROM locked)
          ON CONFLICT DO NOTHING
          RETURNING product_id
        )
        UPDATE products SET watch_count = watch_count + counted.views
        FROM (SELECT product_id, count(*)::int AS views FROM inserted GROUP BY product_id) AS counted
        WHERE products.id = counted.product_id
      `.execute(kysely);
    },

    /** Forgets who looked before a day; the counts stay. */
    async removeBefore(day: string): Promise<void> {
      await kysely.deleteFrom('product_views').where('day', '<', sql<Date>`cast(${day} as date)`).execute();
    },
  };
}

export type ViewsRepository = ReturnType<typeof createViewsRepository>;
