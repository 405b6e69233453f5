import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { readLoginName } from './login-name.ts';
import { isWhollyRead, saltOf, sameHash } from './password.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** What a login leads to: a session, or the verification that is still missing. */
export type LoginOutcome =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'unverified'; readonly pendingId: number; readonly channel: 'email' | 'phone' };

type User = NonNullable<Awaited<ReturnType<AccountsRepository['findUserByLogin']>>>;

/** Signing in. Specification: decisions, login. */
export function createLoginService(dependencies: {
  accounts: AccountsRepository;
  sessions: SessionsService;
  limits: SecurityLimits;
  hashing: PasswordHashing;
  clock: Clock;
}) {
  const { accounts, sessions, limits, hashing, clock } = dependencies;
  async function open(user: User): Promise<string> {
    if (user.suspended_at !== null) {
      const message = `This account is suspended. ${user.suspended_reason ?? ''}`.trim();
      throw new AppError('account_suspended', { message });
    }
    const sessionId = await sessions.open(user.id, user.password_hash ?? '');
    if (sessionId === null) throw new AppError('invalid_credentials');
    return sessionId;
  }

  async function signIn(login: string, password: string, client: string): Promise<LoginOutcome> {
    const name = readLoginName(login);
    const [user, waiting] = await Promise.all([
      accounts.findUserByLogin(name),
      accounts.findPendingByLogin(name, clock.now()),
    ]);
    const tried = await limits.takeLogin(name.value, client);
    const salt = saltOf(user?.password_hash) ?? saltOf(waiting?.password_hash) ?? (await hashing.saltOfNobody());
    const hash = await hashing.hash(client, password, salt);
    const isWhole = isWhollyRead(password);
    const isUser = isWhole && sameHash(hash, user?.password_hash);
    // Asked in any case, or the time would tell whether there is an account.
    const waitingWithIt = await accounts.findPendingByLogin(name, clock.now(), hash);
    const pending = isWhole ? waitingWithIt : null;
    if (!isUser && pending === null) throw new AppError('invalid_credentials');
    await tried.giveBack();
    if (user !== null && isUser) {
      const sessionId = await open(user);
      // Not for a registration that waits: anybody can have one of their own under anybody's address.
      await limits.rememberLogin(name.value, client);
      return { kind: 'session', sessionId };
    }
    if (pending === null) throw new AppError('invalid_credentials');
    return { kind: 'unverified', pendingId: pending.id, channel: pending.channel === 'email' ? 'email' : 'phone' };
  }

  return {
    /**
     * Opens a session. Unknown user and wrong password are the same, after exactly one bcrypt; that an account is
     * suspended or not verified yet shows only to who knows its password. One hash is held against the account's and
     * against all that wait under its address, since they share a salt: who registers an address, taken or not, is told
     * the same afterwards.
     */
    login(login: string, password: string, client: string): Promise<LoginOutcome> {
      return hashing.admit(client, () => signIn(login, password, client));
    },
  };
}

export type LoginService = ReturnType<typeof createLoginService>;
