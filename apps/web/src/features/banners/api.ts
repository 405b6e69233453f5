import type { Ad } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Whether an address leads to the web; nothing else is followed from a banner. Specification: decisions, ads. */
function isWeb({ content }: Ad): boolean {
  return URL.canParse(content.link) && /^https?:$/.test(new URL(content.link).protocol);
}

/** The ads that run today, those of the best priority first. Specification: signed-in part, section 7. */
export const runningAdsQuery = queryOptions({
  queryKey: ['ads', 'running'],
  queryFn: async ({ signal }): Promise<Ad[]> => (await api('GET /getads', { signal })).ads.filter(isWeb),
  // They change by the day; nobody needs a page that swaps its banners under the eye.
  staleTime: 10 * 60_000,
});

/** Has a banner's click counted; one that can't be counted is no matter of the person's. Specification: signed-in part, section 7. */
export function countClick(id: number): void {
  api('POST /{id}/click', { params: { id } }).catch((error: unknown) =>
    console.warn('The click on a banner was not counted', error),
  );
}
