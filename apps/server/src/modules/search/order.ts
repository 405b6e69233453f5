import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sorting } from './sorting.ts';

/** The order of a column, and of ids where it is equal. */
export interface Order {
  readonly by: Exclude<Sorting['by'], 'relevance'>;
  readonly dir: Sorting['dir'];
}

/** The latest first. */
export const newest: Order = { by: 'created_at', dir: 'desc' };

/** The same order from its end. */
export function reversed({ by, dir }: Order): Order {
  return { by, dir: dir === 'asc' ? 'desc' : 'asc' };
}

/** A row's place in an order. */
export interface Place {
  readonly key: string | number;
  readonly id: number;
}

const columns = { created_at: 'created_at', price: 'price_cents', name: 'name' } as const;

/** What an order goes by, in the table or in what was selected from it. */
export function keyOf({ by }: Order, table?: 'products'): RawBuilder<unknown> {
  const column = sql.ref(table === undefined ? columns[by] : `${table}.${columns[by]}`);
  // Names follow the Lithuanian alphabet.
  return by === 'name' ? sql`${column} collate "lt-x-icu"` : column;
}

/** The same as an index of the order does not know it, for rows that another one finds sooner. */
export function hiddenKeyOf({ by }: Order): RawBuilder<unknown> {
  switch (by) {
    case 'name':
      return sql`(products.name || '') collate "lt-x-icu"`;
    case 'price':
      return sql`(products.price_cents + 0)`;
    case 'created_at':
      return sql`(products.created_at + interval '0')`;
  }
}

/** A row's place in an order. */
export function placeOf(row: { id: number; created_at: Date; price_cents: number; name: string }, order: Order): Place {
  const key = { created_at: row.created_at.toISOString(), price: row.price_cents, name: row.name }[order.by];
  return { key, id: row.id };
}

const types = { created_at: sql`timestamptz`, price: sql`bigint`, name: sql`text` } as const;

/** Whether a row stands behind a place. */
export function isBeyond({ by, dir }: Order, key: Expression<unknown>, id: Expression<unknown>, place: Place) {
  const from = sql`${place.key}::${types[by]}`;
  const collated = by === 'name' ? sql`${from} collate "lt-x-icu"` : from;
  return sql<SqlBool>`(${key}, ${id}) ${sql.raw(dir === 'asc' ? '>' : '<')} (${collated}, ${place.id}::int)`;
}
