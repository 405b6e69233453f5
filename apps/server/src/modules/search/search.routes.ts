import { countSearch, searchCategory, searchProducts } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { CountsService } from './counts.service.ts';
import type { SearchService } from './search.service.ts';

/** The two searches, and the counts beside their categories. */
export function searchRoutes(app: FastifyInstance, search: SearchService, counts: CountsService): void {
  serve(app, searchProducts, async (call) => search.everywhere(call.query, call));
  serve(app, searchCategory, async (call) => search.inCategory(call.params.id, call.query, call));
  serve(app, countSearch, async ({ query }) => ({ data: await counts.count(query) }));
}
