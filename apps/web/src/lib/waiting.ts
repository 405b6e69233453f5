import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

/** When a query is asked again that a screen shows nothing of yet, ms since 1970; null for all others. */
function retryOf(query: Query): number | null {
  const { data, fetchStatus, fetchMeta, fetchFailureReason: reason } = query.state;
  if (fetchStatus !== 'fetching' || !query.isActive()) return null;
  if (data !== undefined && !fetchMeta?.fetchMore) return null;
  return (reason instanceof ApiError ? reason.retryAt : undefined) ?? null;
}

function waitingOf(client: QueryClient): Query[] {
  return client.getQueryCache().findAll({ predicate: (query) => retryOf(query) !== null });
}

/**
 * Until when the screen waits because the server asked to (429, 503), ms since 1970, null when it doesn't; and how to ask
 * at once.
 */
export function useWaiting(): { until: number | null; goOn: () => void } {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const until = useSyncExternalStore(subscribe, () => {
    const times = waitingOf(client).flatMap((query) => retryOf(query) ?? []);
    return times.length > 0 ? Math.min(...times) : null;
  });
  const goOn = useCallback(() => {
    for (const query of waitingOf(client)) {
      const { fetchMeta } = query.state;
      void query.cancel({ silent: true });
      // As the same step (a first or a further page), counted as a first try. What becomes of it the screen shows.
      query.fetch(undefined, { meta: { ...fetchMeta } }).catch(() => undefined);
    }
  }, [client]);
  return { until, goOn };
}
