import type { Database } from '../../database/client.ts';

/** Reads phone numbers and counts who saw them. */
export function createPhoneRepository({ kysely }: Pick<Database, 'kysely'>) {
  return {
    /** The number of a product that was not deleted, the contact's before the profile's, with what decides who may see it. */
    find(productId: number) {
      return kysely
        .selectFrom('products')
        .innerJoin('users as seller', 'seller.id', 'products.user_id')
        .select((eb) => [
          'products.user_id',
          'products.status',
          'products.hidden_at',
          'products.owner_active',
          eb.fn.coalesce('products.contact_phone', 'seller.phone').as('phone'),
        ])
        .where('products.id', '=', productId)
        .where('products.deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** Counts a viewer once a day (`2026-11-28`), in one statement, so that parallel reveals count once too. */
    async count(productId: number, userId: number, day: string): Promise<void> {
      await kysely
        .with('revealed', (db) =>
          db
            .insertInto('phone_reveals')
            .values({ product_id: productId, user_id: userId, day })
            .onConflict((conflict) => conflict.doNothing())
            .returning('product_id'),
        )
        .updateTable('products')
        .from('revealed')
        .set((eb) => ({ called_count: eb('products.called_count', '+', 1) }))
        .whereRef('products.id', '=', 'revealed.product_id')
        .execute();
    },
  };
}

export type PhoneRepository = ReturnType<typeof createPhoneRepository>;
