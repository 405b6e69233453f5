import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import type { Order, Place } from './order.ts';

/** Each listing stands in one bucket of each order; they grow in the order, and an index keeps them beside its words. */
const buckets = sql<number[]>`listing_buckets(products.name, products.price_cents, products.created_at)`;

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

/** The buckets of two places in an order. */
export async function bucketsOf(kysely: Kysely<DB>, order: Order, one: Place, other: Place): Promise<[number, number]> {
  const { rows } = await sql<{ one: number; other: number }>`
    select ${bucketOf(order, one)} as one, ${bucketOf(order, other)} as other`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('A select of two values has one row.');
  return [row.one, row.other];
}

/** Whether a listing stands in one of the buckets from one to another, in whichever direction, both included. */
export function isInBuckets(one: number, other: number) {
  const first = Math.min(one, other);
  const all = Array.from({ length: Math.abs(one - other) + 1 }, (_, n) => first + n);
  return sql<SqlBool>`${buckets} && ${all}::int[]`;
}
