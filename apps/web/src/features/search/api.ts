import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type Filters, filtersQuery } from './filters.ts';
import type { Scope } from './scope.ts';

/** Adverts a page: whole rows of two, three and four columns. */
export const pageSize = 24;

/**
 * Results page by page, by cursor: nothing repeats or is skipped when something is placed meanwhile. Specification:
 * public, section 7; decisions, paging.
 */
export function searchQuery({ categoryId, subcategoryId }: Scope, filters: Filters) {
  const query = { ...filtersQuery(filters), per_page: pageSize };
  return infiniteQueryOptions({
    queryKey: ['search', categoryId, subcategoryId, query] as const,
    queryFn: ({ pageParam, signal }) =>
      categoryId === null
        ? api('GET /products/search', { query: { ...query, cursor: pageParam }, signal })
        : api('GET /categories/{id}/search', {
            params: { id: categoryId },
            query: { ...query, subcategory_id: subcategoryId ?? undefined, cursor: pageParam },
            signal,
          }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  });
}
