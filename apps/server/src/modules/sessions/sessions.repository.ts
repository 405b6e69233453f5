import type { Database } from '../../database/client.ts';

/** Reads live sessions. */
export function createSessionsRepository({ kysely }: Database) {
  return {
    /** The session's owner and role, when neither the session nor the account has ended at `now`. */
    findLive(id: string, now: Date) {
      return kysely
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.user_id', 'users.role'])
        .where('sessions.id', '=', id)
        .where('sessions.revoked_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .where('users.suspended_at', 'is', null)
        .where('users.deleted_at', 'is', null)
        .executeTakeFirst();
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
