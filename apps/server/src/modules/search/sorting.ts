import type { SearchQuery } from '@muge/contract';

/** An order of results with its direction. */
export interface Sorting {
  readonly by: 'created_at' | 'name' | 'price' | 'relevance';
  readonly dir: 'asc' | 'desc';
}

const usualDirection = { created_at: 'desc', name: 'asc', price: 'asc', relevance: 'desc' } as const;

/** The order that a search asks for: newest first unless told; relevance means nothing without words. */
export function sortingOf(query: Pick<SearchQuery, 'sort_by' | 'sort_dir'>, hasWords: boolean): Sorting {
  const asked = query.sort_by ?? 'created_at';
  if (asked === 'relevance') {
    return { by: hasWords ? 'relevance' : 'created_at', dir: 'desc' };
  }
  return { by: asked, dir: query.sort_dir ?? usualDirection[asked] };
}
