import type { Kysely } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { areAllOfIndex, type Filters, inPrice, inScope, matches, ofIndex } from './filters.ts';
import { conjunctsOf } from './lexemes.ts';
import { roughNumberOfProducts } from './listed-products.ts';
import type { Sorting } from './sorting.ts';

/** How many rows the planner expects of a statement. */
interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

function rowsOf(plan: Plan | undefined): number {
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** About how many products match, as the planner guesses. */
export async function expectedRows(kysely: Kysely<DB>, filters: Filters): Promise<number> {
  const all = kysely.selectFrom('products').select('products.id');
  const [plan] = await all.where((eb) => matches(eb, filters, { isGuess: true })).explain<Plan>('json');
  return rowsOf(plan);
}

/**
 * So many times as many hits as count as many must be expected, and then met by a sample, before they are taken for many
 * without counting them: it would take both to be so far from the truth.
 */
const CERTAINTY = 2;

/** Whether so many hits, expected or met, are sure to be `most` at least. */
export function isSure(hits: number, most: number): boolean {
  return hits >= CERTAINTY * most;
}

/** What the planner knows of a search. */
export interface Expectation {
  /** About how many products match. */
  readonly expected: number;
  /** About how many products an index of words finds, of which the rest of what is asked for is looked up. */
  readonly byIndex: number;
  /** About how many there are of which those are some: all of the category, or those of a price where that is the order. */
  readonly scope: number;
}

/**
 * The planner takes each form of a word for another one's, although mostly the same listings have them: so many times as many
 * as there are it expects for each word that has forms, as was found with a million listings.
 */
const FORMS = 2;

/** How much too many the planner expects. */
function excessOf({ words, address }: Filters): number {
  const queries = [words?.at(-1), address].filter((query) => typeof query === 'string');
  const terms = queries.flatMap(conjunctsOf);
  return FORMS ** terms.filter((term) => / \| .*[~=]i?'/.test(term)).length;
}

/** About how many products an index of words finds. */
export async function rowsByIndex(kysely: Kysely<DB>, filters: Filters): Promise<number> {
  return (await expectedRows(kysely, ofIndex(filters))) / excessOf(filters);
}

/** What the planner knows of a search. */
export async function expectationOf(kysely: Kysely<DB>, filters: Filters, by: Sorting['by']): Promise<Expectation> {
  const inOrder = kysely
    .selectFrom('products')
    .select('products.id')
    .where((eb) => inScope(eb, filters))
    .$if(by === 'price', (some) => some.where((eb) => inPrice(eb, filters)));
  const [byIndex, all, [plan]] = await Promise.all([
    rowsByIndex(kysely, filters),
    areAllOfIndex(filters) ? null : expectedRows(kysely, filters),
    inOrder.explain<Plan>('json'),
  ]);
  return { expected: all === null ? byIndex : all / excessOf(filters), byIndex, scope: rowsOf(plan) };
}

/** Which share of all products that is, from 0 to 1. */
export async function expectedShare(kysely: Kysely<DB>, filters: Filters): Promise<number> {
  return Math.min(1, (await expectedRows(kysely, filters)) / (await roughNumberOfProducts(kysely)));
}

/** Whether `most` are expected for sure, and an index of words finds `gathered` or more: a sample should tell. */
export function mayBeMany({ expected, byIndex }: Expectation, gathered: number, most: number): boolean {
  return byIndex >= gathered && isSure(expected, most);
}

/** A share of all products that is small enough to be looked for. */
const RARE = 0.05;

/** Whether few products have a price within bounds in cents; no bounds are nothing rare. */
export async function isPriceRare(kysely: Kysely<DB>, min: number | null, max: number | null): Promise<boolean> {
  if (min === null && max === null) return false;
  const [plan] = await kysely
    .selectFrom('products')
    .select('id')
    .$if(min !== null, (some) => some.where('price_cents', '>=', min))
    .$if(max !== null, (some) => some.where('price_cents', '<=', max))
    .explain<Plan>('json');
  return rowsOf(plan) < RARE * (await roughNumberOfProducts(kysely));
}
