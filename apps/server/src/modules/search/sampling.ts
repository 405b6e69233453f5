import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { type Stretch, sizeOf, widened } from './buckets.ts';
import { CERTAINTY, type Expectation } from './expectation.ts';
import { type Filters, matchesIn } from './filters.ts';
import { isBeyond, keyOf, type Order, type Place, placeOf } from './order.ts';
import { presentRow, rowColumns, type Wanted } from './row.ts';
import { TELLING } from './walk.ts';

/** Whether it is certain that many match, and then the places of a few hits that tell about where a window ends. */
interface Estimate {
  readonly areMany: boolean;
  readonly bounds: readonly Place[];
}

/** A window of an order. */
interface Asked {
  readonly order: Order;
  readonly wanted: Wanted;
}

/** Hits of the newest days that are a sample of all: fewer tell how many there are than where in an order they stand. */
const SAMPLE = { created_at: 100, price: 300, name: 300 } as const;
/** Those days should hold so many times as many. */
const DAYS_MARGIN = 1.2;
/** So many times as many hits should come before the first bound as are wanted, and before each other one as before the last. */
const BOUND_MARGIN = 2;
const BOUND_GROWTH = 4;

/**
 * Hits in a stretch of buckets, counted no further than a limit: a sample of all hits, of which about such a share stand in
 * the stretch. As large a part of both comes before a place of an order, so some of them tell about where a window ends.
 */
async function sample(
  kysely: Kysely<DB>,
  filters: Filters,
  { limit, share }: { limit: number; share: number },
  stretch: Stretch,
  { order, wanted: { after, limit: rows, offset } }: Asked,
): Promise<{ total: number; bounds: Place[] }> {
  const [key, id] = [keyOf(order), sql.ref('id')];
  const ranks: number[] = [];
  const first = 1 + Math.ceil(BOUND_MARGIN * (offset + rows) * share);
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
  return { total: answer[0]?.total ?? 0, bounds: answer.flatMap(presentRow).map((row) => placeOf(row, order)) };
}

/**
 * Whether as many match as the planner expects, so many that there are `most` at least: the newest days show it. Those of
 * them are also a sample, which tells about where a window of an order ends. `days` are all days of the category.
 */
export async function estimate(
  kysely: Kysely<DB>,
  filters: Filters,
  most: number,
  asked: Asked,
  { expected, days }: Pick<Expectation, 'expected'> & { readonly days: Stretch },
): Promise<Estimate> {
  const size = SAMPLE[asked.order.by];
  const width = Math.ceil((DAYS_MARGIN * size * sizeOf(days)) / expected);
  const newestDays = widened({ ...days, first: Math.max(days.first, days.last - width + 1) });
  const share = Math.min(1, sizeOf(newestDays) / sizeOf(days));
  const enough = Math.max(TELLING, Math.ceil(CERTAINTY * share * most));
  const limit = Math.max(size, enough);
  const { total, bounds } = await sample(kysely, filters, { limit, share }, newestDays, asked);
  return total >= enough ? { areMany: true, bounds } : { areMany: false, bounds: [] };
}
