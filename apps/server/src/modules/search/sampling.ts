import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { type Stretch, sizeOf, spread } from './buckets.ts';
import { type Expectation, isSure } from './expectation.ts';
import { type Filters, matchesIn } from './filters.ts';
import { withoutBeginnings } from './lexemes.ts';
import { isBeyond, keyOf, type Order, type Place, placeOf } from './order.ts';
import { presentRow, rowColumns, type Wanted } from './row.ts';
import type { Walk } from './walk.ts';

/** Whether it is sure that many match, and then the places of a few hits that tell about where a window ends. */
interface Estimate {
  readonly areMany: boolean;
  readonly bounds: readonly Place[];
  /** Whether hardly any come behind the place from which it is looked. */
  readonly areAlmostAllBefore: boolean;
}

/** A window of an order. */
interface Asked {
  readonly order: Order;
  readonly wanted: Wanted;
}

/** Hits of some days that are a sample of all: fewer tell how many there are than where in an order they stand. */
const SAMPLE = { created_at: 100, price: 300, name: 300 } as const;
/** Those days should hold so many times as many. */
const MARGIN = 1.2;

/** So many parts of all days at least are looked at. */
const PARTS = 6;
/** Fewer are enough where they should hold so many times as many hits as count as many: then nothing is left to be told. */
const FEWEST_PARTS = 3;
const PROOF = 2;
/** So many of them, which hold the most, are left out where it is told how many there are: hits may come all at once. */
const RICHEST = 2;
/** Such a share of all days is enough for what there is that much of: the planner may expect too little by far. */
const LARGEST = 1 / 50;
/** More of all days are no sample any more. */
const LARGEST_SHARE = 0.75;
/** So many hits in the others tell it, at least. */
const TELLING = 30;
/** So many times as many hits should come before the first bound as are wanted, and before each other one as before the last. */
const BOUND_MARGIN = 2;
const BOUND_GROWTH = 4;
/** So many bounds at most are looked for. */
const BOUNDS = 3;

/**
 * Hits in some parts of all days, as a sample of all, counted as far as `most`: how many there are in all parts but the
 * richest, and the places of those with certain `ranks` in order behind the one from which it is looked.
 */
async function sample(
  kysely: Kysely<DB>,
  filters: Filters,
  most: number,
  parts: readonly Stretch[],
  { order, wanted: { after } }: Asked,
  ranks: readonly number[],
) {
  const [key, id] = [keyOf(order), sql.ref('id')];
  const firstDays = parts.map((part) => part.first);
  const rows = await kysely
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('products')
          .where((eb) => matchesIn(eb, filters, ...parts))
          .select(rowColumns),
    )
    .with('some', (db) => db.selectFrom('found').selectAll().limit(most))
    .with('counted', (db) =>
      db
        .selectFrom('some')
        .select((eb) => eb.fn.countAll<number>().as('hits'))
        .groupBy(sql`width_bucket(floor(extract(epoch from created_at) / 86400)::int, ${firstDays}::int[])`),
    )
    .with('steady', (db) =>
      db
        .selectFrom((eb) =>
          eb.selectFrom('counted').select('hits').orderBy('hits', 'desc').offset(RICHEST).as('poorer'),
        )
        .select(sql<number>`coalesce(sum(hits), 0)::int`.as('steady')),
    )
    .with('all', (db) => db.selectFrom('counted').select(sql<number>`coalesce(sum(hits), 0)::int`.as('total')))
    .with('first', (db) =>
      db
        .selectFrom('some')
        .selectAll()
        .$if(after !== null, (some) =>
          some.where(after === null ? sql<SqlBool>`true` : isBeyond(order, key, id, after)),
        )
        .orderBy(key, order.dir)
        .orderBy('id', order.dir)
        .limit(Math.max(0, ...ranks)),
    )
    .with('ranked', (db) =>
      db
        .selectFrom('first')
        .selectAll()
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.orderBy(key, order.dir).orderBy('id', order.dir))
            .as('rank'),
        ),
    )
    .selectFrom('steady')
    .innerJoin('all', (join) => join.onTrue())
    .leftJoin('ranked', (join) => join.on(sql<SqlBool>`ranked.rank = any(${ranks}::bigint[])`))
    .select(['steady', 'total', 'rank', 'id', 'created_at', 'price_cents', 'name'])
    .orderBy('rank')
    .execute();
  const bounds = rows.flatMap((row) => presentRow(row).map((present) => placeOf(present, order)));
  return { total: rows[0]?.total ?? 0, steady: rows[0]?.steady ?? 0, bounds };
}

/** What finds no more than a search does, and sooner: where that is much, so is the rest. */
function leastOf(filters: Filters): Filters {
  const words = filters.words?.at(-1);
  return { ...filters, words: words === undefined ? null : [withoutBeginnings(words)] };
}

/** Tells by a sample whether what the planner expects to be many is. */
export function createSampling(kysely: Kysely<DB>, walk: Pick<Walk, 'daysOf'>, largest = LARGEST) {
  /**
   * Whether as many match as is expected, so many that there are `most` at least: some days tell, which are spread over all
   * days of the category. Words may have to do with each other and with the time, so neither the planner's guess nor what came
   * last is enough. The hits of those days are also a sample, which tells about where a window of an order ends.
   */
  return async function estimate(
    filters: Filters,
    order: Order,
    wanted: Wanted,
    most: number,
    { expected }: Pick<Expectation, 'expected'>,
  ): Promise<Estimate> {
    const unknown = { areMany: false, bounds: [], areAlmostAllBefore: false };
    const days = await walk.daysOf(filters);
    if (days === null) return unknown;
    const looked = Math.ceil(sizeOf(days) * Math.min(largest, (MARGIN * SAMPLE[order.by]) / expected));
    const proving = Math.ceil((PROOF * most * sizeOf(days)) / expected);
    const parts = spread(days, looked, Math.min(PARTS, Math.max(FEWEST_PARTS, proving)));
    const share = parts.reduce((sum, part) => sum + sizeOf(part), 0) / sizeOf(days);
    // There are too few days to choose some.
    if (parts.length === 0 || share > LARGEST_SHARE) return unknown;
    // As large a part of the sample as of all hits comes before a place. What is by time needs no places.
    const least = 1 + Math.ceil(BOUND_MARGIN * (wanted.offset + wanted.limit) * share);
    const isByMoment = order.by === 'created_at';
    const ranks = isByMoment ? [] : Array.from({ length: BOUNDS }, (_, n) => least * BOUND_GROWTH ** n);
    const { total, steady, bounds } = await sample(kysely, leastOf(filters), most, parts, { order, wanted }, ranks);
    const likely = steady / (share * (1 - RICHEST / parts.length));
    const areLikely = parts.length >= PARTS && steady >= TELLING && isSure(likely, most);
    if (total < most && !areLikely) return unknown;
    return { areMany: true, bounds, areAlmostAllBefore: !isByMoment && bounds.length === 0 };
  };
}

export type Sampling = ReturnType<typeof createSampling>;
