import type { Database } from '../../database/client.ts';
import { Prisma } from '../../database/generated/prisma/client.ts';

type Client = Prisma.TransactionClient;
type Role = 'user' | 'moderator' | 'admin';

/** What a decision was about, and whose it is. */
export interface Subject {
  readonly userId: number;
  readonly name: string;
}

/** Since when something is hidden, and why. */
interface Hiding {
  readonly at: Date;
  readonly reason: string;
}

/** What can be hidden: tables with the same two columns for it. */
const hideable = { products: Prisma.raw('products'), ads: Prisma.raw('ads') } as const;

/** Writes down which pictures are taken down with a product or an ad. */
const hidePictures = {
  products: (client: Client, id: number) => client.$executeRaw`
    insert into hidden_product_pictures (product_id, picture_id)
    select product_id, picture_id from product_pictures where product_id = ${id}`,
  ads: (client: Client, id: number) => client.$executeRaw`
    insert into hidden_ad_pictures (ad_id, picture_id)
    select ads.id, pictures.id
    from ads join pictures on ads.image_urls @> array['/storage/' || pictures.key || '.webp']
    where ads.id = ${id}`,
} as const;

/** Forgets that they were. */
const showPictures = {
  products: (client: Client, id: number) => client.hiddenProductPicture.deleteMany({ where: { product_id: id } }),
  ads: (client: Client, id: number) => client.hiddenAdPicture.deleteMany({ where: { ad_id: id } }),
} as const;

/** The audit log's line of a decision. */
interface Entry {
  /** Null: the operator at the command line. */
  readonly actorId: number | null;
  readonly action: string;
  readonly table: 'products' | 'users' | 'ads';
  readonly id: number;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Writes decisions. Each change is one conditional statement that answers the row it changed, so that of two who decide
 * at once one learns that it was done already.
 */
export function createModerationRepository({ prisma }: Database) {
  return {
    /** Runs several writes as one. */
    transaction<T>(work: (client: Client) => Promise<T>): Promise<T> {
      return prisma.$transaction(work);
    },

    /**
     * Hides a product or an ad with the pictures that it shows at this moment, or takes the mark away (null), theirs too;
     * undefined when it is so already or there is none.
     */
    async setHidden(client: Client, table: keyof typeof hideable, id: number, hidden: Hiding | null) {
      const [row] = await client.$queryRaw<Subject[]>`
        update ${hideable[table]} set hidden_at = ${hidden?.at ?? null}::timestamptz, hidden_reason = ${hidden?.reason ?? null}::text
        where id = ${id} and deleted_at is null and (hidden_at is null) = ${hidden !== null}
        returning user_id as "userId", name`;
      // The row is locked by now: whoever exchanges its pictures has done so, or waits.
      if (row !== undefined) await (hidden === null ? showPictures : hidePictures)[table](client, id);
      return row;
    },

    /** Suspends an account, or restores it (null), with what its products show; undefined when it is so already. */
    async setSuspended(client: Client, id: number, suspended: { at: Date; reason: string } | null) {
      const [row] = await client.$queryRaw<Subject[]>`
        update users
        set suspended_at = ${suspended?.at ?? null}::timestamptz, suspended_reason = ${suspended?.reason ?? null}::text
        where id = ${id} and deleted_at is null and (suspended_at is null) = ${suspended !== null}
        returning id as "userId", name`;
      if (row !== undefined) {
        // Locked in the order of their ids, as by those who count views: neither waits for the other in a circle.
        await client.$executeRaw`
          with mine as materialized (
            select id from products
            where user_id = ${id} and owner_active <> ${suspended === null} order by id for no key update
          )
          update products set owner_active = ${suspended === null} from mine where products.id = mine.id`;
      }
      return row;
    },

    /** Approves a revision of an ad; undefined when it is another by now, approved already or there is none. */
    async approveAd(client: Client, id: number, revision: number, now: Date) {
      const [row] = await client.$queryRaw<Subject[]>`
        update ads set approved_at = ${now}::timestamptz
        where id = ${id} and deleted_at is null and approved_at is null and revision = ${revision}
        returning user_id as "userId", name`;
      return row;
    },

    /** The revision of an ad that was not deleted. */
    async revisionOf(client: Client, id: number): Promise<number | undefined> {
      const ad = await client.ad.findFirst({ where: { id, deleted_at: null }, select: { revision: true } });
      return ad?.revision;
    },

    /** Gives somebody a role; undefined when they have it already or there is nobody. */
    async setRole(client: Client, id: number, role: Role) {
      const [row] = await client.$queryRaw<Subject[]>`
        update users set role = ${role} where id = ${id} and deleted_at is null and role <> ${role}
        returning id as "userId", name`;
      return row;
    },

    /** Whether there is a row that was not deleted. */
    async exists(client: Client, table: Entry['table'], id: number): Promise<boolean> {
      const where = { id, deleted_at: null };
      const count = {
        products: () => client.product.count({ where }),
        users: () => client.user.count({ where }),
        ads: () => client.ad.count({ where }),
      };
      return (await count[table]()) > 0;
    },

    /** Somebody's rank, held until the transaction ends. */
    async lockRank(client: Client, id: number): Promise<{ id: number; role: Role } | undefined> {
      const [row] = await client.$queryRaw<{ id: number; role: Role }[]>`
        select id, role from users where id = ${id} and deleted_at is null for no key update`;
      return row;
    },

    /** Keeps who decided what and why. */
    async addAuditEntry(client: Client, { actorId, action, table, id, reason, now }: Entry): Promise<void> {
      await client.auditEntry.create({
        data: { actor_id: actorId, action, subject: table, subject_id: id, reason, created_at: now },
      });
    },

    /** Tells somebody of a decision. */
    async addNotification(client: Client, userId: number, kind: string, data: object, now: Date): Promise<void> {
      await client.notification.create({ data: { user_id: userId, kind, data: { ...data }, created_at: now } });
    },
  };
}

export type ModerationRepository = ReturnType<typeof createModerationRepository>;
