import type { Database } from '../../database/client.ts';
import type { Prisma } from '../../database/generated/prisma/client.ts';

/** Keeps sessions. */
export function createSessionsRepository({ prisma, kysely }: Database) {
  return {
    /**
     * Opens a session if the account is still what was looked at: not suspended or deleted, and with that password. The
     * lock makes it wait for a change under way, so that a change which ends all sessions misses none.
     */
    async add(userId: number, passwordHash: string, now: Date, expiresAt: Date): Promise<string | null> {
      const [session] = await prisma.$queryRaw<{ id: string }[]>`
        INSERT INTO sessions (user_id, created_at, last_seen_at, expires_at)
        SELECT id, ${now}, ${now}, ${expiresAt} FROM users
        WHERE id = ${userId} AND password_hash = ${passwordHash} AND suspended_at IS NULL AND deleted_at IS NULL
        FOR SHARE
        RETURNING id`;
      return session?.id ?? null;
    },
    /** The session's owner and role, when neither the session nor the account has ended at `now`. */
    findLive(id: string, now: Date) {
      return kysely
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.user_id', 'users.role', 'sessions.created_at', 'sessions.last_seen_at'])
        .where('sessions.id', '=', id)
        .where('sessions.revoked_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .where('users.suspended_at', 'is', null)
        .where('users.deleted_at', 'is', null)
        .executeTakeFirst();
    },
    /** Lets a live session go on. */
    async extend(id: string, now: Date, expiresAt: Date): Promise<void> {
      await prisma.session.updateMany({
        where: { id, revoked_at: null },
        data: { last_seen_at: now, expires_at: expiresAt },
      });
    },
    async end(id: string, now: Date): Promise<void> {
      await prisma.session.updateMany({ where: { id, revoked_at: null }, data: { revoked_at: now } });
    },
    /** Ends every session of a user, in the caller's transaction. */
    async endAll(client: Prisma.TransactionClient, userId: number, now: Date): Promise<void> {
      await client.session.updateMany({ where: { user_id: userId, revoked_at: null }, data: { revoked_at: now } });
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
