import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { halvesOf, rounded, type Stretch, sizeOf, stretchBetween } from './buckets.ts';
import { type Expectation, expectedRows } from './expectation.ts';
import { type Filters, inPrice, inScope, matchesIn, narrows } from './filters.ts';
import { hiddenKeyOf, isBeyond, keyOf, newest, type Order, type Place, placeOf, reversed } from './order.ts';
import { presentRow, type Row, rowColumns, type Wanted } from './row.ts';

/** What is known of the hits before any of them is met; how many are expected is asked for where that isn't. */
export interface Outlook extends Partial<Pick<Expectation, 'expected' | 'scope'>> {
  /** Places, one behind the other, as far as which it is looked first. */
  readonly bounds?: readonly Place[];
  /** Whether so few come behind the place from which it is looked that all of them are gathered at once. */
  readonly areAlmostAllBefore?: boolean;
  /** Where the rows of the category begin and end in the order; looked up where that isn't known. */
  readonly ends?: Ends | undefined;
}

/** The first row of the category behind a place and its last one in an order; null where there is none. */
export interface Ends {
  readonly begin: Place | null;
  readonly end: Place | null;
}

/** What a walk or a stretch of it brought. */
interface Met {
  readonly rows: readonly Row[];
  /** Hits that were met, those before the wanted ones included. */
  readonly met: number;
}

/** What a walk brought at its end. */
interface Walked extends Met {
  /** Whether these are all of the wanted ones that there are. */
  readonly areAll: boolean;
}

/** What is so common that the rows that are looked at first should hold such a share of the wanted ones is looked for there. */
const COMMON = 1 / 3;

/** Rows that are looked at one by one, in their order, before anything else. What one in ten has is mostly found there. */
const FIRST = 300;

/** So many times the buckets are taken that should hold enough hits, and so many hits more: few tell little. */
const MARGIN = 1.2;
const SPARE = 10;

/** So many times as many buckets are taken first as hold enough hits by the planner's guess. */
const GUESSED = 2;

/** Buckets as large as such a part of a stretch are few enough keys. */
const LARGE = 4;

/** So many times as many buckets as before are taken at most. */
const GROWTH = 4;

/**
 * Many hits, in the order of a column. PostgreSQL guesses how many there are before it chooses between walking along the
 * order and gathering the hits to sort them; where it guesses wrong it takes seconds. So a few rows are looked at one by
 * one, and behind them the hits are gathered from bucket to bucket, of which an index tells them. Hits before the wanted
 * ones never leave the database.
 */
export function createWalk({ kysely }: Pick<Database, 'kysely'>, first = FIRST) {
  const id = sql.ref('products.id');

  /** The rows of the category behind a place, in their order. */
  function inOrder(filters: Filters, order: Order, after: Place | null) {
    const key = keyOf(order, 'products');
    return kysely
      .selectFrom('products')
      .where((eb) => inScope(eb, filters))
      .$if(order.by === 'price', (some) => some.where((eb) => inPrice(eb, filters)))
      .$if(after !== null, (some) => some.where(after === null ? sql<SqlBool>`true` : isBeyond(order, key, id, after)))
      .orderBy(key, order.dir)
      .orderBy('products.id', order.dir);
  }

  /** Where the stretch of so many rows ends; null where there are no more. The index alone tells it. */
  async function endOf(filters: Filters, order: Order, after: Place | null, rows: number): Promise<Place | null> {
    const last = await inOrder(filters, order, after)
      .select([keyOf(order, 'products').as('key'), 'products.id'])
      .offset(rows - 1)
      .limit(1)
      .$castTo<{ key: Date | string | number; id: number }>()
      .executeTakeFirst();
    if (last === undefined) return null;
    return { key: last.key instanceof Date ? last.key.toISOString() : last.key, id: last.id };
  }

  /**
   * The hits among the first rows behind a place, looked at one by one, and where those rows end; null where these are
   * enough or there are no more rows. One statement tells both: a listing that came or went between two would move that end,
   * and a hit there would be lost or shown twice.
   */
  async function amongNext(
    filters: Filters,
    order: Order,
    { after, limit, offset }: Wanted,
  ): Promise<Met & { readonly end: Place | null }> {
    const key = keyOf(order);
    const columns = ['id', 'created_at', 'price_cents', 'name'] as const;
    const answer = await kysely
      .with('looked', () =>
        inOrder(filters, order, after)
          .select(rowColumns)
          .select((eb) => narrows(eb, filters).as('is_hit'))
          .limit(first),
      )
      .with('hits', (db) =>
        db
          .selectFrom('looked')
          .select(columns)
          .where('is_hit', 'is', true)
          .orderBy(key, order.dir)
          .orderBy('id', order.dir)
          .limit(offset + limit),
      )
      .with('last', (db) =>
        db
          .selectFrom('looked')
          .select(columns)
          // Where the hits are enough, no row behind them is looked at.
          .where((eb) => eb(eb.selectFrom('hits').select(eb.fn.countAll<number>().as('met')), '<', offset + limit))
          .orderBy(key, order.dir)
          .orderBy('id', order.dir)
          .offset(first - 1)
          .limit(1),
      )
      .selectFrom((eb) =>
        eb
          .selectFrom('hits')
          .select([...columns, sql<boolean>`false`.as('is_end')])
          .unionAll(eb.selectFrom('last').select([...columns, sql<boolean>`true`.as('is_end')]))
          .as('answer'),
      )
      .selectAll()
      .orderBy('is_end')
      .orderBy(key, order.dir)
      .orderBy('id', order.dir)
      .execute();
    const rows = answer.flatMap(({ is_end, ...row }) => (is_end ? [] : [row]));
    const end = answer.find(({ is_end }) => is_end);
    return { rows: rows.slice(offset), met: rows.length, end: end === undefined ? null : placeOf(end, order) };
  }

  /** The hits behind a place in some neighbouring buckets, all gathered and then sorted. */
  async function within(
    filters: Filters,
    order: Order,
    { after, limit, offset }: Wanted,
    stretch: Stretch,
  ): Promise<Met> {
    const key = keyOf(order, 'products');
    const hits = kysely
      .with(
        (cte) => cte('found').materialized(),
        (db) =>
          db
            .selectFrom('products')
            .where((eb) => matchesIn(eb, filters, stretch))
            .$if(after !== null, (some) =>
              some.where(after === null ? sql<SqlBool>`true` : isBeyond(order, hiddenKeyOf(order), id, after)),
            )
            .select([key.as('key'), 'products.id']),
      )
      .with('page', (db) =>
        db
          .selectFrom('found')
          .select('id')
          .orderBy('key', order.dir)
          .orderBy('id', order.dir)
          .limit(limit)
          .offset(offset),
      );
    const answer = await hits
      .with('counted', (db) => db.selectFrom('found').select((eb) => eb.fn.countAll<number>().as('met')))
      .selectFrom('counted')
      // There is a row even where all hits come before the wanted ones.
      .leftJoin('page', (join) => join.onTrue())
      .leftJoin('products', 'products.id', 'page.id')
      .select(['counted.met', ...rowColumns])
      .orderBy(key, order.dir)
      .orderBy('products.id', order.dir)
      .execute();
    return { rows: answer.flatMap(presentRow), met: answer[0]?.met ?? 0 };
  }

  /** The same. The index takes as long as a stretch is wide, so wide ones are looked for in two halves at once. */
  async function withinHalves(filters: Filters, order: Order, wanted: Wanted, stretch: Stretch): Promise<Met> {
    const halves = halvesOf(stretch);
    const [near, far] = order.dir === 'asc' ? halves : halves.toReversed();
    if (near === undefined || far === undefined) return within(filters, order, wanted, stretch);
    const { after, limit, offset } = wanted;
    const [first, second] = await Promise.all([
      within(filters, order, wanted, near),
      within(filters, order, { after, limit: offset + limit, offset: 0 }, far),
    ]);
    const rows = [...first.rows, ...second.rows.slice(Math.max(0, offset - first.met))].slice(0, limit);
    return { rows, met: first.met + second.met };
  }

  /** Where the first row behind a place stands in an order; null where there is none. */
  async function beginOf(filters: Filters, order: Order, after: Place | null = null): Promise<Place | null> {
    const row = await inOrder(filters, order, after).select(rowColumns).limit(1).executeTakeFirst();
    return row === undefined ? null : placeOf(row, order);
  }

  async function endsOf(filters: Filters, order: Order, after: Place | null): Promise<Ends> {
    const [begin, end] = await Promise.all([beginOf(filters, order, after), beginOf(filters, reversed(order))]);
    return { begin, end };
  }

  return {
    endsOf,

    /** The days on which there are rows of the category; null where there are none. */
    async daysOf(filters: Filters): Promise<Stretch | null> {
      const [last, first] = await Promise.all([beginOf(filters, newest), beginOf(filters, reversed(newest))]);
      return first === null || last === null ? null : stretchBetween(kysely, newest, first, last);
    },

    /** The wanted rows where nothing but the category is asked for. */
    async straight(filters: Filters, order: Order, { after, limit, offset }: Wanted): Promise<Row[]> {
      const from = offset === 0 ? after : await endOf(filters, order, after, offset);
      if (from === null && offset > 0) return [];
      return inOrder(filters, order, from).select(rowColumns).limit(limit).execute();
    },

    /** The wanted hits of what is narrowed. No more than the first `stretches` of buckets are looked at. */
    async narrowed(
      filters: Filters,
      order: Order,
      { after, limit, offset }: Wanted,
      { expected, scope = 0, bounds = [], areAlmostAllBefore = false, ends }: Outlook = {},
      { stretches = Number.POSITIVE_INFINITY } = {},
    ): Promise<Walked> {
      // Bounds lead there as soon.
      const isEndKnown = bounds.length > 0 || areAlmostAllBefore;
      const areCommon = !isEndKnown && (expected === undefined || expected * first >= scope * limit * COMMON);
      if (stretches === 0) {
        if (!areCommon) return { rows: [], met: 0, areAll: false };
        const { end, ...found } = await amongNext(filters, order, { after, limit, offset });
        return { ...found, areAll: found.rows.length >= limit || end === null };
      }
      const [start, { begin, end }] = await Promise.all([
        areCommon ? amongNext(filters, order, { after, limit, offset }) : { rows: [], met: 0, end: after },
        ends ?? endsOf(filters, order, after),
      ]);
      const rows = [...start.rows];
      let { met } = start;
      const { end: from } = start;
      // A sample of some days bounds nothing by days, but of those each has about as many.
      const areDays = order.by === 'created_at';
      const behind = areCommon ? from : begin;
      if (rows.length >= limit || behind === null || end === null) return { rows, met, areAll: true };
      const [all, toBound] = await Promise.all([
        stretchBetween(kysely, order, behind, end),
        stretchBetween(kysely, order, behind, areDays ? end : (bounds[0] ?? end)),
      ]);
      const perBucket = areDays ? (expected ?? (await expectedRows(kysely, filters))) / sizeOf(all) : 0;
      let passed = 0;
      let metThere = 0;
      for (let n = 0; rows.length < limit && passed < sizeOf(all) && n < stretches; n += 1) {
        const hoped = MARGIN * (offset + limit - met) + SPARE;
        const bound = areDays ? undefined : bounds[n];
        let width = Math.ceil(Math.min(GROWTH, hoped / metThere) * passed);
        if (bound !== undefined)
          width = sizeOf(n === 0 ? toBound : await stretchBetween(kysely, order, behind, bound)) - passed;
        else if (areAlmostAllBefore) width = sizeOf(all);
        else if (passed === 0) width = perBucket > 0 ? Math.ceil((GUESSED * hoped) / perBucket) : 1;
        if (width <= 0) continue;
        const rest = { after: from, limit: limit - rows.length, offset: Math.max(0, offset - met) };
        // A price that is asked for cuts an order by prices off, where others stand.
        const isWhole = order.by !== 'price' || (filters.priceMinCents === null && filters.priceMaxCents === null);
        const stretch = cut(all, order, passed, width, { begin: isWhole && after === null, end: isWhole });
        const found = await withinHalves(filters, order, rest, stretch);
        rows.push(...found.rows);
        met += found.met;
        metThere += found.met;
        passed = order.dir === 'asc' ? stretch.last - all.first + 1 : all.last - stretch.first + 1;
      }
      return { rows, met, areAll: rows.length >= limit || passed >= sizeOf(all) };
    },
  };
}

/** Whether nothing stands beyond where a stretch begins and ends in its order. */
interface Open {
  readonly begin: boolean;
  readonly end: boolean;
}

/**
 * So many buckets of a stretch behind so many others, in the direction of an order; fewer where it ends before. There may be
 * some more, where that makes fewer keys: what they hold before the stretch is no hit behind the place from which it is looked.
 */
function cut(all: Stretch, { dir }: Order, passed: number, width: number, open: Open): Stretch {
  const { by } = all;
  const [isAscending, isFirst] = [dir === 'asc', passed === 0];
  const wanted = isAscending
    ? { by, first: all.first + passed, last: Math.min(all.last, all.first + passed + width - 1) }
    : { by, first: Math.max(all.first, all.last - passed - width + 1), last: all.last - passed };
  const movable = (end: 'first' | 'last') => {
    const isNear = isAscending === (end === 'first');
    if (isNear && !isFirst) return 'not';
    return wanted[end] === all[end] && (isNear ? open.begin : open.end) ? 'freely' : 'at a cost';
  };
  return rounded(wanted, { first: movable('first'), last: movable('last') }, width / LARGE);
}

export type Walk = ReturnType<typeof createWalk>;
