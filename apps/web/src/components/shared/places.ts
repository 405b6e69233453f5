import type { Place } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Lithuanian towns that match `text`; without a text the largest ones. */
export function placesQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['places', q],
    queryFn: async ({ signal }): Promise<Place[]> => (await api('GET /places', { query: { q }, signal })).data,
    staleTime: 60 * 60_000,
  });
}
