import type { Category } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** All categories with their subcategories, in the language on screen. Specification: public part, section 7. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }): Promise<Category[]> => (await api('GET /categories', { signal })).data,
  // They change rarely, and the header, the menus, home and search all read them.
  staleTime: 10 * 60_000,
});
