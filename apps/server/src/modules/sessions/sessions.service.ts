import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionsRepository } from './sessions.repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = 24 * 60 * 60 * 1000;

/** A session slides this far with every use, and never beyond the longest life, in milliseconds. */
const SLIDING = 30 * DAY;
const LONGEST = 180 * DAY;

/** Sliding is written down this often at most. */
const SEEN_INTERVAL = 60 * 60 * 1000;

/** Server-side sessions: a token names one, so ending it ends the token at once. Specification: decisions, login. */
export function createSessionsService(dependencies: { sessions: SessionsRepository; clock: Clock }) {
  const { sessions, clock } = dependencies;

  function expiry(created: Date, now: Date): Date {
    return new Date(Math.min(now.getTime() + SLIDING, created.getTime() + LONGEST));
  }

  return {
    /** Opens a session and answers its id; null when the account or its password changed meanwhile. */
    open(userId: number, passwordHash: string): Promise<string | null> {
      const now = clock.now();
      return sessions.add(userId, passwordHash, now, expiry(now, now));
    },
    /** Who a session belongs to; null when it has ended, or its account is suspended or deleted. */
    async principalOf(sessionId: unknown): Promise<Principal | null> {
      if (typeof sessionId !== 'string' || !uuid.test(sessionId)) return null;
      const now = clock.now();
      const session = await sessions.findLive(sessionId, now);
      if (session === undefined) return null;
      if (now.getTime() - session.last_seen_at.getTime() > SEEN_INTERVAL) {
        await sessions.extend(sessionId, now, expiry(session.created_at, now));
      }
      return { userId: session.user_id, role: session.role, sessionId };
    },
    /** Ends one session. */
    end(sessionId: string): Promise<void> {
      return sessions.end(sessionId, clock.now());
    },
    /** Ends every session of a user, in the caller's transaction. */
    endAll(client: Parameters<SessionsRepository['endAll']>[0], userId: number): Promise<void> {
      return sessions.endAll(client, userId, clock.now());
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
