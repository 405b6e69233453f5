import type { Kysely } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';

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

    /** Runs all or nothing. */
    transaction<T>(act: (transaction: Kysely<DB>) => Promise<T>): Promise<T> {
      return kysely.transaction().execute(act);
    },

    /** Writes down who sees a number on a day (`2026-11-28`); false where they have seen it that day, also at this moment. */
    async addReveal(transaction: Kysely<DB>, productId: number, userId: number, day: string): Promise<boolean> {
      const row = await transaction
        .insertInto('phone_reveals')
        .values({ product_id: productId, user_id: userId, day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('product_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Counts one more viewer. */
    async count(transaction: Kysely<DB>, productId: number): Promise<void> {
      await transaction
        .updateTable('products')
        .set((eb) => ({ called_count: eb('called_count', '+', 1) }))
        .where('id', '=', productId)
        .execute();
    },
  };
}

export type PhoneRepository = ReturnType<typeof createPhoneRepository>;
