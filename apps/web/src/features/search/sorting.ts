import type { SortBy } from '@muge/contract';

interface SortingQuery {
  readonly sort_by: SortBy;
  readonly sort_dir?: 'asc' | 'desc';
}

/**
 * The orders of results under the names of their labels, with what they ask the server for. Specification: public,
 * section 4 (sort options); decisions, search (relevance is "best match").
 */
export const sortings = {
  relevance: { sort_by: 'relevance' },
  default: { sort_by: 'created_at' },
  oldest: { sort_by: 'created_at', sort_dir: 'asc' },
  latest: { sort_by: 'created_at', sort_dir: 'desc' },
  nameAscending: { sort_by: 'name', sort_dir: 'asc' },
  nameDescending: { sort_by: 'name', sort_dir: 'desc' },
  priceAscending: { sort_by: 'price', sort_dir: 'asc' },
  priceDescending: { sort_by: 'price', sort_dir: 'desc' },
} as const satisfies Record<string, SortingQuery>;

/** Name of an order. */
export type SortingName = keyof typeof sortings;

const names = Object.keys(sortings) as SortingName[];

/** The orders that can be chosen; the best match needs a text to match. */
export function offeredSortings(hasText: boolean): readonly SortingName[] {
  return hasText ? names : names.filter((name) => name !== 'relevance');
}

/** The order in force: the chosen one; else the best match for a text, and the default without one. */
export function effectiveSorting(chosen: SortingName | null, hasText: boolean): SortingName {
  if (chosen !== null && (chosen !== 'relevance' || hasText)) return chosen;
  return hasText ? 'relevance' : 'default';
}

/** The order that an address names; null where it names none, or none that there is. */
export function readSorting(query: URLSearchParams): SortingName | null {
  const by = query.get('sort_by')?.toLowerCase();
  const dir = query.get('sort_dir')?.toLowerCase();
  if (by === 'relevance') return 'relevance';
  const rising = dir === 'asc' || (dir !== 'desc' && by !== undefined);
  switch (by) {
    case 'name':
      return rising ? 'nameAscending' : 'nameDescending';
    case 'price':
      return rising ? 'priceAscending' : 'priceDescending';
    case 'created_at':
    case undefined:
      if (dir === 'asc') return 'oldest';
      if (dir === 'desc') return 'latest';
      return by === undefined ? null : 'default';
    default:
      return null;
  }
}

/** Puts a chosen order into an address. What holds anyway when nothing is chosen stays out of it. */
export function writeSorting(query: URLSearchParams, chosen: SortingName | null, hasText: boolean): void {
  query.delete('sort_by');
  query.delete('sort_dir');
  const effective = effectiveSorting(chosen, hasText);
  if (effective === effectiveSorting(null, hasText)) return;
  for (const [name, value] of Object.entries(sortings[effective])) query.set(name, value);
}
