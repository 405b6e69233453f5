import type { ProductCard, ProductDetail } from '@muge/contract';
import { SIMILAR_PER_PAGE } from '@muge/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Whether a product is absent, or private to somebody else. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** A product with everything its page shows; fails with `not_found` where it is absent or private. Specification: signed-in part, section 7. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'detail', id],
    queryFn: async ({ signal }): Promise<ProductDetail> =>
      (await api('GET /products/{id}', { params: { id }, signal })).data,
    // That it is absent was found out a moment ago, before the page's code was here: it needn't be asked twice.
    retryOnMount: ({ state: { error } }) => !isAbsent(error),
  });
}

/**
 * Published products of the same subcategory (of the category, for a product without one), newest first, without the
 * product itself. Specification: decisions, similar ads.
 */
export function similarQuery({ id, category_id, subcategory_id }: ProductDetail) {
  return queryOptions({
    queryKey: ['products', 'similar', category_id, subcategory_id, id],
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const query = { subcategory_id: subcategory_id ?? undefined, per_page: SIMILAR_PER_PAGE };
      const { data } = await api('GET /categories/{id}/search', { params: { id: category_id }, query, signal });
      return data.filter((other) => other.id !== id && other.status === 'Published');
    },
  });
}
