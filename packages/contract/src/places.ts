import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { MAX_PLACES } from './limits.ts';
import { QueryText } from './shared.ts';

/** A Lithuanian town. Coordinates and names by GeoNames (CC BY 4.0). */
export const Place = z
  .object({
    id: z.int().meta({ description: 'GeoNames id.' }),
    name: z.string(),
    municipality: z.string(),
    label: z.string().meta({ description: 'The name; with the municipality where namesakes must be told apart.' }),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;

/** GET /places. Not in the specification: suggestions for the location field. */
export const listPlaces = defineEndpoint({
  method: 'GET',
  path: '/places',
  auth: 'public',
  tag: 'Places',
  summary: 'Towns that match a text',
  description: 'Lithuanian towns whose name begins with the text, larger ones first; without a text the largest.',
  query: z.object({ q: QueryText.optional().meta({ description: 'The beginning of a name.' }) }),
  answers: { 200: z.object({ data: z.array(Place).max(MAX_PLACES) }) },
  errors: ['validation_failed'],
  rateLimit: 'suggest',
  cacheable: true,
});
