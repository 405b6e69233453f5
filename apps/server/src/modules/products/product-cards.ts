import type { Language } from '@muge/contract';
import { type AliasableExpression, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../database/generated/kysely/types.ts';

/** Who a list is made for: names in a language, hearts of a viewer. */
export interface Audience {
  readonly language: Language;
  /** Null for a guest. */
  readonly viewerId: number | null;
}

/** Characters of a description that a list carries; a card shows five lines of it. */
const DESCRIPTION_IN_LISTS = 600;

/** The columns that a card shows, of products that the caller narrows down and orders. */
export function selectCards(kysely: Kysely<DB>, { language, viewerId }: Audience) {
  return kysely
    .selectFrom('products')
    .leftJoin('subcategories', 'subcategories.id', 'products.subcategory_id')
    .select((eb) => [
      'products.id',
      'products.user_id',
      'products.name',
      eb.fn<string>('left', ['products.description', eb.lit(DESCRIPTION_IN_LISTS)]).as('description'),
      'products.price_cents',
      'products.old_price_cents',
      'products.category_id',
      'products.subcategory_id',
      eb.ref(`subcategories.name_${language}`).as('subcategory_name'),
      'products.address',
      'products.language',
      'products.status',
      'products.state',
      'products.created_at',
      picturesOf(eb.ref('products.id')).as('pictures'),
      isFavorite(eb.ref('products.id')).as('is_favorite'),
    ]);

  function picturesOf(productId: Expression<number>) {
    return jsonArrayFrom(
      kysely
        .selectFrom('product_pictures')
        .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
        .select(['pictures.key', 'pictures.width', 'pictures.height', 'pictures.thumbhash'])
        .where('product_pictures.product_id', '=', productId)
        .orderBy('product_pictures.position'),
    );
  }

  function isFavorite(productId: Expression<number>): AliasableExpression<SqlBool | null> {
    if (viewerId === null) return sql<SqlBool>`false`;
    return kysely
      .selectFrom('favorites')
      .select(({ eb }) => eb(eb.fn.countAll(), '>', 0).as('is_favorite'))
      .where('favorites.product_id', '=', productId)
      .where('favorites.user_id', '=', viewerId)
      .$asScalar();
  }
}

/** One row of a list. */
export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];
