import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import type { Specifications } from './product-specifications.ts';

type Columns = Updateable<DB['products']>;

/** What a product is written with; what is absent stays as it is. */
export interface ProductColumns
  extends Pick<
    Columns,
    | 'name'
    | 'description'
    | 'price_cents'
    | 'old_price_cents'
    | 'category_id'
    | 'subcategory_id'
    | 'status'
    | 'state'
    | 'options'
    | 'address'
    | 'language'
    | 'contact_phone'
    | 'contact_email'
    | 'created_at'
    | 'withdrawn_at'
  > {
  readonly specifications?: Specifications | undefined;
}

/** What a new product cannot be without. */
export type NewProduct = ProductColumns &
  Required<{ [K in 'name' | 'price_cents' | 'category_id' | 'status']: NonNullable<ProductColumns[K]> }>;

/** An array would arrive as PostgreSQL's own kind of array. */
function json(specifications: Specifications | undefined) {
  return specifications === undefined
    ? undefined
    : sql<Specifications>`cast(${JSON.stringify(specifications)} as jsonb)`;
}

/** Writes products, inside transactions of the caller. */
export function createProductEditingRepository({ kysely }: Pick<Database, 'kysely'>) {
  return {
    /** Runs all or nothing. */
    transaction<T>(act: (transaction: Kysely<DB>) => Promise<T>): Promise<T> {
      return kysely.transaction().execute(act);
    },

    /**
     * Whether an account is neither suspended nor deleted, which it then stays until the transaction ends: a suspension
     * waits, and finds what was written meanwhile.
     */
    async holdActive(transaction: Kysely<DB>, userId: number): Promise<boolean> {
      const row = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('suspended_at', 'is', null)
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      return row !== undefined;
    },

    /** A product that was not deleted, kept from other writers until the transaction ends. */
    lock(transaction: Kysely<DB>, id: number) {
      return transaction
        .selectFrom('products')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
    },

    async categoryExists(transaction: Kysely<DB>, id: number): Promise<boolean> {
      const row = await transaction.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    async subcategoryBelongs(transaction: Kysely<DB>, id: number, categoryId: number): Promise<boolean> {
      const row = await transaction
        .selectFrom('subcategories')
        .select('id')
        .where('id', '=', id)
        .where('category_id', '=', categoryId)
        .executeTakeFirst();
      return row !== undefined;
    },

    optionRules(transaction: Kysely<DB>, subcategoryId: number) {
      return transaction
        .selectFrom('option_fields')
        .select(['key', 'type', 'choices'])
        .where('subcategory_id', '=', subcategoryId)
        .orderBy('position')
        .orderBy('id')
        .execute();
    },

    /**
     * Those of the pictures that the user uploaded or the product has already. They cannot be swept before the
     * transaction ends.
     */
    usablePictures(
      transaction: Kysely<DB>,
      keys: readonly string[],
      { userId, productId }: { userId: number; productId: number | null },
    ) {
      return transaction
        .selectFrom('pictures')
        .select(['id', 'key'])
        .where(({ eb }) => eb('key', '=', eb.fn.any(eb.val([...keys]))))
        .where(({ eb, or, exists, selectFrom }) =>
          or([
            eb('user_id', '=', userId),
            exists(
              selectFrom('product_pictures')
                .select('product_pictures.picture_id')
                .whereRef('product_pictures.picture_id', '=', 'pictures.id')
                .where('product_pictures.product_id', '=', productId ?? 0),
            ),
          ]),
        )
        .forKeyShare()
        .execute();
    },

    /** Adds a product and answers its id. */
    async insert(transaction: Kysely<DB>, userId: number, product: NewProduct, now: Date): Promise<number> {
      const row = await transaction
        .insertInto('products')
        .values({
          ...product,
          specifications: json(product.specifications),
          user_id: userId,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    /** Changes a product. Its `updated_at` is later with each change, even where the clock is not: it tells versions apart. */
    async update(transaction: Kysely<DB>, id: number, changes: ProductColumns, now: Date): Promise<void> {
      await transaction
        .updateTable('products')
        .set((eb) => ({
          ...changes,
          specifications: json(changes.specifications),
          updated_at: sql<Date>`greatest(${now}::timestamptz, ${eb.ref('updated_at')} + interval '1 millisecond')`,
        }))
        .where('id', '=', id)
        .execute();
    },

    /** The pictures of a product, the cover first. */
    async pictureIds(transaction: Kysely<DB>, productId: number): Promise<number[]> {
      const rows = await transaction
        .selectFrom('product_pictures')
        .select('picture_id')
        .where('product_id', '=', productId)
        .orderBy('position')
        .execute();
      return rows.map(({ picture_id }) => picture_id);
    },

    /** Gives a product these pictures in this order, the cover first. */
    async setPictures(transaction: Kysely<DB>, productId: number, pictureIds: readonly number[]): Promise<void> {
      await transaction.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
      if (pictureIds.length === 0) return;
      await transaction
        .insertInto('product_pictures')
        .values(pictureIds.map((picture_id, position) => ({ product_id: productId, picture_id, position })))
        .execute();
    },

    /** Remembers a price that a product had until now. */
    async addPriceChange(transaction: Kysely<DB>, productId: number, priceCents: number, now: Date): Promise<void> {
      await transaction
        .insertInto('price_changes')
        .values({ product_id: productId, price_cents: priceCents, changed_at: now })
        .execute();
    },

    /** Takes a product out of everything public. */
    async markDeleted(transaction: Kysely<DB>, id: number, now: Date): Promise<void> {
      await transaction
        .updateTable('products')
        .set({ deleted_at: now, updated_at: now })
        .where('id', '=', id)
        .execute();
    },
  };
}

export type ProductEditingRepository = ReturnType<typeof createProductEditingRepository>;
/** A transaction of the caller's, for those who only pass it on. */
export type EditingTransaction = Parameters<ProductEditingRepository['lock']>[0];
export type StoredProduct = NonNullable<Awaited<ReturnType<ProductEditingRepository['lock']>>>;
