import type { Database } from '../../database/client.ts';
import type { Prisma } from '../../database/generated/prisma/client.ts';

/** What a code opens. */
export type CodePurpose = 'verify_email' | 'verify_phone' | 'reset_password' | 'confirm_phone';

/**
 * Whose code it is: an address's that nobody has confirmed yet, however many registrations wait under it, or a user's.
 */
export type CodeOwner = { readonly address: string } | { readonly userId: number };

interface NewCode {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly owner: CodeOwner;
  readonly codeHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

function ownedBy(owner: CodeOwner) {
  return 'userId' in owner ? { user_id: owner.userId } : { user_id: null, address: owner.address };
}

/** Keeps codes, hashed. */
export function createVerificationRepository({ prisma, kysely }: Database) {
  return {
    /** A new code takes the place of the owner's earlier ones of that purpose that were sent to the same address. */
    async replace({ purpose, address, owner, codeHash, now, expiresAt }: NewCode): Promise<void> {
      await prisma.$transaction([
        prisma.verificationCode.updateMany({
          where: { purpose, ...ownedBy(owner), address, used_at: null, expires_at: { gt: now } },
          data: { expires_at: now },
        }),
        prisma.verificationCode.create({
          data: { purpose, ...ownedBy(owner), address, code_hash: codeHash, created_at: now, expires_at: expiresAt },
        }),
      ]);
    },

    /** Whether the owner was sent a code to an address, made at a time or later, that is live and has a try left. */
    async hasLive(
      { purpose, address, owner, since }: Pick<NewCode, 'purpose' | 'address' | 'owner'> & { readonly since: Date },
      now: Date,
      maxTries: number,
    ): Promise<boolean> {
      const live = await prisma.verificationCode.findFirst({
        where: {
          purpose,
          ...ownedBy(owner),
          address,
          used_at: null,
          created_at: { gte: since },
          expires_at: { gt: now },
          tries: { lt: maxTries },
        },
        select: { id: true },
      });
      return live !== null;
    },

    /** Counts a try of each of the owner's live codes and answers them; none where there is none with a try left. */
    takeTries(purpose: CodePurpose, owner: CodeOwner, now: Date, maxTries: number) {
      return kysely
        .updateTable('verification_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('verification_codes as live')
            .select('live.id')
            .where('live.purpose', '=', purpose)
            .where((live) =>
              'userId' in owner
                ? live('live.user_id', '=', owner.userId)
                : live.and([live('live.user_id', 'is', null), live('live.address', '=', owner.address)]),
            )
            .where('live.used_at', 'is', null)
            .where('live.expires_at', '>', now)
            .where('live.tries', '<', maxTries)
            // Parallel tries wait for each other in one order.
            .orderBy('live.id')
            .forUpdate(),
        )
        .returning(['id', 'code_hash'])
        .execute();
    },

    /** Uses a code up, and with it the owner's others of its purpose; false when somebody else was first. */
    async use(
      client: Prisma.TransactionClient,
      { id, purpose, owner }: { readonly id: number; readonly purpose: CodePurpose; readonly owner: CodeOwner },
      now: Date,
    ): Promise<boolean> {
      const unused =
        'userId' in owner
          ? await client.$queryRaw<{ id: number }[]>`
              select id from verification_codes
              where purpose = ${purpose} and user_id = ${owner.userId} and used_at is null order by id for update`
          : await client.$queryRaw<{ id: number }[]>`
              select id from verification_codes
              where purpose = ${purpose} and user_id is null and address = ${owner.address} and used_at is null
              order by id for update`;
      const ids = unused.map((code) => code.id);
      if (!ids.includes(id)) return false;
      await client.verificationCode.updateMany({ where: { id: { in: ids } }, data: { used_at: now } });
      return true;
    },
  };
}

export type VerificationRepository = ReturnType<typeof createVerificationRepository>;
