import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** How many of the newest adverts a category shows: whole rows of two, three and four. */
export const newestCount = 12;

/** The newest adverts of a category. Specification: decisions, what we do not copy (/category/{id}). */
export function newestQuery(categoryId: number) {
  const query = { sort_by: 'created_at', sort_dir: 'desc', per_page: newestCount } as const;
  return queryOptions({
    queryKey: ['categories', categoryId, 'newest'],
    queryFn: async ({ signal }) =>
      (await api('GET /categories/{id}/search', { params: { id: categoryId }, query, signal })).data,
  });
}
