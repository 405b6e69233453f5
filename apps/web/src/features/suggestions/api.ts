import type { Suggestions } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What a text may become, with the text that it was asked for. */
export interface Answer extends Suggestions {
  readonly text: string;
}

/** Suggestions for a text as it stands in a search box. They are a convenience: a failure is not tried again. */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }): Promise<Answer> => {
      const { data } = await api('GET /search/suggestions', { query: { q: text }, signal });
      return { ...data, text };
    },
    staleTime: 60_000,
    retry: false,
  });
}
