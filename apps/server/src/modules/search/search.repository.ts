import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import { countUpTo } from '../../paging/rows.ts';
import { isInStretch, type Stretch } from './buckets.ts';
import type { Position } from './cursor.ts';
import { expectedRows } from './expectation.ts';
import { type Filters, isNarrowed, matches } from './filters.ts';
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

/** About how many match, whether it is known that those are many, and then perhaps a hit behind a window's last. */
interface Estimate {
  readonly expected: number;
  readonly areMany: boolean;
  readonly bound: Place | null;
}

/** A window of an order. */
interface OrderedWindow {
  readonly order: Order;
  readonly window: Window;
}

/** Which words a text has, and where those are looked for: in listings, or in addresses alone. */
export type Field = 'listing' | 'address';

/** As many times a limit must be expected before it counts as soon reached. */
const PLENTY = 4;

/** A share of all products from which on all that has the words is too much to gather for a sample. */
const COMMON = 0.05;
/** So many times as many hits are a sample of the newest days, which should hold a few times as many. */
const SAMPLES = 2;
const DAYS_MARGIN = 3;

function ranked(rows: readonly Row[], tier: number): Hit[] {
  return rows.map((row) => ({ ...row, tier }));
}

/** The tier of a row that has been found. */
function tierOf(words: readonly string[]) {
  const cases = words.map((query, n) => sql`when products.search_vector @@ ${query}::tsquery then ${n}::int`);
  return words.length === 0 ? sql<number>`0` : sql<number>`(case ${sql.join(cases, sql` `)} end)`;
}

/**
 * What matches, gathered as far as a limit. It is planned as if all of it were wanted: with a limit in sight PostgreSQL
 * hopes to meet enough of it while it reads on and on. Where many more are expected than the limit, it is soon reached
 * among those that have the words.
 */
function gathered(kysely: Kysely<DB>, filters: Filters, limit: number, words: readonly string[], expected = 0) {
  const isSoonReached = expected > PLENTY * limit && (filters.words !== null || filters.address !== null);
  return kysely
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('products')
          .where((eb) => matches(eb, filters, { priceByIndex: !isSoonReached }))
          .select(rowColumns)
          .select(tierOf(words).as('tier')),
    )
    .with(
      (cte) => cte('some').materialized(),
      (db) => db.selectFrom('found').selectAll().limit(limit),
    );
}

/**
 * Hits in a stretch of buckets, counted no further than a limit. The last of as many of them as a window has comes behind at
 * least so many others of all hits.
 */
async function sampled(
  kysely: Kysely<DB>,
  filters: Filters,
  limit: number,
  stretch: Stretch,
  { order, window: { after, limit: rows, offset } }: OrderedWindow,
): Promise<{ total: number; bound: Place | null }> {
  const [key, id] = [keyOf(order), sql.ref('id')];
  const answer = await kysely
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('products')
          .where((eb) => matches(eb, filters, { priceByIndex: false }))
          .where(isInStretch(stretch))
          .select(rowColumns),
    )
    .with(
      (cte) => cte('some').materialized(),
      (db) => db.selectFrom('found').selectAll().limit(limit),
    )
    .with('last', (db) =>
      db
        .selectFrom('some')
        .selectAll()
        .$if(after !== null, (some) =>
          some.where(after === null ? sql<SqlBool>`true` : isBeyond(order, key, id, after)),
        )
        .orderBy(key, order.dir)
        .orderBy('id', order.dir)
        .offset(offset + rows - 1)
        .limit(1),
    )
    .with('counted', (db) => db.selectFrom('some').select((eb) => eb.fn.countAll<number>().as('total')))
    .selectFrom('counted')
    .leftJoin('last', (join) => join.onTrue())
    .select(['total', 'id', 'created_at', 'price_cents', 'name'])
    .executeTakeFirstOrThrow();
  const { total, id: last, created_at, price_cents, name } = answer;
  const isThere = last !== null && created_at !== null && price_cents !== null && name !== null;
  return { total, bound: isThere ? placeOf({ id: last, created_at, price_cents, name }, order) : null };
}

/** Finds products by words, place and filters. */
export function createSearchRepository({ kysely }: Pick<Database, 'kysely'>) {
  const walk = createWalk({ kysely });

  const repository = {
    /** The words of a text, in its order; with `doubted` each is taken for a possible slip. */
    async readTerms(text: string, field: Field, { doubted }: { doubted: boolean }): Promise<Term[]> {
      const { rows } = await sql<Term>`
        select part, stems, known, declined, beginnings, corrections, halves, categories
        from search_terms(${text}, ${field === 'address' ? '@' : ''}, ${doubted})`.execute(kysely);
      return withFewBeginnings(rows);
    },

    /**
     * Hits in any order where there may be few: they are gathered and then sorted. `total` counts them no further than
     * `most`; when it is reached, the hits are those of a sample. `expected` is about how many there are, where it is known.
     */
    async findFew(
      filters: Filters,
      sorting: Sorting,
      { limit, offset, after }: Window,
      most: number,
      expected = 0,
    ): Promise<{ hits: Hit[]; total: number }> {
      const { by, dir } = sorting;
      const tiers = by === 'relevance' ? (filters.words ?? []) : [];
      const order = by === 'relevance' ? newest : { by, dir };
      const id = sql.ref('id');
      const rows = await gathered(kysely, filters, most, tiers, expected)
        .selectFrom('some')
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
              ? sql<SqlBool>`(tier > ${after.tier} or tier = ${after.tier} and ${beyond})`
              : beyond,
          );
        })
        .limit(limit)
        .offset(offset)
        .execute();
      // Behind the last hit there is no row that would tell; a first page without one says that there is none.
      const isFirst = offset === 0 && after === null;
      const total = rows[0]?.total ?? (isFirst ? 0 : await repository.count(filters, most));
      const hits = rows.map(({ total: _, ...hit }) => hit);
      return { hits, total };
    },

    /**
     * About how many match, and whether so many do that the newest days alone show it: then there are at least `most`. Of
     * what is rare, or was guessed wrong, that is not known. Those of the newest days are also a sample, which bounds where
     * a window of an order ends.
     */
    async estimate(filters: Filters, most: number, { order, window }: OrderedWindow): Promise<Estimate> {
      const expected = await expectedRows(kysely, filters);
      const unknown = { expected, areMany: false, bound: null };
      if (expected < most || expected < COMMON * (await roughNumberOfProducts(kysely))) return unknown;
      const days = await walk.daysOf(filters);
      if (days === null) return unknown;
      const size = SAMPLES * most;
      const width = Math.ceil((DAYS_MARGIN * size * (days.last - days.first + 1)) / expected);
      const newestDays = { ...days, first: Math.max(days.first, days.last - width + 1) };
      const { total, bound } = await sampled(kysely, filters, size, newestDays, { order, window });
      return total >= most ? { expected, areMany: true, bound } : unknown;
    },

    /** Many hits, in the order of a column; `bound` as the walk has it. */
    async findSorted(filters: Filters, order: Order, window: Window, bound: Place | null = null): Promise<Hit[]> {
      if (!isNarrowed(filters)) return ranked(await walk.straight(filters, order, window), 0);
      return ranked((await walk.narrowed(filters, order, window, bound)).rows, 0);
    },

    /**
     * Many hits by how well they fit, the newest first within each tier. Tiers that hold few are gathered; the first that
     * holds `many` is walked through, without those before it.
     */
    async findRanked(filters: Filters, { limit, offset, after }: Window, many: number): Promise<Hit[]> {
      const tiers = filters.words ?? [];
      const wanted = limit + offset;
      const position = after?.by === 'relevance' ? after : null;
      let hits: Hit[] = [];
      // Hits that were met, of which those before the wanted ones are left out of `hits` once a tier is walked through.
      let met = 0;
      let few = true;
      for (const [tier, query] of tiers.entries()) {
        const before = tiers[tier - 1];
        if (query === before || tier < (position?.tier ?? 0)) continue;
        const upTo = { ...filters, words: tiers.slice(0, tier + 1) };
        const guess = few
          ? await repository.estimate(upTo, many, { order: newest, window: { limit, offset, after } })
          : { expected: many, areMany: true };
        if (few && !guess.areMany) {
          const window = { limit: wanted, offset: 0, after };
          const found = await repository.findFew(upTo, { by: 'relevance', dir: 'desc' }, window, many, guess.expected);
          few = found.total < many;
          if (few) {
            met = found.hits.length;
            hits = found.hits.slice(offset);
          }
        } else {
          few = false;
        }
        if (!few) {
          const alone = before === undefined ? query : `(${query}) & !(${before})`;
          const more = await walk.narrowed({ ...filters, words: [alone] }, newest, {
            after: position?.tier === tier ? position : null,
            limit: limit - hits.length,
            offset: Math.max(0, offset - met),
          });
          hits.push(...ranked(more.rows, tier));
          met += more.met;
        }
        if (hits.length >= limit) break;
      }
      return hits;
    },

    /** How many match, counted no further than `limit`. */
    count(filters: Filters, limit: number): Promise<number> {
      if (isNarrowed(filters)) {
        return countUpTo(kysely, gathered(kysely, filters, limit, []).selectFrom('some').select('id'), limit);
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
