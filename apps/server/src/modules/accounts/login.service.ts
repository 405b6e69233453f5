import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { readLoginName } from './login-name.ts';
import { passwordMatches } from './password.ts';

/** What a login leads to: a session, or the verification that is still missing. */
export type LoginOutcome =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'unverified'; readonly pendingId: number; readonly channel: 'email' | 'phone' };

/** Signing in. Specification: decisions, login. */
export function createLoginService(dependencies: {
  accounts: AccountsRepository;
  sessions: SessionsService;
  limits: SecurityLimits;
  clock: Clock;
}) {
  const { accounts, sessions, limits, clock } = dependencies;
  return {
    /**
     * Opens a session. Unknown user and wrong password are the same, after exactly one bcrypt; that an account is
     * suspended or not verified yet shows only to who knows its password.
     */
    async login(login: string, password: string, client: string): Promise<LoginOutcome> {
      const name = readLoginName(login);
      const [user, [pending]] = await Promise.all([
        accounts.findUserByLogin(name),
        accounts.findPendingByLogin(name, clock.now()),
      ]);
      // An account has one counter, however its login is written.
      const counted = user === null ? name.value : `user ${user.id}`;
      await limits.takeLogin(counted, client);
      const matches = await passwordMatches(password, user === null ? pending?.password_hash : user.password_hash);
      if (!matches) throw new AppError('invalid_credentials');
      await limits.loginWasRight(counted, client);
      if (user !== null) {
        if (user.suspended_at !== null) {
          throw new AppError('account_suspended', {
            message: `This account is suspended. ${user.suspended_reason ?? ''}`.trim(),
          });
        }
        const sessionId = await sessions.open(user.id, user.password_hash ?? '');
        if (sessionId === null) throw new AppError('invalid_credentials');
        return { kind: 'session', sessionId };
      }
      if (pending === undefined) throw new AppError('invalid_credentials');
      return { kind: 'unverified', pendingId: pending.id, channel: pending.channel === 'email' ? 'email' : 'phone' };
    },
  };
}

export type LoginService = ReturnType<typeof createLoginService>;
