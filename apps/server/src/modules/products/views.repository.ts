import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';

/** Somebody looked at a product on a day. */
export interface View {
  readonly productId: number;
  /** In Vilnius, as `2026-11-28`. */
  readonly day: string;
  /** A keyed hash: never an address. */
  readonly viewer: string;
}

/** Counts who looked at products. */
export function createViewsRepository({ kysely }: Pick<Database, 'kysely'>) {
  return {
    /**
     * Counts views in one statement; those that were counted before, by whichever process, raise nothing. The products
     * are locked in the order of their ids, so that processes which count at the same time never wait in a circle.
     */
    async count(views: readonly View[]): Promise<void> {
      const products = views.map(({ productId }) => productId);
      const days = views.map(({ day }) => day);
      const viewers = views.map(({ viewer }) => viewer);
      await sql`
        WITH locked AS MATERIALIZED (
          SELECT id FROM products WHERE id = ANY(${products}::int[]) ORDER BY id FOR NO KEY UPDATE
        ), inserted AS (
          INSERT INTO product_views (product_id, day, viewer)
          SELECT product_id, day, viewer
          FROM unnest(${products}::int[], ${days}::date[], ${viewers}::text[]) AS seen (product_id, day, viewer)
          WHERE product_id IN (SELECT id FROM locked)
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
