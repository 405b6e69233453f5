import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.ts';
import { searchQuery } from './api.ts';
import type { Filters } from './filters.ts';
import type { Scope } from './scope.ts';

/**
 * The results of a search. While new ones are on their way the old ones stay (`isPlaceholderData`). Going back finds all
 * pages that were loaded, as they were; coming anew starts at the first page.
 */
export function useResults(scope: Scope, filters: Filters, enabled: boolean) {
  const client = useQueryClient();
  const returning = useNavigationType() === 'POP';
  const options = useMemo(() => searchQuery(scope, filters), [scope, filters]);

  const last = useRef<typeof options>(null);
  useLayoutEffect(() => {
    // What opens and closes over the list comes and goes in the history too, and the list stays as it is.
    const isNew = last.current !== options;
    last.current = options;
    if (returning || !isNew) return;
    const updatedAt = client.getQueryState(options.queryKey)?.dataUpdatedAt;
    client.setQueryData(
      options.queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      updatedAt === undefined ? {} : { updatedAt },
    );
  }, [client, options, returning]);

  return useInfiniteQuery({
    ...options,
    enabled,
    placeholderData: keepPreviousData,
    // A list that one comes back to must not change under the hand, nor one that is being read.
    ...(returning && { staleTime: Number.POSITIVE_INFINITY }),
    refetchOnWindowFocus: false,
  });
}

/** What `useResults` gives. */
export type Results = ReturnType<typeof useResults>;

/** Whether the server knows no such category. */
export function isUnknownCategory(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}
