import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../lib/debounce.ts';
import { suggestionsQuery } from './api.ts';
import { type Group, groupsFor } from './options.ts';
import { useRecentSearches } from './recent-searches.ts';

/** Pause in typing after which suggestions are asked for, ms. */
const pause = 150;

/** What to offer under a search box; nothing while it is closed, nothing more than the recent searches after a failure. */
export function useSuggestions(typed: string, isOpen: boolean): Group[] {
  const recent = useRecentSearches();
  const settled = useDebounced(typed.trim(), pause);
  const { data } = useQuery({
    ...suggestionsQuery(settled),
    enabled: isOpen && settled !== '' && settled === typed.trim(),
    placeholderData: keepPreviousData,
  });
  return isOpen ? groupsFor(typed, recent, data) : [];
}
