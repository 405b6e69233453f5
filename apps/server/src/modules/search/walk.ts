import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { type Filters, inPrice, inScope, isNarrowed, matches, narrows } from './filters.ts';
import { isBeyond, isWithin, keyOf, type Order, type Place } from './order.ts';

/** One hit with what its place is made of. */
export interface Row {
  readonly id: number;
  readonly created_at: Date;
  readonly price_cents: number;
  readonly name: string;
}

export const rowColumns = ['products.id', 'products.created_at', 'products.price_cents', 'products.name'] as const;

/** How the way is cut. */
export interface Stretches {
  /** Rows that are looked at one by one, in their order. What one in a hundred has is mostly found among them. */
  readonly first: number;
  /** Rows of the stretch behind them, of which an index tells the hits. */
  readonly second: number;
}

const usual: Stretches = { first: 2000, second: 30_000 };

/**
 * Many hits, in the order of a column. PostgreSQL guesses how many there are before it chooses between walking along the
 * order and gathering the hits to sort them; where it guesses wrong it takes seconds. So the way is cut into stretches,
 * each behind the one before, and in none of them a wrong guess costs much.
 */
export function createWalk({ kysely }: Pick<Database, 'kysely'>, stretches = usual) {
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

  /** Where the stretch of so many rows ends; null where there are no more. */
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

  /** The first rows behind a place, looked at one by one. */
  function amongNext(filters: Filters, order: Order, after: Place | null, limit: number): Promise<Row[]> {
    if (!isNarrowed(filters)) return inOrder(filters, order, after).select(rowColumns).limit(limit).execute();
    return kysely
      .selectFrom(inOrder(filters, order, after).selectAll('products').limit(stretches.first).as('products'))
      .where((eb) => narrows(eb, filters))
      .select(rowColumns)
      .orderBy(keyOf(order, 'products'), order.dir)
      .orderBy('products.id', order.dir)
      .limit(limit)
      .execute();
  }

  /** The hits of a stretch, all gathered and then sorted. */
  function within(filters: Filters, order: Order, after: Place, until: Place | null, limit: number): Promise<Row[]> {
    const key = keyOf(order, 'products');
    return kysely
      .with(
        (cte) => cte('found').materialized(),
        (db) =>
          db
            .selectFrom('products')
            .where((eb) => matches(eb, filters))
            .where(isBeyond(order, key, id, after))
            .$if(until !== null, (some) =>
              some.where(until === null ? sql<SqlBool>`true` : isWithin(order, key, id, until)),
            )
            .select(rowColumns),
      )
      .selectFrom('found')
      .selectAll()
      .orderBy(keyOf(order), order.dir)
      .orderBy('id', order.dir)
      .limit(limit)
      .execute();
  }

  /**
   * The first so many hits behind a place. `bound` finds a hit that at least so many others come before, where it can:
   * nobody needs to look beyond it.
   */
  return async function walk(
    filters: Filters,
    order: Order,
    { after, limit, bound }: { after: Place | null; limit: number; bound: () => Promise<Place | null> },
  ): Promise<Row[]> {
    const hits = await amongNext(filters, order, after, limit);
    if (hits.length >= limit || !isNarrowed(filters)) return hits;
    let from = await endOf(filters, order, after, stretches.first);
    // Rows are mostly stored in the order of their making, and a sample of the oldest bounds little.
    const last = order.by === 'created_at' ? null : await bound();
    if (last === null) {
      const until = from === null ? null : await endOf(filters, order, from, stretches.second);
      if (from !== null) hits.push(...(await within(filters, order, from, until, limit - hits.length)));
      from = until;
    }
    if (from !== null && hits.length < limit) {
      hits.push(...(await within(filters, order, from, last, limit - hits.length)));
    }
    return hits;
  };
}
