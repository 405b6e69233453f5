import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import { countUpTo } from '../../paging/rows.ts';
import { type Stretch, widened } from './buckets.ts';
import type { Position } from './cursor.ts';
import { expectedRows, isPriceRare } from './expectation.ts';
import { type Filters, isNarrowed, matches, matchesIn } from './filters.ts';
import { roughNumberOfProducts } from './listed-products.ts';
import { isBeyond, keyOf, newest, type Order, type Place, placeOf } from './order.ts';
import type { Sorting } from './sorting.ts';
import { type Term, withFewBeginnings } from './term.ts';
import { createWalk, type Row, rowColumns } from './walk.ts';

/** How many rows, and from where: after a position, or so many rows in. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
  readonly after: Position | null;
}

/** One hit with what its position is made of. */
export interface Hit extends Row {
  /** How well it fits, 0 best; 0 where the order is another. */
  readonly tier: number;
}

/** Whether it is known that many match, and then the places of a few hits that tell about where a window ends. */
interface Estimate {
  readonly areMany: boolean;
  readonly bounds: readonly Place[];
}

/** A window of an order. */
interface OrderedWindow {
  readonly order: Order;
  readonly window: Window;
}

/** Which words a text has, and where those are looked for: in listings, or in addresses alone. */
export type Field = 'listing' | 'address';

/** A share of all products from which on all that has the words is too much to gather for a sample. */
const COMMON = 0.01;
/** Up to so many times as many as few it is worth a try whether there are few: beginnings are guessed too many. */
const PERHAPS_FEW = 5;

/** The newest days that are looked at should hold so many times as many hits as are asked for. */
const DAYS_MARGIN = 3;
/** Where they hold fewer, but no fewer than a share of them, as many more days are looked at as should be enough. */
const TELLING = 0.1;
/** So many times as many hits should come before the first bound as are wanted, and before each other one as before the last. */
const BOUND_MARGIN = 2;
const BOUND_GROWTH = 4;

function ranked(rows: readonly Row[], tier: number): Hit[] {
  return rows.map((row) => ({ ...row, tier }));
}

/** The tier of each of some rows; null where those are as many as `most`, for then they are but a sample. */
function tierOf(words: readonly string[], most: number) {
  const cases = words.map((query, n) => sql`when search_vector @@ ${query}::tsquery then ${n}::int`);
  return words.length === 0
    ? sql<number>`0`
    : sql<number | null>`(case when (select count(*) from "some") >= ${most} then null ${sql.join(cases, sql` `)} end)`;
}

/**
 * What matches, gathered as far as a limit. It is planned as if all of it were wanted: with a limit in sight PostgreSQL
 * hopes to meet enough of it while it reads on and on.
 */
function gathered(kysely: Kysely<DB>, filters: Filters, limit: number, { withWords }: { withWords: boolean }) {
  const priceByIndex = filters.words === null && filters.address === null;
  return kysely
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('products')
          .where((eb) => matches(eb, filters, { priceByIndex }))
          .select(rowColumns)
          .select((withWords ? sql<string | null>`products.search_vector` : sql<null>`null`).as('search_vector')),
    )
    .with(
      (cte) => cte('some').materialized(),
      (db) => db.selectFrom('found').selectAll().limit(limit),
    );
}

/**
 * Hits in a stretch of buckets, counted no further than a limit, of about `expected` in all. They are a sample of all hits:
 * as large a part of both comes before a place of an order. So some of them tell about where a window ends.
 */
async function sampled(
  kysely: Kysely<DB>,
  filters: Filters,
  { limit, expected }: { limit: number; expected: number },
  stretch: Stretch,
  { order, window: { after, limit: rows, offset } }: OrderedWindow,
): Promise<{ total: number; bounds: Place[] }> {
  const [key, id] = [keyOf(order), sql.ref('id')];
  const ranks: number[] = [];
  const first = 1 + Math.ceil((BOUND_MARGIN * (offset + rows) * limit) / expected);
  for (let rank = first; rank <= limit; rank *= BOUND_GROWTH) ranks.push(rank);
  const answer = await kysely
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('products')
          .where((eb) => matchesIn(eb, filters, stretch))
          .select(rowColumns),
    )
    .with(
      (cte) => cte('some').materialized(),
      (db) => db.selectFrom('found').selectAll().limit(limit),
    )
    .with('ranked', (db) =>
      db
        .selectFrom('some')
        .selectAll()
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.orderBy(key, order.dir).orderBy('id', order.dir))
            .as('rank'),
        )
        .$if(after !== null, (some) =>
          some.where(after === null ? sql<SqlBool>`true` : isBeyond(order, key, id, after)),
        ),
    )
    .with('counted', (db) => db.selectFrom('some').select((eb) => eb.fn.countAll<number>().as('total')))
    .selectFrom('counted')
    .leftJoin('ranked', (join) => join.on(sql<SqlBool>`ranked.rank = any(${ranks}::bigint[])`))
    .select(['total', 'id', 'created_at', 'price_cents', 'name'])
    .orderBy('rank')
    .execute();
  const bounds = answer.flatMap(({ id, created_at, price_cents, name }) =>
    id === null || created_at === null || price_cents === null || name === null
      ? []
      : [placeOf({ id, created_at, price_cents, name }, order)],
  );
  return { total: answer[0]?.total ?? 0, bounds };
}

/** Finds products by words, place and filters. */
export function createSearchRepository({ kysely }: Pick<Database, 'kysely'>) {
  const walk = createWalk({ kysely });

  /** The hits of the best tiers as far as those hold few together, and how many tiers those are; the last is none of them. */
  async function fewBestTiers(
    filters: Filters,
    { limit, offset, after }: Window,
    many: number,
  ): Promise<{ hits: readonly Hit[]; passed: number }> {
    const tiers = filters.words ?? [];
    const upTo = (tier: number) => ({ ...filters, words: tiers.slice(0, tier + 1) });
    const window = { limit: limit + offset, offset: 0, after };
    const gather = async (tier: number) => {
      const { hits, total } = await repository.findFew(upTo(tier), { by: 'relevance', dir: 'desc' }, window, many);
      return total < many ? hits : null;
    };
    const beforeLast = tiers.length - 2;
    // They are of titles and mostly hold few even together: then it takes one statement.
    if (beforeLast >= 0 && (await expectedRows(kysely, upTo(beforeLast))) < PERHAPS_FEW * many) {
      const all = await gather(beforeLast);
      if (all !== null) return { hits: all, passed: beforeLast + 1 };
    }
    let hits: readonly Hit[] = [];
    let passed = after?.by === 'relevance' ? after.tier : 0;
    while (passed <= beforeLast && hits.length < window.limit) {
      // One that holds the same as the tier before it has no hits of its own.
      if (tiers[passed] !== tiers[passed - 1]) {
        const asked = { order: newest, window: { limit, offset, after } };
        const { areMany } = await repository.estimate(upTo(passed), many, asked);
        const found = areMany ? null : await gather(passed);
        if (found === null) break;
        hits = found;
      }
      passed += 1;
    }
    return { hits, passed };
  }

  const repository = {
    /** The words of a text, in its order; with `doubted` each is taken for a possible slip. */
    async readTerms(text: string, field: Field, { doubted }: { doubted: boolean }): Promise<Term[]> {
      const { rows } = await sql<Term>`
        select part, stems, known, declined, beginnings, corrections, halves, categories
        from search_terms(${text}, ${field === 'address' ? '@' : ''}, ${doubted})`.execute(kysely);
      return withFewBeginnings(rows);
    },

    /** Whether few products have a price within bounds in cents. */
    isPriceRare(min: number | null, max: number | null): Promise<boolean> {
      return isPriceRare(kysely, min, max);
    },

    /**
     * Hits in any order where there may be few: they are gathered and then sorted. `total` counts them no further than
     * `most`; when it is reached, the hits are those of a sample.
     */
    async findFew(
      filters: Filters,
      sorting: Sorting,
      { limit, offset, after }: Window,
      most: number,
    ): Promise<{ hits: Hit[]; total: number }> {
      const { by, dir } = sorting;
      const tiers = by === 'relevance' ? (filters.words ?? []) : [];
      const order = by === 'relevance' ? newest : { by, dir };
      const id = sql.ref('id');
      const rows = await gathered(kysely, filters, most, { withWords: tiers.length > 0 })
        .with('placed', (db) => db.selectFrom('some').selectAll().select(tierOf(tiers, most).as('tier')))
        .selectFrom('placed')
        .select(['id', 'created_at', 'price_cents', 'name', 'tier'])
        .select((eb) => eb.selectFrom('some').select(eb.fn.countAll<number>().as('total')).as('total'))
        .$if(by === 'relevance', (some) => some.orderBy('tier'))
        .orderBy(keyOf(order), order.dir)
        .orderBy('id', order.dir)
        .$if(after !== null, (some) => {
          if (after === null) return some;
          const beyond = isBeyond(order, keyOf(order), id, after);
          return some.where(
            after.by === 'relevance'
              ? sql<SqlBool>`(tier is null or tier > ${after.tier} or tier = ${after.tier} and ${beyond})`
              : beyond,
          );
        })
        .limit(limit)
        .offset(offset)
        .execute();
      // Behind the last hit there is no row that would tell; a first page without one says that there is none.
      const isFirst = offset === 0 && after === null;
      const total = rows[0]?.total ?? (isFirst ? 0 : await repository.count(filters, most));
      const hits = rows.map(({ total: _, tier, ...hit }) => ({ ...hit, tier: tier ?? 0 }));
      return { hits, total };
    },

    /**
     * Whether so many match that the newest days alone show it: then there are at least `most`. Of what is rare, or was
     * guessed wrong, that is not known. Those of the newest days are also a sample, which tells about where a window of an
     * order ends.
     */
    async estimate(filters: Filters, most: number, { order, window }: OrderedWindow): Promise<Estimate> {
      const unknown = { areMany: false, bounds: [] };
      const expected = await expectedRows(kysely, filters);
      if (expected < most || expected < COMMON * (await roughNumberOfProducts(kysely))) return unknown;
      const days = await walk.daysOf(filters);
      if (days === null) return unknown;
      const sample = (width: number) => {
        const newestDays = widened({ ...days, first: Math.max(days.first, days.last - width + 1) });
        return sampled(kysely, filters, { limit: most, expected }, newestDays, { order, window });
      };
      const width = Math.ceil((DAYS_MARGIN * most * (days.last - days.first + 1)) / expected);
      const { total, bounds } = await sample(width);
      if (total >= most) return { areMany: true, bounds };
      const wider = Math.ceil((DAYS_MARGIN * width * most) / total);
      if (total < TELLING * most || wider > days.last - days.first) return unknown;
      const second = await sample(wider);
      return second.total >= most ? { areMany: true, bounds: second.bounds } : unknown;
    },

    /** Many hits, in the order of a column; `bounds` as the walk has them. */
    async findSorted(filters: Filters, order: Order, window: Window, bounds: readonly Place[] = []): Promise<Hit[]> {
      if (!isNarrowed(filters)) return ranked(await walk.straight(filters, order, window), 0);
      return ranked((await walk.narrowed(filters, order, window, bounds)).rows, 0);
    },

    /**
     * Hits by how well they fit, the newest first within each tier; there are at least `many`. Tiers that hold few are
     * gathered; the first that holds `many`, as the last does, is walked through, without those before it.
     */
    async findRanked(filters: Filters, window: Window, many: number): Promise<Hit[]> {
      const { limit, offset, after } = window;
      const tiers = filters.words ?? [];
      const position = after?.by === 'relevance' ? after : null;
      const { hits: few, passed } = await fewBestTiers(filters, window, many);
      const hits = few.slice(offset);
      // Hits that were met, of which those before the wanted ones are left out.
      let met = few.length;
      for (const [tier, query] of tiers.entries()) {
        const before = tiers[tier - 1];
        if (tier < passed || tier < (position?.tier ?? 0) || query === before) continue;
        if (hits.length >= limit) break;
        const alone = before === undefined ? query : `(${query}) & !(${before})`;
        const more = await walk.narrowed({ ...filters, words: [alone] }, newest, {
          after: position?.tier === tier ? position : null,
          limit: limit - hits.length,
          offset: Math.max(0, offset - met),
        });
        hits.push(...ranked(more.rows, tier));
        met += more.met;
      }
      return hits;
    },

    /** How many match, counted no further than `limit`. */
    count(filters: Filters, limit: number): Promise<number> {
      if (isNarrowed(filters)) {
        return countUpTo(
          kysely,
          gathered(kysely, filters, limit, { withWords: false }).selectFrom('some').select('id'),
          limit,
        );
      }
      const matching = kysely
        .selectFrom('products')
        .where((eb) => matches(eb, filters))
        .select('products.id');
      return countUpTo(kysely, matching, limit);
    },
  };
  return repository;
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;
