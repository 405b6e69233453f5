import { type SqlBool, sql } from 'kysely';

/** The keys by which an index finds a listing beside its words: of its buckets and of its state. The migration makes them. */
const keys = sql<number[]>`listing_keys(products.name, products.price_cents, products.created_at, products.state)`;

/** Whether a listing has any of some keys. */
export function hasAnyKey(some: readonly number[]) {
  return sql<SqlBool>`${keys} && ${some}::int[]`;
}

/** The keys of states that few listings have; most are used. */
const stateKeys: ReadonlyMap<string | null, number> = new Map([
  ['new', 9_000_001],
  ['new-like', 9_000_002],
]);

/** Whether a listing has the key of a state; null where that has none. */
export function hasKeyOfState(state: string | null) {
  const key = stateKeys.get(state);
  return key === undefined ? null : hasAnyKey([key]);
}
