import type { Seller, SellerProductCard } from '@muge/contract';
import { SELLER_PER_PAGE } from '@muge/contract/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** A seller's lists: what is published, and what is archived or completed. Specification: signed-in part, section 4. */
export type SellerList = 'active' | 'completed';

/** A further page is asked for after this time, ms. Specification: signed-in part, section 9. */
const moreDelay = 300;

/** How often a seller's counts are looked at anew, ms. Specification: decisions, what we do not copy. */
const refreshed = 30_000;

/** A seller with the counts of the tabs. Specification: signed-in part, section 7. */
export function sellerQuery(id: number) {
  return queryOptions({
    queryKey: ['sellers', id],
    queryFn: async ({ signal }): Promise<Seller> => (await api('GET /user/{id}', { params: { id }, signal })).data,
    refetchInterval: refreshed,
  });
}

/** Resolves after `ms`; rejects with the signal's reason when that ends it first. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * One of a seller's lists, page by page, only what has `q` in its name or description, in any case.
 * Specification: signed-in part, sections 2, 7 and 9.
 */
export function sellerProductsQuery(id: number, list: SellerList, q: string) {
  return infiniteQueryOptions({
    queryKey: ['products', 'seller', id, list, q] as const,
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam !== undefined) await wait(moreDelay, signal);
      const query = { per_page: SELLER_PER_PAGE, q, cursor: pageParam };
      return list === 'active'
        ? api('GET /user/{id}/{x}/activeProducts', { params: { id, x: 0 }, query, signal })
        : api('GET /user/{id}/archiveProducts', { params: { id }, query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  });
}

/** All products of the pages that came so far. */
export function productsOf(pages: readonly { data: SellerProductCard[] }[]): SellerProductCard[] {
  return pages.flatMap(({ data }) => data);
}
