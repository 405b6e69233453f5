import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Longest time that the server asks for and that is waited, s; a longer one is said as the failure that it is. */
const longestWait = 120;

/** Answers that asking again can't change, or not soon: what the client did wrong. 408 and 429 pass. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if ((error.retryAfter ?? 0) > longestWait) return true;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

/**
 * The cache of everything that was fetched. A failed query is asked once more, when the server says or in half a second.
 * Without a connection it is asked all the same: waiting for one in silence looks like a page that never loads, and what
 * was pressed would be done when nobody expects it any more. Specification: public part, section 9 (retry count 1).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isFinal(error),
        retryDelay: (_, error) => (error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 500),
        staleTime: 30_000,
        // Long enough that going back finds the page as it was left.
        gcTime: 30 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** What the answers say depends on the language: shown ones are fetched again, the rest is forgotten. */
export async function refreshForLanguage(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries({ type: 'active' });
}
