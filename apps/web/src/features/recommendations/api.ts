import type { ProductCard } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** How many products are recommended: whole rows of two, three and four. */
export const recommendationsCount = 12;

/** Published products for "Recommendations for you". Specification: public part, sections 2 and 7. */
export const recommendationsQuery = queryOptions({
  queryKey: ['products', 'recommendations'],
  queryFn: ({ signal }): Promise<ProductCard[]> =>
    api('GET /products', { query: { per_page: recommendationsCount }, signal }),
});

/** How many products are published, in all and today. */
export const countsQuery = queryOptions({
  queryKey: ['products', 'counts'],
  queryFn: async ({ signal }) => (await api('GET /products/counts', { signal })).data,
});
