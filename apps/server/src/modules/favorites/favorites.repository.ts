import type { Database } from '../../database/client.ts';
import type { MomentWindow } from '../../paging/by-moment.ts';
import { countUpTo, rowsOf } from '../../paging/rows.ts';

/** Keeps what people marked. */
export function createFavoritesRepository({ prisma, kysely }: Database) {
  const marked = (userId: number) =>
    kysely
      .selectFrom('favorites')
      .innerJoin('products', 'products.id', 'favorites.product_id')
      .where('favorites.user_id', '=', userId)
      .where('products.deleted_at', 'is', null)
      .where('products.hidden_at', 'is', null)
      .where('products.owner_active', 'is', true)
      .where('products.status', '<>', 'Saved');

  return {
    /** Marks a product; marking it again changes nothing. */
    async add(userId: number, productId: number, now: Date): Promise<void> {
      await prisma.favorite.createMany({
        data: [{ user_id: userId, product_id: productId, created_at: now }],
        skipDuplicates: true,
      });
    },
    async remove(userId: number, productId: number): Promise<void> {
      await prisma.favorite.deleteMany({ where: { user_id: userId, product_id: productId } });
    },
    /** Marked products that were not deleted, the latest mark first. */
    list(userId: number, window: MomentWindow) {
      const query = marked(userId).select(['favorites.product_id as id', 'favorites.created_at as at']);
      return rowsOf(query, ['favorites.created_at', 'favorites.product_id'], window).execute();
    },
    /** How many of them there are, counted no further than `limit`. */
    count(userId: number, limit: number): Promise<number> {
      return countUpTo(kysely, marked(userId).select('favorites.product_id'), limit);
    },
  };
}

export type FavoritesRepository = ReturnType<typeof createFavoritesRepository>;
