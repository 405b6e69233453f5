import type { PageMeta, SellerProductCard, UnlistedCounts, UnlistedStatus } from '@muge/contract';
import { SELLER_PER_PAGE } from '@muge/contract/limits';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { getToken } from '../../lib/token.ts';

/** A list of one's own: published products, or all the rest. Specification: decisions, products and ads. */
export type OwnList = 'active' | 'archived';

/** A page of a list of one's own. */
interface OwnPage {
  data: SellerProductCard[];
  meta: PageMeta;
  /** How many of the rest there are of each status. */
  counts?: UnlistedCounts;
}

/** Without a token there is nobody whose products could be asked for. Specification: public part, section 5. */
function needToken(): void {
  if (getToken() !== null) return;
  throw new ApiError({ message: 'Authentication needed.', code: 'authentication_needed', status: 401 });
}

/**
 * The person's own products page by page, newest first; of the rest perhaps only one status. Specification: signed-in
 * part, section 7.
 */
export function ownProductsQuery(list: OwnList, status: UnlistedStatus | null) {
  return infiniteQueryOptions({
    queryKey: ['products', 'own', list, status] as const,
    queryFn: async ({ pageParam, signal }): Promise<OwnPage> => {
      needToken();
      const query = { per_page: SELLER_PER_PAGE, cursor: pageParam };
      return list === 'active'
        ? api('GET /user/products/active', { query, signal })
        : api('GET /user/products/archived', { query: { ...query, status: status ?? undefined }, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    staleTime: 0,
  });
}

/** What becomes of a product: another status, or deletion. */
export type Change = SellerProductCard['status'] | 'delete';

/** Changes a product of a list; every list of products is then fetched again, as where it is there no more. */
export function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, change }: { id: number; change: Change }): Promise<void> => {
      const params = { id };
      await (change === 'delete'
        ? api('DELETE /products/{id}', { params })
        : api('PUT /products/{id}', { params, body: { status: change } }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['products'] }),
    onError: (error) => {
      // Deleted elsewhere: it leaves the lists here too.
      if (error instanceof ApiError && error.status === 404) void client.invalidateQueries({ queryKey: ['products'] });
    },
  });
}
