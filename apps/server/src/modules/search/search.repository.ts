import {
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from '../products/index.ts';
import type { Position } from './cursor.ts';
import type { Sorting } from './sorting.ts';
import type { Term } from './term.ts';

/** What a search narrows down to. Texts are tsquery values. */
export interface Filters {
  /** By tiers, best first, each holding all before it; the last is all that is found. */
  readonly words: readonly string[] | null;
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
  /** How well it fits, 0 best; 0 where the order is another. */
  readonly tier: number;
}

/** Which words a text has, and where those are looked for: in listings, or in addresses alone. */
export type Field = 'listing' | 'address';

/** Whether a product is listed and matches. */
export function matches(
  eb: ExpressionBuilder<DB, 'products'>,
  filters: Filters,
): ExpressionWrapper<DB, 'products', SqlBool> {
  return eb.and([
    isListed(eb),
    ...(filters.words === null ? [] : [sql<SqlBool>`products.search_vector @@ ${filters.words.at(-1)}::tsquery`]),
    ...(filters.address === null ? [] : [sql<SqlBool>`products.address_vector @@ ${filters.address}::tsquery`]),
    ...(filters.categoryId === null ? [] : [eb('products.category_id', '=', filters.categoryId)]),
    ...(filters.subcategoryId === null ? [] : [eb('products.subcategory_id', '=', filters.subcategoryId)]),
    ...(filters.priceMinCents === null ? [] : [eb('products.price_cents', '>=', filters.priceMinCents)]),
    ...(filters.priceMaxCents === null ? [] : [eb('products.price_cents', '<=', filters.priceMaxCents)]),
    ...(filters.state === null ? [] : [eb('products.state', '=', filters.state)]),
  ]);
}

/** Names follow the Lithuanian alphabet. */
function nameKey(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} collate "lt-x-icu"`;
}

const sortKeys = {
  created_at: sql.ref('products.created_at'),
  price: sql.ref('products.price_cents'),
  name: nameKey('products.name'),
} as const;

/** Whether a row stands behind a position in the order of a column. */
function isBeyond(
  key: Expression<unknown>,
  id: Expression<unknown>,
  { by, dir }: Sorting,
  after: Position | null,
): RawBuilder<SqlBool> {
  const from = by === 'name' ? sql`${after?.key} collate "lt-x-icu"` : sql`${after?.key}`;
  return sql<SqlBool>`(${key}, ${id}) ${dir === 'asc' ? sql`>` : sql`<`} (${from}, ${after?.id}::int)`;
}

/** The tiers from one on, each without those before it; one that adds nothing is left out. */
function remainingTiers(words: readonly string[], first: number): { tier: number; query: string }[] {
  return words.flatMap((query, tier) => {
    const before = words[tier - 1];
    if (tier < first || query === before) return [];
    return [{ tier, query: before === undefined ? query : `${query} & !${before}` }];
  });
}

/** Finds products by words, place and filters. */
export function createSearchRepository({ kysely }: Database) {
  const columns = ['products.id', 'products.created_at', 'products.price_cents', 'products.name'] as const;

  function matching(filters: Filters) {
    return kysely.selectFrom('products').where((eb) => matches(eb, filters));
  }

  return {
    /** The words of a text, in its order; with `doubted` each is taken for a possible slip. */
    async readTerms(text: string, field: Field, { doubted }: { doubted: boolean }): Promise<Term[]> {
      const { rows } = await sql<Term>`
        select part, stems, known, declined, corrections, categories
        from search_terms(${text}, ${field === 'address' ? '@' : ''}, ${doubted})`.execute(kysely);
      return rows;
    },

    /**
     * Hits in any order where it is known that there are few: all of them are fetched by the words and then sorted. Left
     * to itself PostgreSQL would rather walk through the whole list in its order, and never meet what is rare.
     */
    async findFew(filters: Filters, sorting: Sorting, { limit, offset, after }: Window): Promise<Hit[]> {
      const isRanked = sorting.by === 'relevance';
      const tiers = isRanked ? (filters.words ?? []) : [];
      const tier = sql<number>`(case ${sql.join(
        tiers.map((query, n) => sql`when products.search_vector @@ ${query}::tsquery then ${n}::int`),
        sql` `,
      )} end)`;
      const query = kysely
        .with(
          (cte) => cte('found').materialized(),
          () =>
            matching(filters)
              .select(columns)
              .select((isRanked ? tier : sql<number>`0`).as('tier')),
        )
        .selectFrom('found')
        .selectAll()
        .limit(limit)
        .offset(offset);
      if (sorting.by !== 'relevance') {
        const key = { created_at: sql.ref('created_at'), price: sql.ref('price_cents'), name: nameKey('name') }[
          sorting.by
        ];
        return query
          .orderBy(key, sorting.dir)
          .orderBy('id', sorting.dir)
          .$if(after !== null, (some) => some.where(isBeyond(key, sql.ref('id'), sorting, after)))
          .execute();
      }
      return query
        .orderBy('tier')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .$if(after?.by === 'relevance', (some) =>
          some.where(
            sql<SqlBool>`(-tier, created_at, id) < (${-(after?.by === 'relevance' ? after.tier : 0)}::int, ${after?.key}::timestamptz, ${after?.id}::int)`,
          ),
        )
        .execute();
    },

    /** Hits in the order of a column. */
    async findSorted(
      filters: Filters,
      sorting: Sorting & { by: keyof typeof sortKeys },
      window: Window,
    ): Promise<Hit[]> {
      const { after, limit, offset } = window;
      const key = sortKeys[sorting.by];
      return matching(filters)
        .select(columns)
        .select(sql<number>`0`.as('tier'))
        .orderBy(key, sorting.dir)
        .orderBy('products.id', sorting.dir)
        .limit(limit)
        .offset(offset)
        .$if(after !== null, (some) => some.where(isBeyond(key, sql.ref('products.id'), sorting, after)))
        .execute();
    },

    /**
     * Hits by how well they fit, the newest first within each tier. A tier is only looked into when those before it
     * don't fill the window; that is what the common table expressions are for.
     */
    async findRanked(filters: Filters, { limit, offset, after }: Window): Promise<Hit[]> {
      const wanted = limit + offset;
      const position = after?.by === 'relevance' ? after : null;
      const tiers = remainingTiers(filters.words ?? [], position?.tier ?? 0);
      const names = tiers.map(({ tier }) => sql.ref(`tier_${tier}`));
      const parts = tiers.map(({ tier, query }, n) => {
        const before = names.slice(0, n).map((name) => sql`(select count(*) from ${name})`);
        const rows = matching({ ...filters, words: [query] })
          .select(columns)
          .select(sql<number>`${tier}::int`.as('tier'))
          .$if(position?.tier === tier, (some) =>
            some.where(
              sql<SqlBool>`(products.created_at, products.id) < (${position?.key}::timestamptz, ${position?.id}::int)`,
            ),
          )
          .$if(n > 0, (some) => some.where(sql<SqlBool>`${sql.join(before, sql` + `)} < ${wanted}`))
          .orderBy('products.created_at', 'desc')
          .orderBy('products.id', 'desc')
          .limit(wanted);
        return sql`${names[n]} as materialized (${rows})`;
      });
      if (parts.length === 0) return [];
      const { rows } = await sql<Hit>`
        with ${sql.join(parts)}
        select * from (${sql.join(
          names.map((name) => sql`select * from ${name}`),
          sql` union all `,
        )}) as hits
        order by tier, created_at desc, id desc
        limit ${limit} offset ${offset}`.execute(kysely);
      return rows;
    },

    /** How many match, counted no further than `limit`. */
    async count(filters: Filters, limit: number): Promise<number> {
      const some = matching(filters).select('products.id').limit(limit);
      const row = await kysely
        .selectFrom(some.as('some'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return row.total;
    },
  };
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;
