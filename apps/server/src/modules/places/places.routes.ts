import { listPlaces } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { PlacesService } from './places.service.ts';

/** Suggestions for the location field. */
export function placesRoutes(app: FastifyInstance, places: PlacesService): void {
  serve(app, listPlaces, async ({ query }) => ({ data: places.suggest(query.q ?? '') }));
}
