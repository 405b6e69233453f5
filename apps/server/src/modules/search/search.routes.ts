import { searchCategory, searchProducts } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { SearchService } from './search.service.ts';

/** The two searches. */
export function searchRoutes(app: FastifyInstance, search: SearchService): void {
  serve(app, searchProducts, async (call) => search.everywhere(call.query, call));
  serve(app, searchCategory, async (call) => search.inCategory(call.params.id, call.query, call));
}
