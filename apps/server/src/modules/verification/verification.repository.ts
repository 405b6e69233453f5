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
    /** A new code takes the place of the owner's earlier ones of that purpose. */
    async replace({ purpose, address, owner, codeHash, now, expiresAt }: NewCode): Promise<void> {
      await prisma.$transaction([
        prisma.verificationCode.updateMany({
          where: { purpose, ...ownedBy(owner), used_at: null, expires_at: { gt: now } },
          data: { expires_at: now },
        }),
        prisma.verificationCode.create({
          data: { purpose, ...ownedBy(owner), address, code_hash: codeHash, created_at: now, expires_at: expiresAt },
        }),
      ]);
    },

    /** Whether the owner has a live code with a try left that was made at a time or later. */
    async hasLive(purpose: CodePurpose, owner: CodeOwner, since: Date, now: Date, maxTries: number): Promise<boolean> {
      const live = await prisma.verificationCode.findFirst({
        where: {
          purpose,
          ...ownedBy(owner),
          used_at: null,
          created_at: { gte: since },
          expires_at: { gt: now },
          tries: { lt: maxTries },
        },
        select: { id: true },
      });
      return live !== null;
    },

    /** Counts a try of the owner's live code and answers it; undefined when there is none with a try left. */
    takeTry(purpose: CodePurpose, owner: CodeOwner, now: Date, maxTries: number) {
      return kysely
        .updateTable('verification_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('verification_codes as live')
            .select('live.id')
            .where('live.purpose', '=', purpose)
            .where((live) =>
              'userId' in owner
                ? live('live.user_id', '=', owner.userId)
                : live.and([live('live.user_id', 'is', null), live('live.address', '=', owner.address)]),
            )
            .orderBy('live.id', 'desc')
            .limit(1),
        )
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('tries', '<', maxTries)
        .returning(['id', 'code_hash'])
        .executeTakeFirst();
    },

    /** Uses a code up; false when somebody else was first. */
    async use(client: Prisma.TransactionClient, id: number, now: Date): Promise<boolean> {
      const { count } = await client.verificationCode.updateMany({
        where: { id, used_at: null },
        data: { used_at: now },
      });
      return count === 1;
    },
  };
}

export type VerificationRepository = ReturnType<typeof createVerificationRepository>;
