import { addFavorite, listFavorites, removeFavorite } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { FavoritesService } from './favorites.service.ts';

/** The calls of favourites. */
export function favoritesRoutes(app: FastifyInstance, favorites: FavoritesService): void {
  serve(app, listFavorites, ({ query, principal, language }) => favorites.list(query, principal, language));
  serve(app, addFavorite, async ({ params, principal }) => {
    await favorites.add(params.id, principal);
    return { message: 'Added to favourites.', data: { product_id: params.id, is_favorite: true as const } };
  });
  serve(app, removeFavorite, async ({ params, principal }) => {
    await favorites.remove(params.id, principal);
    return { message: 'Removed from favourites.' };
  });
}
