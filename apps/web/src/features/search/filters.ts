import type { ProductState } from '@muge/contract';
import { MAX_QUERY_LENGTH } from '@muge/contract/limits';
import { readBound } from './price.ts';
import { effectiveSorting, readSorting, type SortingName, sortings, writeSorting } from './sorting.ts';

/** The states that can be filtered by. Specification: public, section 4 (status filter options). */
export const productStates = ['new', 'used', 'new-like'] as const satisfies readonly ProductState[];

/** Everything that a results address says besides the category. Specification: public, section 3 (search parameters). */
export interface Filters {
  /** Text to find; empty for none. */
  readonly q: string;
  /** Place; empty for all of Lithuania. */
  readonly address: string;
  /** Euros; null for no bound. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly state: ProductState | null;
  /** The chosen order; null while nothing was chosen. */
  readonly sorting: SortingName | null;
}

/** What "Throw off" takes away: every filter. The text and the order are no filters and stay. */
export const noFilters = {
  address: '',
  priceMin: null,
  priceMax: null,
  state: null,
} as const satisfies Partial<Filters>;

/** Whether a text has anything to be seen: not only spaces, control and format characters. */
const visible = /[^\p{C}\p{Z}]/u;

function readText(query: URLSearchParams, name: string): string {
  const text = (query.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return visible.test(text) ? text.slice(0, MAX_QUERY_LENGTH) : '';
}

function readPrice(query: URLSearchParams, name: string): number | null {
  const price = readBound(query.get(name) ?? '');
  return price.ok ? price.euros : null;
}

/** Reads an address; values that mean nothing count as absent. */
export function readFilters(query: URLSearchParams): Filters {
  const status = query.get('status')?.toLowerCase();
  return {
    q: readText(query, 'q'),
    address: readText(query, 'address'),
    priceMin: readPrice(query, 'price_min'),
    priceMax: readPrice(query, 'price_max'),
    state: productStates.find((state) => state === status) ?? null,
    sorting: readSorting(query),
  };
}

/**
 * An address without the values of ours that mean nothing, so that it says no more than what is shown; null where all of
 * them mean something.
 */
export function withoutUnusable(query: URLSearchParams): URLSearchParams | null {
  const { q, address, priceMin, priceMax, state, sorting } = readFilters(query);
  const means = {
    q: q !== '',
    address: address !== '',
    price_min: priceMin !== null,
    price_max: priceMax !== null,
    status: state !== null,
    sort_by: sorting !== null,
    sort_dir: sorting !== null && ['asc', 'desc'].includes(query.get('sort_dir')?.toLowerCase() ?? ''),
  };
  const kept = new URLSearchParams(query);
  for (const [name, isMeant] of Object.entries(means)) if (!isMeant) kept.delete(name);
  return kept.size === query.size ? null : kept;
}

/** The address of `filters`; what is empty stays out of it. */
export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  const q = filters.q.trim();
  const address = filters.address.trim();
  if (q) query.set('q', q);
  if (address) query.set('address', address);
  if (filters.priceMin !== null) query.set('price_min', String(filters.priceMin));
  if (filters.priceMax !== null) query.set('price_max', String(filters.priceMax));
  if (filters.state) query.set('status', filters.state);
  writeSorting(query, filters.sorting, q !== '');
  return query;
}

/** Whether anything is asked for, so that the general search shows results. Specification: public, section 4. */
export function asksForSomething(filters: Filters): boolean {
  return writeFilters(filters).size > 0;
}

/** How many filters are in force; the two ends of the price are one. */
export function countFilters({ address, priceMin, priceMax, state }: Filters): number {
  return [address !== '', priceMin !== null || priceMax !== null, state !== null].filter(Boolean).length;
}

/** What the server is asked to find. */
export function termsQuery({ q, address, priceMin, priceMax, state }: Filters) {
  return {
    ...(q && { q }),
    ...(address && { address }),
    ...(priceMin !== null && { price_min: priceMin }),
    ...(priceMax !== null && { price_max: priceMax }),
    ...(state && { status: state }),
  };
}

/** The same with the order. With a text and no chosen one, the best match. Specification: decisions, search. */
export function filtersQuery(filters: Filters) {
  return { ...termsQuery(filters), ...sortings[effectiveSorting(filters.sorting, filters.q !== '')] };
}
