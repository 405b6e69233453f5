import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { type Filters, inPrice, inScope, matches, narrows } from './filters.ts';
import { isBeyond, isWithin, keyOf, type Order, type Place } from './order.ts';

/** One hit with what its place is made of. */
export interface Row {
  readonly id: number;
  readonly created_at: Date;
  readonly price_cents: number;
  readonly name: string;
}

export const rowColumns = ['products.id', 'products.created_at', 'products.price_cents', 'products.name'] as const;

/** The hits that are wanted: so many, behind a place and then behind so many others. */
export interface Wanted {
  readonly after: Place | null;
  readonly limit: number;
  readonly offset: number;
}

/** What a walk or a stretch of it brought. */
interface Found {
  readonly rows: readonly Row[];
  /** Hits that were met, those before the wanted ones included. */
  readonly met: number;
}

/** How the way is cut. */
export interface Stretches {
  /** Rows that are looked at one by one, in their order. What one in a hundred has is mostly found among them. */
  readonly first: number;
  /** Rows of the stretch behind them, of which an index tells the hits. */
  readonly second: number;
  /** Rows of a longer one at most, before the rest is taken as a whole. */
  readonly longest: number;
}

const usual: Stretches = { first: 2000, second: 30_000, longest: 400_000 };

/** Hits that tell how many rows hold how many. */
const TELLING = 20;

/** So many times the rows are taken that should hold enough hits. */
const MARGIN = 1.3;

/**
 * Many hits, in the order of a column. PostgreSQL guesses how many there are before it chooses between walking along the
 * order and gathering the hits to sort them; where it guesses wrong it takes seconds. So the way is cut into stretches,
 * each behind the one before, and in none of them a wrong guess costs much. Hits before the wanted ones never leave the
 * database.
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

  /** The hits among the first rows behind a place, looked at one by one. */
  async function amongNext(filters: Filters, order: Order, { after, limit, offset }: Wanted): Promise<Found> {
    const hits = await kysely
      .selectFrom(inOrder(filters, order, after).selectAll('products').limit(stretches.first).as('products'))
      .where((eb) => narrows(eb, filters))
      .select(rowColumns)
      .orderBy(keyOf(order, 'products'), order.dir)
      .orderBy('products.id', order.dir)
      .limit(offset + limit)
      .execute();
    return { rows: hits.slice(offset), met: hits.length };
  }

  /** The hits of a stretch, all gathered and then sorted. */
  async function within(
    filters: Filters,
    order: Order,
    { after, limit, offset }: Wanted & { readonly after: Place },
    until: Place | null,
  ): Promise<Found> {
    const key = keyOf(order, 'products');
    const hits = kysely
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
            .select([keyOf(order, 'products').as('key'), 'products.id']),
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
    const rows = answer.flatMap(({ id, created_at, price_cents, name }) =>
      id === null || created_at === null || price_cents === null || name === null
        ? []
        : [{ id, created_at, price_cents, name }],
    );
    return { rows, met: answer[0]?.met ?? 0 };
  }

  return {
    /** The wanted rows where nothing but the category is asked for. */
    async straight(filters: Filters, order: Order, { after, limit, offset }: Wanted): Promise<Row[]> {
      const from = offset === 0 ? after : await endOf(filters, order, after, offset);
      if (from === null && offset > 0) return [];
      return inOrder(filters, order, from).select(rowColumns).limit(limit).execute();
    },

    /**
     * The wanted hits of what is narrowed. `bound` finds a hit that at least as many others come before as are wanted,
     * where it can: nobody needs to look beyond it.
     */
    async narrowed(
      filters: Filters,
      order: Order,
      { after, limit, offset, bound }: Wanted & { readonly bound: () => Promise<Place | null> },
    ): Promise<Found> {
      const start = await amongNext(filters, order, { after, limit, offset });
      const rows = [...start.rows];
      let { met } = start;
      if (rows.length >= limit) return { rows, met };
      let from = await endOf(filters, order, after, stretches.first);
      let looked = stretches.first;
      let isSecond = true;
      while (from !== null && rows.length < limit) {
        const needed = (MARGIN * (offset + limit - met) * looked) / Math.max(1, met);
        let length: number | null = Math.max(stretches.first, Math.ceil(needed));
        let last: Place | null = null;
        if (met < TELLING || length > stretches.longest) {
          // Rows are mostly stored in the order of their making, and a sample of the oldest bounds little.
          last = isSecond && order.by !== 'created_at' ? await bound() : null;
          length = isSecond && last === null ? stretches.second : null;
        }
        const until: Place | null = length === null ? last : await endOf(filters, order, from, length);
        const rest = { after: from, limit: limit - rows.length, offset: Math.max(0, offset - met) };
        const found = await within(filters, order, rest, until);
        rows.push(...found.rows);
        met += found.met;
        looked += length ?? 0;
        isSecond = false;
        from = length === null ? null : until;
      }
      return { rows, met };
    },
  };
}
