import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from '../products/index.ts';
import { isInAny, isInStretch, rounded, type Stretch, stretchOfPrices } from './buckets.ts';
import { conjunctsOf, lexeme } from './lexemes.ts';
import { hasKeyOfState } from './listing-keys.ts';
import { categorySection, subcategorySection } from './sections.ts';

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
  /** Whether so few products have such a price that an index should rather tell which. */
  readonly isPriceRare: boolean;
  readonly state: 'new' | 'used' | 'new-like' | null;
  /** Products that are left out. */
  readonly without?: readonly number[];
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
  /** False keeps an index of prices out of it, for rows that one of words finds sooner: rare prices stand beside those. */
  readonly priceByIndex?: boolean;
  /** True for what an index of words finds, false for what is looked up in each row. */
  readonly wordsByIndex?: boolean;
  /** True where the planner is asked how many there are. Otherwise it needn't know the words: to look them up takes it longer. */
  readonly isGuess?: boolean;
}

/** What an order by price begins and ends with. */
export function inPrice(eb: Products, filters: Filters, { priceByIndex = true }: Writing = {}): Condition {
  const { priceMinCents, priceMaxCents, isPriceRare } = filters;
  const price = priceByIndex ? eb.ref('products.price_cents') : sql<number>`(products.price_cents + 0)`;
  const byBuckets = !priceByIndex && isPriceRare;
  return eb.and([
    ...(byBuckets ? [isInStretch(rounded(stretchOfPrices(priceMinCents, priceMaxCents)))] : []),
    ...(priceMinCents === null ? [] : [eb(price, '>=', priceMinCents)]),
    ...(priceMaxCents === null ? [] : [eb(price, '<=', priceMaxCents)]),
  ]);
}

function hasWords(query: string, { wordsByIndex = false, isGuess = false }: Writing) {
  const value = sql`${query}::tsquery`;
  return sql<SqlBool>`products.search_vector @@ ${wordsByIndex && !isGuess ? sql`(select ${value})` : value}`;
}

/** What is asked for besides the category. */
export function narrows(eb: Products, filters: Filters, writing: Writing = {}): Condition {
  const { words, address, state, without = [] } = filters;
  const texts = [words?.at(-1), address].filter((text) => typeof text === 'string');
  const queries = writing.wordsByIndex ? texts.flatMap(conjunctsOf) : texts;
  return eb.and([
    ...queries.map((query) => hasWords(query, writing)),
    inPrice(eb, filters, writing),
    ...(state === null ? [] : [inState(filters, writing) ?? eb('products.state', '=', state)]),
    ...(without.length === 0 ? [] : [sql<SqlBool>`products.id <> all(${without}::int[])`]),
  ]);
}

/** Whether words are asked for: an index of them tells of categories, buckets and states as well. */
function areWordsAsked({ words, address }: Filters): boolean {
  return words !== null || address !== null;
}

/** Whether a listing has the state that is asked for, where an index of words should tell it. */
function inState(filters: Filters, { wordsByIndex = false, isGuess = false }: Writing) {
  return wordsByIndex && !isGuess && areWordsAsked(filters) ? hasKeyOfState(filters.state) : null;
}

/** What an index of words tells of a search; the rest is looked up in each row that it finds. */
export function ofIndex(filters: Filters): Filters {
  const prices = filters.isPriceRare ? {} : { priceMinCents: null, priceMaxCents: null };
  return { ...filters, ...prices, state: inState(filters, { wordsByIndex: true }) === null ? null : filters.state };
}

/** Whether an index of words tells all that is asked for. */
export function areAllOfIndex(filters: Filters): boolean {
  const { priceMinCents, priceMaxCents, state } = ofIndex(filters);
  return priceMinCents === filters.priceMinCents && priceMaxCents === filters.priceMaxCents && state === filters.state;
}

/**
 * Listed products of the category, by the lexemes that these have. An index of words meets them among those of a common word;
 * beside an index of the category it would gather all that has the word first.
 */
function inScopeByWords(eb: Products, { categoryId, subcategoryId }: Filters, writing: Writing): Condition {
  const sections = [
    ...(categoryId === null ? [] : [categorySection(categoryId)]),
    ...(subcategoryId === null ? [] : [subcategorySection(subcategoryId)]),
  ];
  const query = sections.map((section) => lexeme('', section)).join(' & ');
  return eb.and([isListed(eb), ...(sections.length === 0 ? [] : [hasWords(query, writing)])]);
}

/** All that is asked for. */
export function matches(eb: Products, filters: Filters, writing: Omit<Writing, 'wordsByIndex'> = {}): Condition {
  const byIndex = { ...writing, wordsByIndex: true };
  const scope = areWordsAsked(filters) ? inScopeByWords(eb, filters, byIndex) : inScope(eb, filters);
  return eb.and([scope, narrows(eb, filters, byIndex)]);
}

/** All that is asked for, in some stretches of buckets: both stand in the same index, so no more of it is read than there is. */
export function matchesIn(eb: Products, filters: Filters, ...stretches: readonly Stretch[]): Condition {
  return eb.and([matches(eb, filters, { priceByIndex: false }), isInAny(stretches)]);
}
