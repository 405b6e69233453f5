import type { Ad } from '@muge/contract';
import { PER_PAGE } from '@muge/contract/limits';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { AdBody } from './values.ts';

/** The person's own ads page by page, newest first. Specification: signed-in part, section 7. */
export function ownAdsQuery(userId: number) {
  return infiniteQueryOptions({
    queryKey: ['ads', 'own', userId] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /{userId}/ads', {
        params: { userId },
        query: { per_page: PER_PAGE.default, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    staleTime: 0,
  });
}

/** An ad as it is now. */
export async function loadAd(id: number, signal?: AbortSignal): Promise<Ad> {
  return (await api('GET /ads/{id}', { params: { id }, signal })).data;
}

/** An ad as its owner edits it, always as it is now. */
export function editedAdQuery(id: number) {
  return queryOptions({
    queryKey: ['ads', 'edited', id],
    queryFn: ({ signal }) => loadAd(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Creates an ad; once for each key, however often it is sent. Specification: signed-in part, section 4. */
export async function createAd(userId: number, body: Omit<AdBody, 'status'>, idempotencyKey: string): Promise<Ad> {
  const params = { id: userId };
  return (await api('POST /{id}/createad', { params, body: { ...body, status: 'available' }, idempotencyKey })).data;
}

/**
 * Changes an ad; `seen` is the revision that it was begun from, null to write over whatever is there. Specification:
 * signed-in part, section 4 (the status is spelled so).
 */
export async function updateAd(id: number, body: Omit<AdBody, 'status'>, seen: string | null): Promise<Ad> {
  const change = { ...body, status: 'avilable', ...(seen !== null && { seen_revision: Number(seen) }) };
  return (await api('PUT /{id}/update', { params: { id }, body: change })).data;
}

/** Deletes an ad; every list of ads is then fetched again, as where it is there no more. */
export function useDeleteAd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /{id}/delete', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['ads'] }),
    onError: (error) => {
      // Deleted elsewhere: it leaves the list here too.
      if (error instanceof ApiError && error.status === 404) void client.invalidateQueries({ queryKey: ['ads'] });
    },
  });
}
