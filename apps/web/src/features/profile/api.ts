import type { PageMeta } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** How many there are of something; `total` is exact unless it is capped. */
export type Count = Pick<PageMeta, 'total' | 'total_capped'>;

/** How much somebody has in each part of their profile. */
export interface OwnCounts {
  favourites: Count;
  ads: Count;
  products: Count;
  archive: Count;
}

/** Lists tell how many they are with their first row. */
const first = { per_page: 1 };

/** Counts of the parts of the profile. Specification: signed-in part, section 7. */
export function ownCountsQuery(userId: number) {
  return queryOptions({
    queryKey: ['own-counts', userId],
    queryFn: async ({ signal }): Promise<OwnCounts> => {
      const [favourites, ads, products, archive] = await Promise.all([
        api('GET /favorites', { query: first, signal }),
        api('GET /{userId}/ads', { params: { userId }, query: first, signal }),
        api('GET /user/products/active', { query: first, signal }),
        api('GET /user/products/archived', { query: first, signal }),
      ]);
      return { favourites: favourites.meta, ads: ads.meta, products: products.meta, archive: archive.meta };
    },
    staleTime: 0,
  });
}
