import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import type { Order, Place } from './order.ts';

/**
 * Each listing stands in one bucket of each order; they grow in the order, and an index keeps them beside its words. Eight
 * neighbours are a bucket of the next level. The migration tells how each is numbered.
 */
const keys = sql<number[]>`listing_buckets(products.name, products.price_cents, products.created_at)`;

const LEVELS = 3;
const LEVEL = 1_000_000;
const NEIGHBOURS = 8;

/** What is added to the numbers of an order's buckets. */
const bases = { name: 0, price: 10_000, created_at: 100_000 } as const;

/** The bucket behind that of the highest price. */
const LAST_OF_PRICES = 241;

/** Some neighbouring buckets of an order, both ends included. */
export interface Stretch {
  readonly by: Order['by'];
  readonly first: number;
  readonly last: number;
}

function bucketOf({ by }: Order, { key }: Place) {
  switch (by) {
    case 'name':
      return sql<number>`(listing_buckets(${key}::text, 0, to_timestamp(0)))[1]`;
    case 'price':
      return sql<number>`(listing_buckets('', ${key}::bigint, to_timestamp(0)))[2]`;
    case 'created_at':
      return sql<number>`(listing_buckets('', 0, ${key}::timestamptz))[3]`;
  }
}

/** The buckets from one place of an order to another, in whichever direction. */
export async function stretchBetween(kysely: Kysely<DB>, order: Order, one: Place, other: Place): Promise<Stretch> {
  const { rows } = await sql<{ one: number; other: number }>`
    select ${bucketOf(order, one)} as one, ${bucketOf(order, other)} as other`.execute(kysely);
  const numbers = rows.flatMap((row) => [row.one, row.other]).map((key) => key - bases[order.by]);
  return { by: order.by, first: Math.min(...numbers), last: Math.max(...numbers) };
}

/** The bucket of a price in cents by this machine's logarithm, which may take one on the border for its neighbour. */
function roughBucketOfPrice(cents: number): number {
  return Math.floor(10 * Math.log(cents + 1)) + 1;
}

/** The buckets of all prices in cents within bounds, and perhaps a little more. Null is no bound. */
export function stretchOfPrices(min: number | null, max: number | null): Stretch {
  const first = min === null ? 0 : roughBucketOfPrice(min) - 1;
  return { by: 'price', first, last: max === null ? LAST_OF_PRICES : roughBucketOfPrice(max) + 1 };
}

/** The keys of the fewest buckets of all levels that are just this stretch. */
function keysOf({ by, first, last }: Stretch): number[] {
  const found: number[] = [];
  for (let [level, from, to] = [0, first, last]; from <= to; level += 1) {
    const isTop = level === LEVELS - 1;
    const end = isTop ? to + 1 : Math.min(to + 1, Math.ceil(from / NEIGHBOURS) * NEIGHBOURS);
    const begin = isTop ? end : Math.max(end, Math.floor((to + 1) / NEIGHBOURS) * NEIGHBOURS);
    for (let bucket = from; bucket <= to; bucket += 1) {
      if (bucket < end || bucket >= begin) found.push(level * LEVEL + bases[by] + bucket);
    }
    if (isTop) break;
    [from, to] = [end / NEIGHBOURS, begin / NEIGHBOURS - 1];
  }
  return found;
}

/** Whether a listing stands in a stretch of buckets. */
export function isInStretch(stretch: Stretch) {
  return sql<SqlBool>`${keys} && ${keysOf(stretch)}::int[]`;
}
