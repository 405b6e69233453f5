import type { Database } from '../../database/client.ts';
import type { MomentWindow } from '../../paging/by-moment.ts';

/** Keeps what people marked. */
export function createFavoritesRepository({ prisma, kysely }: Database) {
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
    list(userId: number, { limit, offset, after }: MomentWindow) {
      const query = kysely
        .selectFrom('favorites')
        .innerJoin('products', 'products.id', 'favorites.product_id')
        .select(['favorites.product_id as id', 'favorites.created_at as at'])
        .where('favorites.user_id', '=', userId)
        .where('products.deleted_at', 'is', null)
        .where('products.hidden_at', 'is', null)
        .where('products.owner_active', 'is', true)
        .where('products.status', '<>', 'Saved')
        .orderBy('favorites.created_at', 'desc')
        .orderBy('favorites.product_id', 'desc')
        .limit(limit)
        .offset(offset);
      return (
        after === null
          ? query
          : query.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('favorites.created_at', 'favorites.product_id'), '<', tuple(after.at, after.id)),
            )
      ).execute();
    },
    async count(userId: number, limit: number): Promise<number> {
      const some = kysely
        .selectFrom('favorites')
        .innerJoin('products', 'products.id', 'favorites.product_id')
        .select('favorites.product_id')
        .where('favorites.user_id', '=', userId)
        .where('products.deleted_at', 'is', null)
        .where('products.hidden_at', 'is', null)
        .where('products.owner_active', 'is', true)
        .where('products.status', '<>', 'Saved')
        .limit(limit);
      const row = await kysely
        .selectFrom(some.as('some'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return row.total;
    },
  };
}

export type FavoritesRepository = ReturnType<typeof createFavoritesRepository>;
