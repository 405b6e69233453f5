import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from '../products/index.ts';
import type { Position } from './cursor.ts';
import type { Sorting } from './sorting.ts';

/** What a search narrows down to. Texts are tsquery values that `toQuery` made. */
export interface Filters {
  readonly words: string | null;
  readonly address: string | null;
  readonly categoryId: number | null;
  readonly subcategoryId: number | null;
  readonly priceMinCents: number | null;
  readonly priceMaxCents: number | null;
  readonly state: 'new' | 'used' | 'new-like' | null;
}

/** How many rows, and from where: after a position, or so many rows in. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
  readonly after: Position | null;
}

/** One hit with what its position is made of. */
export interface Hit {
  readonly id: number;
  readonly created_at: Date;
  readonly price_cents: number;
  readonly name: string;
  /** How well it fits; 0 where the order is another. */
  readonly rank: number;
}

/** The newest matches that are ranked; ranking all matches of a common word would take a second. */
const RANKED_CANDIDATES = 1000;

/** Title, then the rest: weights of D, C, B, A. */
const WEIGHTS = '{0.05, 0.1, 0.2, 1.0}';

function matches(eb: ExpressionBuilder<DB, 'products'>, filters: Filters): ExpressionWrapper<DB, 'products', SqlBool> {
  return eb.and([
    isListed(eb),
    ...(filters.words === null ? [] : [sql<SqlBool>`products.search_vector @@ ${filters.words}::tsquery`]),
    ...(filters.address === null ? [] : [sql<SqlBool>`products.address_vector @@ ${filters.address}::tsquery`]),
    ...(filters.categoryId === null ? [] : [eb('products.category_id', '=', filters.categoryId)]),
    ...(filters.subcategoryId === null ? [] : [eb('products.subcategory_id', '=', filters.subcategoryId)]),
    ...(filters.priceMinCents === null ? [] : [eb('products.price_cents', '>=', filters.priceMinCents)]),
    ...(filters.priceMaxCents === null ? [] : [eb('products.price_cents', '<=', filters.priceMaxCents)]),
    ...(filters.state === null ? [] : [eb('products.state', '=', filters.state)]),
  ]);
}

const sortKeys = {
  created_at: sql.ref('products.created_at'),
  price: sql.ref('products.price_cents'),
  // Names follow the Lithuanian alphabet.
  name: sql`products.name collate "lt-x-icu"`,
} as const;

/** Finds products by words, place and filters. */
export function createSearchRepository({ kysely }: Database) {
  const columns = ['products.id', 'products.created_at', 'products.price_cents', 'products.name'] as const;

  function newest(filters: Filters, until: string | null) {
    const query = kysely.selectFrom('products').where((eb) => matches(eb, filters));
    return until === null ? query : query.where('products.created_at', '<=', new Date(until));
  }

  return {
    /** The tsquery that these words ask for, forgiving and corrected, as text; null when nothing is left of them. */
    async toQuery(words: readonly string[]): Promise<string | null> {
      const { rows } = await sql<{ query: string }>`select search_query(${[...words]}::text[])::text as query`.execute(
        kysely,
      );
      return rows[0]?.query || null;
    },

    /** Hits in the order of a column. */
    async findSorted(
      filters: Filters,
      sorting: Sorting & { by: keyof typeof sortKeys },
      window: Window,
    ): Promise<Hit[]> {
      const { after } = window;
      const key = sortKeys[sorting.by];
      const beyond = sorting.dir === 'asc' ? sql`>` : sql`<`;
      const from =
        after === null ? null : sorting.by === 'name' ? sql`${after.key} collate "lt-x-icu"` : sql`${after.key}`;
      const query = newest(filters, null)
        .select(columns)
        .select(sql<number>`0`.as('rank'))
        .orderBy(key, sorting.dir)
        .orderBy('products.id', sorting.dir)
        .limit(window.limit)
        .offset(window.offset);
      return (
        after === null ? query : query.where(sql<SqlBool>`(${key}, products.id) ${beyond} (${from}, ${after.id}::int)`)
      ).execute();
    },

    /** Hits by how well they fit, out of the newest candidates that there were at `until`. */
    async findRanked(filters: Filters, window: Window, until: string): Promise<Hit[]> {
      const { after } = window;
      const candidates = newest(filters, until)
        .select(columns)
        .select(
          sql<number>`ts_rank(${WEIGHTS}::float4[], products.search_vector, ${filters.words}::tsquery, 1)::float8`.as(
            'rank',
          ),
        )
        .orderBy('products.created_at', 'desc')
        .orderBy('products.id', 'desc')
        .limit(RANKED_CANDIDATES);
      const query = kysely
        .selectFrom(candidates.as('candidate'))
        .selectAll()
        .orderBy('rank', 'desc')
        .orderBy('id', 'desc')
        .limit(window.limit)
        .offset(window.offset);
      return (
        after === null ? query : query.where(sql<SqlBool>`(rank, id) < (${after.key}::float8, ${after.id}::int)`)
      ).execute();
    },

    /** How many match, counted no further than `limit`. */
    async count(filters: Filters, limit: number): Promise<number> {
      const some = newest(filters, null).select('products.id').limit(limit);
      const row = await kysely
        .selectFrom(some.as('some'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return row.total;
    },
  };
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;
