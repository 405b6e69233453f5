import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { countUpTo } from '../../paging/rows.ts';
import { type Filters, isNarrowed, matches } from './filters.ts';
import { hiddenKeyOf, isBeyond, keyOf, newest, type Order } from './order.ts';
import { type Hit, presentRow, type Row, rowColumns, type Wanted } from './row.ts';

/** So many rows are gathered at most: about as long as an index takes to tell of them where words are common. */
const GATHERED = 8_000;

/** The same where what came last is wanted: a few days hold a page of that, and tell how many there are. */
const GATHERED_OF_NEWEST = 3_000;

/**
 * Hits of a search that are gathered and then sorted, which is soonest where there are few: PostgreSQL must not hope to meet
 * enough of them while it walks along an order. It is planned as if all of them were wanted, for with a limit in sight it
 * would hope so too.
 */
export function createGathering(kysely: Kysely<DB>, gathered = GATHERED) {
  /** What matches. No index of an order stands in the way of that of words. */
  function matching(filters: Filters) {
    const priceByIndex = filters.words === null && filters.address === null;
    return kysely.selectFrom('products').where((eb) => matches(eb, filters, { priceByIndex }));
  }

  return {
    /** So many rows are gathered at most where it isn't said. */
    gathered,

    /** So many by the order that is asked for, where they may be looked for in another way. */
    gatheredBy: { created_at: Math.min(gathered, GATHERED_OF_NEWEST), price: gathered, name: gathered },

    /**
     * The wanted hits. `total` counts all, no further than `most`; when it is reached, the hits are those of a sample.
     */
    async findFew(
      filters: Filters,
      order: Order,
      { after, limit, offset }: Wanted,
      most: number,
    ): Promise<{ hits: Row[]; total: number }> {
      const key = keyOf(order, 'products');
      const found = matching(filters).select([hiddenKeyOf(order).as('key'), 'products.id']);
      const rows = await kysely
        .with(
          (cte) => cte('found').materialized(),
          () => found,
        )
        .with('page', (db) =>
          db
            .selectFrom(db.selectFrom('found').selectAll().limit(most).as('some'))
            .select('id')
            .$if(after !== null, (some) =>
              some.where(after === null ? sql<SqlBool>`true` : isBeyond(order, sql.ref('key'), sql.ref('id'), after)),
            )
            .orderBy('key', order.dir)
            .orderBy('id', order.dir)
            .limit(limit)
            .offset(offset),
        )
        .with('counted', (db) =>
          db
            .selectFrom(db.selectFrom('found').select('id').limit(most).as('some'))
            .select((eb) => eb.fn.countAll<number>().as('total')),
        )
        .selectFrom('counted')
        // There is a row even where no hit is on the page.
        .leftJoin('page', (join) => join.onTrue())
        .leftJoin('products', 'products.id', 'page.id')
        .select(['counted.total', ...rowColumns])
        .orderBy(key, order.dir)
        .orderBy('products.id', order.dir)
        .execute();
      return { hits: rows.flatMap(presentRow), total: rows[0]?.total ?? 0 };
    },

    /** All hits by how well they fit, the newest first within each tier; null where there are `most` or more. */
    async findAllRanked(filters: Filters, most: number): Promise<Hit[] | null> {
      const tiers = filters.words ?? [];
      const cases = tiers.map((query, n) => sql`when search_vector @@ ${query}::tsquery then ${n}::int`);
      const rows = await kysely
        .with(
          (cte) => cte('found').materialized(),
          () => matching(filters).select([...rowColumns, sql<string>`products.search_vector`.as('search_vector')]),
        )
        .with(
          (cte) => cte('some').materialized(),
          (db) => db.selectFrom('found').selectAll().limit(most),
        )
        .selectFrom('some')
        .select(['id', 'created_at', 'price_cents', 'name'])
        // Nobody is told of a sample, so it needs no tiers.
        .select(
          sql<number>`case when (select count(*) from "some") >= ${most} then 0 ${sql.join(cases, sql` `)} end`.as(
            'tier',
          ),
        )
        .orderBy('tier')
        .orderBy(keyOf(newest), newest.dir)
        .orderBy('id', newest.dir)
        .execute();
      return rows.length >= most ? null : rows;
    },

    /** How many match, counted no further than `limit`. */
    count(filters: Filters, limit: number): Promise<number> {
      const all = matching(filters).select('products.id');
      if (!isNarrowed(filters)) return countUpTo(kysely, all, limit);
      const found = kysely
        .with(
          (cte) => cte('found').materialized(),
          () => all,
        )
        .selectFrom('found')
        .select('id');
      return countUpTo(kysely, found, limit);
    },
  };
}

export type Gathering = ReturnType<typeof createGathering>;
