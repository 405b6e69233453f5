import type { Position } from './cursor.ts';
import type { Place } from './order.ts';

/** One hit with what its place is made of. */
export interface Row {
  readonly id: number;
  readonly created_at: Date;
  readonly price_cents: number;
  readonly name: string;
}

export const rowColumns = ['products.id', 'products.created_at', 'products.price_cents', 'products.name'] as const;

/** A row that something else was joined with, or that there is none. */
type MaybeRow = { readonly [column in keyof Row]: Row[column] | null };

/** The row as a list of one, or none. */
export function presentRow({ id, created_at, price_cents, name }: MaybeRow): Row[] {
  return id === null || created_at === null || price_cents === null || name === null
    ? []
    : [{ id, created_at, price_cents, name }];
}

/** One hit with what its position is made of. */
export interface Hit extends Row {
  /** How well it fits, 0 best; 0 where the order is another. */
  readonly tier: number;
}

/** Rows as hits of a tier. */
export function ranked(rows: readonly Row[], tier: number): Hit[] {
  return rows.map((row) => ({ ...row, tier }));
}

/** The hits that are wanted: so many, behind a place and then behind so many others. */
export interface Wanted {
  readonly after: Place | null;
  readonly limit: number;
  readonly offset: number;
}

/** How many rows, and from where: after a position, or so many rows in. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
  readonly after: Position | null;
}

/**
 * What was found of a window, and how many hits there are in all: no fewer, where they are as many as was asked for. Where a
 * window that is not behind a position is not filled, it is just as many.
 */
export interface Found {
  readonly hits: Hit[];
  readonly total: number;
}
