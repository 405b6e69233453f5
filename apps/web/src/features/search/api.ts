import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { asksForSomething, type Filters, filtersQuery, termsQuery } from './filters.ts';
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

/** How many the same search finds in each category, and in each subcategory of the current one. */
export function countsQuery({ categoryId }: Scope, filters: Filters) {
  const query = { ...termsQuery(filters), category_id: categoryId ?? undefined };
  return queryOptions({
    queryKey: ['search-counts', query] as const,
    queryFn: async ({ signal }) => (await api('GET /search/counts', { query, signal })).data,
  });
}

/** Whether an address shows results: in a category always, else once something is asked for. Specification: public, section 4. */
export function showsResults({ categoryId }: Scope, filters: Filters): boolean {
  return categoryId !== null || asksForSomething(filters);
}

/** Starts a search that nothing is known of yet; whether known results are still good, the screen decides. */
export function prefetchSearch(client: QueryClient, scope: Scope, filters: Filters): void {
  void client.prefetchInfiniteQuery({ ...searchQuery(scope, filters), staleTime: Number.POSITIVE_INFINITY });
}
