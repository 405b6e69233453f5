import { countSearch, searchCategory, searchProducts, suggestSearches } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { CountsService } from './counts.service.ts';
import type { SearchService } from './search.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';

/** The two searches, the counts beside their categories, and what the search boxes suggest. */
export function searchRoutes(
  app: FastifyInstance,
  search: SearchService,
  counts: CountsService,
  suggestions: SuggestionsService,
): void {
  serve(app, searchProducts, async (call) => search.everywhere(call.query, call));
  serve(app, searchCategory, async (call) => search.inCategory(call.params.id, call.query, call));
  serve(app, countSearch, async ({ query }) => ({ data: await counts.count(query) }));
  serve(app, suggestSearches, async ({ query, language }) => ({
    data: await suggestions.suggest(query.q ?? '', language),
  }));
}
