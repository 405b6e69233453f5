import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Answers that asking again can't change: what the client did wrong. 408 and 429 pass. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

/**
 * The cache of everything that was fetched. A failed query is asked once more.
 * Specification: public part, section 9 (retry count 1).
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
      },
    },
  });
}

/** What the answers say depends on the language: shown ones are fetched again, the rest is forgotten. */
export async function refreshForLanguage(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries({ type: 'active' });
}
