import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { PER_PAGE } from './limits.ts';
import { ProductCard } from './products.ts';
import { Id, PageMeta, PagingQuery, PathId } from './shared.ts';

const params = z.object({ id: PathId });

/** GET /favorites. Specification: public, section 7. */
export const listFavorites = defineEndpoint({
  method: 'GET',
  path: '/favorites',
  auth: 'user',
  tag: 'Favourites',
  summary: 'My favourites',
  description:
    'What the signed-in person marked, the latest first; products that left public view stay listed until removed.',
  query: PagingQuery,
  answers: { 200: z.object({ data: z.array(ProductCard).max(PER_PAGE.max), meta: PageMeta }) },
  errors: ['validation_failed'],
  rateLimit: 'read',
});

/** POST /products/{id}/favorite. Specification: public, section 7; repeating it is harmless. */
export const addFavorite = defineEndpoint({
  method: 'POST',
  path: '/products/{id}/favorite',
  auth: 'user',
  tag: 'Favourites',
  summary: 'Add to favourites',
  description: 'Marks a product that the person may see.',
  params,
  answers: { 201: z.object({ message: z.string(), data: z.object({ product_id: Id, is_favorite: z.literal(true) }) }) },
  errors: ['not_found'],
  rateLimit: 'write',
});

/** DELETE /products/{id}/favorite. Specification: public, section 7; repeating it is harmless. */
export const removeFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/products/{id}/favorite',
  auth: 'user',
  tag: 'Favourites',
  summary: 'Remove from favourites',
  description: 'Takes the mark away.',
  params,
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_found'],
  rateLimit: 'write',
});
