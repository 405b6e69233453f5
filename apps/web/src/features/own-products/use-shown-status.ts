import type { UnlistedStatus } from '@muge/contract';
import { useSearchParams } from 'react-router-dom';

/** What a product is that isn't published, in the order in which it is offered. */
export const unlistedStatuses: readonly UnlistedStatus[] = ['Saved', 'archived', 'completed'];

/** Which of one's unpublished products are shown, from `?status=completed`; null for all. Reload and back find it again. */
export function useShownStatus(): { status: UnlistedStatus | null; show: (status: UnlistedStatus | null) => void } {
  const [params, setParams] = useSearchParams();
  const asked = params.get('status');
  return {
    status: unlistedStatuses.find((status) => status === asked) ?? null,
    show: (status) => setParams(status === null ? {} : { status }, { replace: true, preventScrollReset: true }),
  };
}
