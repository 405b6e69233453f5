import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Favourites a page: whole rows of two and three columns. */
const pageSize = 24;

/** The person's favourites page by page, the latest first. Specification: public part, section 7. */
export const favoritesQuery = infiniteQueryOptions({
  queryKey: ['favorites'] as const,
  queryFn: ({ pageParam, signal }) =>
    api('GET /favorites', { query: { per_page: pageSize, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
});
