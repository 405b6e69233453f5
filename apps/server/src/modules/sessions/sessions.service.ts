import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionsRepository } from './sessions.repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Server-side sessions: a token names one, so ending it ends the token at once. Specification: decisions, login. */
export function createSessionsService(dependencies: { sessions: SessionsRepository; clock: Clock }) {
  const { sessions, clock } = dependencies;
  return {
    /** Who a session belongs to; null when it has ended, or its account is suspended or deleted. */
    async principalOf(sessionId: unknown): Promise<Principal | null> {
      if (typeof sessionId !== 'string' || !uuid.test(sessionId)) return null;
      const session = await sessions.findLive(sessionId, clock.now());
      return session === undefined ? null : { userId: session.user_id, role: session.role, sessionId };
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
