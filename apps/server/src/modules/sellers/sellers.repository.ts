import type { ProductStatus } from '@muge/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import type { MomentWindow } from '../../paging/by-moment.ts';
import { countUpTo, rowsOf } from '../../paging/rows.ts';
import { type Audience, selectCards } from '../products/index.ts';

/** Which of a seller's products. */
export interface SellerFilter {
  readonly sellerId: number;
  readonly statuses: readonly ProductStatus[];
  /** Those that a moderator has hidden, too. */
  readonly withHidden: boolean;
  /** Those of a suspended account, too. */
  readonly withSuspended: boolean;
  /** A product that is left out. */
  readonly except: number | null;
  /** A part of the name or description, in any case. */
  readonly text: string | null;
}

/** A text as a pattern of LIKE that finds it anywhere; its own signs mean nothing. */
function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function matches(eb: ExpressionBuilder<DB, 'products'>, filter: SellerFilter) {
  const pattern = filter.text === null ? null : anywhere(filter.text);
  return eb.and([
    eb('products.user_id', '=', filter.sellerId),
    eb('products.deleted_at', 'is', null),
    eb('products.status', '=', eb.fn.any(eb.val([...filter.statuses]))),
    ...(filter.withHidden ? [] : [eb('products.hidden_at', 'is', null)]),
    ...(filter.withSuspended ? [] : [eb.ref('products.owner_active')]),
    ...(filter.except === null ? [] : [eb('products.id', '<>', filter.except)]),
    ...(pattern === null
      ? []
      : [eb.or([eb('products.name', 'ilike', pattern), eb('products.description', 'ilike', pattern)])]),
  ]);
}

/** Reads sellers and their products. */
export function createSellersRepository({ kysely }: Database) {
  return {
    /** A user as others may see them, unless deleted. */
    find(id: number) {
      return kysely
        .selectFrom('users')
        .select([
          'id',
          'name',
          'avatar',
          'updated_at',
          'phone',
          'phone_verified_at',
          'rating_sum',
          'reviews_count',
          'company_confirmed_at',
          'identity_confirmed_at',
          'subscribers_count',
          'subscriptions_count',
          'suspended_at',
        ])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** A seller's products, newest first. */
    list(filter: SellerFilter, audience: Audience, window: MomentWindow) {
      const query = selectCards(kysely, audience)
        .select(['products.watch_count', 'products.written_count', 'products.called_count', 'products.hidden_reason'])
        .where((eb) => matches(eb, filter));
      return rowsOf(query, ['products.created_at', 'products.id'], window).execute();
    },

    /** How many of a seller's products match, counted no further than `limit`. */
    count(filter: SellerFilter, limit: number): Promise<number> {
      const query = kysely
        .selectFrom('products')
        .select('products.id')
        .where((eb) => matches(eb, filter));
      return countUpTo(kysely, query, limit);
    },

    /** How many of a seller's products match, by their status; those of which there are none are left out. */
    countByStatus(filter: SellerFilter) {
      return kysely
        .selectFrom('products')
        .select((eb) => ['products.status', eb.fn.countAll<number>().as('count')])
        .where((eb) => matches(eb, filter))
        .groupBy('products.status')
        .execute();
    },
  };
}

export type SellersRepository = ReturnType<typeof createSellersRepository>;
export type SellerRow = NonNullable<Awaited<ReturnType<SellersRepository['find']>>>;
export type SellerProductRow = Awaited<ReturnType<SellersRepository['list']>>[number];
