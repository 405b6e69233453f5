import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { type Stretch, sizeOf, spread } from './buckets.ts';
import { type Expectation, isSure } from './expectation.ts';
import { type Filters, matchesIn } from './filters.ts';
import { isBeyond, keyOf, type Order, type Place, placeOf } from './order.ts';
import { presentRow, rowColumns, type Wanted } from './row.ts';

/** Whether it is sure that many match, and then the places of a few hits that tell about where a window ends. */
interface Estimate {
  readonly areMany: boolean;
  readonly bounds: readonly Place[];
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
const PARTS = 8;
/** So many of them, which hold the most, are left out where it is told how many there are: hits may come all at once. */
const RICHEST = 2;
/** More of all days are no sample any more. */
const LARGEST_SHARE = 0.75;
/** So many hits in the others tell it, at least. */
const TELLING = 30;
/** So many hits are looked at, at most. */
const MOST = 3000;

/** So many times as many hits should come before the first bound as are wanted, and before each other one as before the last. */
const BOUND_MARGIN = 2;
const BOUND_GROWTH = 4;

/**
 * Hits in some days, a sample of all: as large a part of both, the `share`, comes before a place of an order, so some of them
 * tell about where a window ends. `steady` are those in all parts but the richest.
 */
async function sample(
  kysely: Kysely<DB>,
  filters: Filters,
  share: number,
  parts: readonly Stretch[],
  { order, wanted: { after, limit: rows, offset } }: Asked,
): Promise<{ steady: number; bounds: Place[] }> {
  const [key, id] = [keyOf(order), sql.ref('id')];
  const ranks: number[] = [];
  const first = 1 + Math.ceil(BOUND_MARGIN * (offset + rows) * share);
  for (let rank = first; rank <= MOST; rank *= BOUND_GROWTH) ranks.push(rank);
  const firstDays = parts.map((part) => part.first);
  const answer = await kysely
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('products')
          .where((eb) => matchesIn(eb, filters, ...parts))
          .select(rowColumns),
    )
    .with(
      (cte) => cte('some').materialized(),
      (db) => db.selectFrom('found').selectAll().limit(MOST),
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
    .with('in_parts', (db) =>
      db
        .selectFrom('some')
        .select((eb) => eb.fn.countAll<number>().as('hits'))
        .groupBy(sql`width_bucket(floor(extract(epoch from created_at) / 86400)::int, ${firstDays}::int[])`)
        .orderBy('hits', 'desc')
        .offset(RICHEST),
    )
    .with('steady', (db) => db.selectFrom('in_parts').select(sql<number>`coalesce(sum(hits), 0)::int`.as('steady')))
    .selectFrom('steady')
    .leftJoin('ranked', (join) => join.on(sql<SqlBool>`ranked.rank = any(${ranks}::bigint[])`))
    .select(['steady', 'id', 'created_at', 'price_cents', 'name'])
    .orderBy('rank')
    .execute();
  return { steady: answer[0]?.steady ?? 0, bounds: answer.flatMap(presentRow).map((row) => placeOf(row, order)) };
}

/**
 * Whether as many match as the planner expects, so many that there are `most` at least: some days tell, which are spread over
 * `days`, all those of the category. Words may have to do with each other and with the time, so neither the planner's guess
 * nor what came last is enough. The hits of those days are also a sample, which tells about where a window of an order ends.
 */
export async function estimate(
  kysely: Kysely<DB>,
  filters: Filters,
  most: number,
  asked: Asked,
  { expected, days }: Pick<Expectation, 'expected'> & { readonly days: Stretch },
): Promise<Estimate> {
  const wanted = Math.ceil((MARGIN * SAMPLE[asked.order.by] * sizeOf(days)) / expected);
  const parts = spread(days, wanted, PARTS);
  const looked = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  const share = looked / sizeOf(days);
  // There are too few days to choose some.
  if (parts.length === 0 || share > LARGEST_SHARE) return { areMany: false, bounds: [] };
  const { steady, bounds } = await sample(kysely, filters, share, parts, asked);
  const likely = steady / (share * (1 - RICHEST / parts.length));
  return steady >= TELLING && isSure(likely, most) ? { areMany: true, bounds } : { areMany: false, bounds: [] };
}
