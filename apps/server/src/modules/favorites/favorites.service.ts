import type { Language, PageMeta, ProductCard } from '@muge/contract';
import type { Principal } from '../../http/principal.ts';
import { COUNTED, pageOf, requestOf } from '../../paging/by-moment.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProductsService } from '../products/index.ts';
import type { FavoritesRepository } from './favorites.repository.ts';

/** What people marked to find again. Specification: public, section 4. */
export function createFavoritesService(dependencies: {
  favorites: FavoritesRepository;
  products: ProductsService;
  clock: Clock;
}) {
  const { favorites, products, clock } = dependencies;
  return {
    /** Marks a product that the person may see; not_found otherwise. */
    async add(productId: number, principal: Principal): Promise<void> {
      await products.mustBeVisible(productId, principal);
      await favorites.add(principal.userId, productId, clock.now());
    },
    /** Takes the mark away, if there was one. */
    remove(productId: number, principal: Principal): Promise<void> {
      return favorites.remove(principal.userId, productId);
    },
    /** The person's marked products, the latest mark first. */
    async list(
      paging: Parameters<typeof requestOf>[0],
      principal: Principal,
      language: Language,
    ): Promise<{ data: ProductCard[]; meta: PageMeta }> {
      const request = requestOf(paging);
      const [found, total] = await Promise.all([
        favorites.list(principal.userId, request.window),
        favorites.count(principal.userId, COUNTED),
      ]);
      const { rows, meta } = pageOf(request, found, total, (row) => row);
      return {
        data: await products.cards(
          rows.map(({ id }) => id),
          { principal, language },
        ),
        meta,
      };
    },
  };
}

export type FavoritesService = ReturnType<typeof createFavoritesService>;
