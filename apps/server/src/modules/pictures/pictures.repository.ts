import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';

/** A picture whose files lie in the storage. */
export interface NewPicture {
  readonly key: string;
  readonly user_id: number;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly created_at: Date;
}

/** Its places in products. */
function inProducts(eb: ExpressionBuilder<DB, 'pictures'>) {
  return eb
    .selectFrom('product_pictures')
    .whereRef('product_pictures.picture_id', '=', 'pictures.id')
    .select('position');
}

/** The ads that show it. */
function inAds(eb: ExpressionBuilder<DB, 'pictures'>) {
  const path = sql`array['/storage/' || ${eb.ref('pictures.key')} || '.webp']`;
  return eb.selectFrom('ads').where(sql<boolean>`ads.image_urls @> ${path}`).select('ads.id');
}

/** It was taken down with a product or an ad that has not been restored, whatever shows it today. */
function isHidden(eb: ExpressionBuilder<DB, 'pictures'>) {
  const withProducts = eb
    .selectFrom('hidden_product_pictures')
    .whereRef('hidden_product_pictures.picture_id', '=', 'pictures.id')
    .select('product_id');
  const withAds = eb
    .selectFrom('hidden_ad_pictures')
    .whereRef('hidden_ad_pictures.picture_id', '=', 'pictures.id')
    .select('ad_id');
  return eb.or([eb.exists(withProducts), eb.exists(withAds)]);
}

/** Nothing needs it: deleted ads are never shown again, deleted products still stand in chats. */
function isUnused(eb: ExpressionBuilder<DB, 'pictures'>) {
  return eb.and([eb.not(eb.exists(inProducts(eb))), eb.not(eb.exists(inAds(eb).where('ads.deleted_at', 'is', null)))]);
}

/** Keeps what is known of pictures; their files lie in the storage. */
export function createPicturesRepository({ prisma, kysely }: Database) {
  return {
    async add(picture: NewPicture): Promise<void> {
      await prisma.picture.create({ data: { ...picture, kept_at: picture.created_at } });
    },

    /** Counts somebody's own pictures as needed at a moment. */
    async keep(keys: readonly string[], userId: number, now: Date): Promise<void> {
      await prisma.picture.updateMany({ where: { key: { in: [...keys] }, user_id: userId }, data: { kept_at: now } });
    },

    /** Whose a picture is, unless they were deleted; null for the house's own. */
    findOwner(key: string) {
      return kysely
        .selectFrom('pictures')
        .leftJoin('users', 'users.id', 'pictures.user_id')
        .select('pictures.user_id')
        .where('pictures.key', '=', key)
        .where('users.deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /**
     * Whether a picture may be seen by whoever knows its key: its owner is active, no moderator took it down, and something
     * visible shows it (a draft too) or nothing has shown it yet.
     */
    async isServed(key: string): Promise<boolean> {
      const found = await kysely
        .selectFrom('pictures')
        .leftJoin('users as owner', 'owner.id', 'pictures.user_id')
        .select('pictures.id')
        .where('pictures.key', '=', key)
        .where('owner.suspended_at', 'is', null)
        .where('owner.deleted_at', 'is', null)
        .where((eb) => eb.not(isHidden(eb)))
        .where((eb) =>
          eb.or([
            eb.exists(
              inProducts(eb)
                .innerJoin('products', 'products.id', 'product_pictures.product_id')
                .where('products.hidden_at', 'is', null)
                .where('products.deleted_at', 'is', null)
                .where('products.owner_active', '=', true),
            ),
            eb.exists(inAds(eb).where('ads.deleted_at', 'is', null).where('ads.hidden_at', 'is', null)),
            eb.and([eb.not(eb.exists(inProducts(eb))), eb.not(eb.exists(inAds(eb)))]),
          ]),
        )
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * Removes rows of uploads that were last needed before a moment and that nothing refers to, at most `limit`; answers their keys. The rows are
     * locked first and asked again then: whoever puts one of them into a product or an ad meanwhile has it locked (it is
     * left out), or waits and finds it gone.
     */
    async removeUnused(before: Date, limit: number): Promise<string[]> {
      return kysely.transaction().execute(async (transaction) => {
        const candidates = await transaction
          .selectFrom('pictures')
          .select('pictures.id')
          .where('pictures.kept_at', '<', before)
          // The house's own pictures, such as those of categories, are nobody's upload.
          .where('pictures.user_id', 'is not', null)
          .where(isUnused)
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .execute();
        const ids = candidates.map(({ id }) => id);
        const removed = await transaction
          .deleteFrom('pictures')
          .where((eb) => eb('pictures.id', '=', eb.fn.any(eb.val(ids))))
          .where(isUnused)
          .returning('pictures.key')
          .execute();
        return removed.map(({ key }) => key);
      });
    },

    /** Those of the keys that have a row. */
    async findKnown(keys: readonly string[]): Promise<Set<string>> {
      const rows = await kysely
        .selectFrom('pictures')
        .select('key')
        .where((eb) => eb('key', '=', eb.fn.any(eb.val([...keys]))))
        .execute();
      return new Set(rows.map(({ key }) => key));
    },
  };
}

export type PicturesRepository = ReturnType<typeof createPicturesRepository>;
