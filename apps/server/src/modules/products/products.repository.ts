import { MAX_PRICE_CHANGES } from '@muge/contract/limits';
import { type Expression, type InferResult, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/client.ts';
import { compileOnce } from '../../database/compiled.ts';
import { gathered } from '../../database/gathered.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from './listed.ts';
import { type Audience, type CardRow, selectCards } from './product-cards.ts';

/** A product with its seller, unless it was deleted. */
function selectDetail(kysely: Kysely<DB>, audience: Audience, id: number | Expression<number>) {
  return selectCards(kysely, audience)
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
    .where('products.deleted_at', 'is', null);
}

/** A row of a product's page. */
export type DetailRow = InferResult<ReturnType<typeof selectDetail>>[number];

/** Pages that one statement reads at most: the last of them waits for all. */
const PAGES_AT_ONCE = 10;

/** One statement for each audience whose text differs: names in a language, hearts or none. */
function perAudience<Run>(compile: (audience: Audience, isGuest: boolean) => Run): (audience: Audience) => Run {
  const made = new Map<string, Run>();
  return (audience) => {
    const isGuest = audience.viewerId === null;
    const key = `${audience.language} ${isGuest}`;
    const known = made.get(key) ?? compile(audience, isGuest);
    made.set(key, known);
    return known;
  };
}

/** Reads products. */
export function createProductsRepository(database: Database) {
  const { kysely } = database;
  const newest = perAudience(({ language }, isGuest) =>
    compileOnce(database, ({ limit, offset, viewerId }: { limit: number; offset: number; viewerId: number | null }) =>
      selectCards(kysely, { language, viewerId: isGuest ? null : viewerId })
        .where(isListed)
        .where(({ eb, refTuple }) =>
          // Its first row is found by the index alone: with an offset all cards before it would be made.
          eb(
            refTuple('products.created_at', 'products.id'),
            '<=',
            kysely
              .selectFrom('products')
              .where(isListed)
              .select(['products.created_at', 'products.id'])
              .orderBy('products.created_at', 'desc')
              .orderBy('products.id', 'desc')
              .limit(1)
              .offset(offset)
              .$asTuple('created_at', 'id'),
          ),
        )
        .orderBy('products.created_at', 'desc')
        .orderBy('products.id', 'desc')
        .limit(limit),
    ),
  );
  const cards = perAudience(({ language }, isGuest) =>
    compileOnce(database, ({ ids, viewerId }: { ids: number[]; viewerId: number | null }) =>
      selectCards(kysely, { language, viewerId: isGuest ? null : viewerId }).where(({ eb }) =>
        eb('products.id', '=', eb.fn.any(eb.val(ids))),
      ),
    ),
  );
  const detail = perAudience(({ language }, isGuest) =>
    compileOnce(database, ({ ids, viewerId }: { ids: string; viewerId: number | null }) =>
      kysely
        // How many there are is hidden from the planner: it would make another plan for each number, every time.
        .selectFrom(
          sql<{ id: number }>`(SELECT id::int FROM json_array_elements_text(${ids}::json) AS id)`.as('wanted'),
        )
        .crossJoinLateral(({ ref }) =>
          selectDetail(kysely, { language, viewerId: isGuest ? null : viewerId }, ref('wanted.id'))
            .limit(1)
            .as('detail'),
        )
        .selectAll('detail'),
    ),
  );
  const details = gathered(
    PAGES_AT_ONCE,
    ({ language, viewerId }: Audience) => `${language} ${viewerId}`,
    (audience, ids) => detail(audience)({ ids: JSON.stringify(ids), viewerId: audience.viewerId }),
  );

  return {
    /** Listed products, newest first. */
    listNewest(audience: Audience, { limit, offset }: { limit: number; offset: number }): Promise<CardRow[]> {
      return newest(audience)({ limit, offset, viewerId: audience.viewerId });
    },

    /** Cards of these products, in no order. */
    findCards(ids: readonly number[], audience: Audience): Promise<CardRow[]> {
      return cards(audience)({ ids: [...ids], viewerId: audience.viewerId });
    },

    /** A product with its seller, unless it was deleted; inside a transaction as that one sees it. */
    async findDetail(id: number, audience: Audience, within?: Database['kysely']): Promise<DetailRow | undefined> {
      if (within !== undefined) return selectDetail(within, audience, id).executeTakeFirst();
      return details(audience, id);
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
