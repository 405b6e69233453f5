import { MAX_PRICE_CHANGES } from '@muge/contract/limits';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/client.ts';
import { isListed } from './listed.ts';
import { type Audience, type CardRow, selectCards } from './product-cards.ts';

/** Reads products. */
export function createProductsRepository({ kysely }: Database) {
  return {
    /** Listed products, newest first. */
    listNewest(audience: Audience, { limit, offset }: { limit: number; offset: number }): Promise<CardRow[]> {
      return selectCards(kysely, audience)
        .where(isListed)
        .orderBy('products.created_at', 'desc')
        .orderBy('products.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
    },

    /** Cards of these products, in no order. */
    findCards(ids: readonly number[], audience: Audience): Promise<CardRow[]> {
      return selectCards(kysely, audience)
        .where(({ eb }) => eb('products.id', '=', eb.fn.any(eb.val([...ids]))))
        .execute();
    },

    /** A product with its seller, unless it was deleted; inside a transaction as that one sees it. */
    findDetail(id: number, audience: Audience, within: Database['kysely'] = kysely) {
      return selectCards(within, audience)
        .innerJoin('users as seller', 'seller.id', 'products.user_id')
        .innerJoin('categories', 'categories.id', 'products.category_id')
        .select((eb) => [
          'products.description as full_description',
          'products.specifications',
          'products.options',
          'products.contact_phone',
          'products.watch_count',
          'products.written_count',
          'products.called_count',
          'products.updated_at',
          'products.contact_email',
          'products.hidden_at',
          'products.hidden_reason',
          'products.owner_active',
          jsonArrayFrom(
            eb
              .selectFrom('price_changes')
              .select(['price_changes.price_cents', 'price_changes.changed_at'])
              .whereRef('price_changes.product_id', '=', 'products.id')
              .orderBy('price_changes.changed_at', 'desc')
              .orderBy('price_changes.id', 'desc')
              .limit(MAX_PRICE_CHANGES),
          ).as('price_changes'),
          eb.ref(`categories.name_${audience.language}`).as('category_name'),
          'seller.name as seller_name',
          'seller.avatar as seller_avatar',
          'seller.updated_at as seller_updated_at',
          'seller.phone as seller_phone',
          'seller.phone_verified_at as seller_phone_verified_at',
          'seller.rating_sum as seller_rating_sum',
          'seller.reviews_count as seller_reviews_count',
          'seller.company_confirmed_at as seller_company_confirmed_at',
          'seller.identity_confirmed_at as seller_identity_confirmed_at',
          'seller.subscribers_count as seller_subscribers_count',
          'seller.subscriptions_count as seller_subscriptions_count',
        ])
        .where('products.id', '=', id)
        .where('products.deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** What decides who may see a product, unless it was deleted. */
    findVisibility(id: number) {
      return kysely
        .selectFrom('products')
        .select(['user_id', 'status', 'hidden_at', 'owner_active'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** Listed products in all and since a moment. */
    async count(since: Date): Promise<{ published: number; publishedSince: number }> {
      const row = await kysely
        .selectFrom('products')
        .where(isListed)
        .select((eb) => [
          eb.fn.countAll<number>().as('published'),
          eb.fn.countAll<number>().filterWhere('products.created_at', '>=', since).as('published_since'),
        ])
        .executeTakeFirstOrThrow();
      return { published: row.published, publishedSince: row.published_since };
    },
  };
}

export type ProductsRepository = ReturnType<typeof createProductsRepository>;
export type DetailRow = NonNullable<Awaited<ReturnType<ProductsRepository['findDetail']>>>;
