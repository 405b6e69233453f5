import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from '../products/index.ts';
import { isInStretch, stretchOfPrices } from './buckets.ts';

type Products = ExpressionBuilder<DB, 'products'>;
type Condition = ExpressionWrapper<DB, 'products', SqlBool>;

/** What a search narrows down to. Texts are tsquery values. */
export interface Filters {
  /** By tiers, best first, each holding all before it; the last is all that is found. */
  readonly words: readonly string[] | null;
  readonly address: string | null;
  readonly categoryId: number | null;
  readonly subcategoryId: number | null;
  readonly priceMinCents: number | null;
  readonly priceMaxCents: number | null;
  readonly state: 'new' | 'used' | 'new-like' | null;
}

/** Whether anything but the category is asked for. What isn't is read straight from an index in its order. */
export function isNarrowed({ words, address, priceMinCents, priceMaxCents, state }: Filters): boolean {
  return [words, address, priceMinCents, priceMaxCents, state].some((filter) => filter !== null);
}

/** Listed products of the category: what the indexes keep in order. */
export function inScope(eb: Products, { categoryId, subcategoryId }: Filters): Condition {
  return eb.and([
    isListed(eb),
    ...(categoryId === null ? [] : [eb('products.category_id', '=', categoryId)]),
    ...(subcategoryId === null ? [] : [eb('products.subcategory_id', '=', subcategoryId)]),
  ]);
}

/** How a condition is written. */
interface Writing {
  /** False finds prices by the buckets beside the words: a wide range of them takes longer to read in an index of its own. */
  readonly priceByIndex?: boolean;
}

/** What an order by price begins and ends with. */
export function inPrice(eb: Products, filters: Filters, { priceByIndex = true }: Writing = {}): Condition {
  const { priceMinCents, priceMaxCents } = filters;
  const price = priceByIndex ? eb.ref('products.price_cents') : sql<number>`(products.price_cents + 0)`;
  const byBuckets = !priceByIndex && (priceMinCents !== null || priceMaxCents !== null);
  return eb.and([
    ...(byBuckets ? [isInStretch(stretchOfPrices(priceMinCents, priceMaxCents))] : []),
    ...(priceMinCents === null ? [] : [eb(price, '>=', priceMinCents)]),
    ...(priceMaxCents === null ? [] : [eb(price, '<=', priceMaxCents)]),
  ]);
}

/** What is asked for besides the category. */
export function narrows(eb: Products, filters: Filters, writing: Writing = {}): Condition {
  const { words, address, state } = filters;
  return eb.and([
    ...(words === null ? [] : [sql<SqlBool>`products.search_vector @@ ${words.at(-1)}::tsquery`]),
    ...(address === null ? [] : [sql<SqlBool>`products.search_vector @@ ${address}::tsquery`]),
    inPrice(eb, filters, writing),
    ...(state === null ? [] : [eb('products.state', '=', state)]),
  ]);
}

/** All that is asked for. */
export function matches(eb: Products, filters: Filters, writing: Writing = {}): Condition {
  return eb.and([inScope(eb, filters), narrows(eb, filters, writing)]);
}
