import type { SearchCount } from '@muge/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countsQuery } from './api.ts';
import type { Filters } from './filters.ts';
import type { Scope } from './scope.ts';

type Totals = ReadonlyMap<number, SearchCount>;

/** How many the same search finds in each category and subcategory, by their ids; nothing where it isn't known. */
export interface Counts {
  readonly categories: Totals;
  readonly subcategories: Totals;
  /** They belong to the filters before; those for the present ones are on their way. */
  readonly stale: boolean;
}

function byId(counts: readonly SearchCount[] | undefined): Totals {
  return new Map(counts?.map((count) => [count.id, count]));
}

/** The counts beside the categories. They are asked for once they are `wanted`, so that they never delay the results. */
export function useCounts(scope: Scope, filters: Filters, wanted: boolean): Counts {
  const { data, isPlaceholderData } = useQuery({
    ...countsQuery(scope, filters),
    enabled: wanted,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  return useMemo(
    () => ({
      categories: byId(data?.categories),
      subcategories: byId(data?.subcategories),
      stale: isPlaceholderData,
    }),
    [data, isPlaceholderData],
  );
}
