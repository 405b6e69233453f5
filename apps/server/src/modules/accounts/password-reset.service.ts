import { AppError } from '../../http/app-error.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { type VerificationService, wrongCode } from '../verification/verification.service.ts';
import { type AccountMessagesService, channelUnavailable } from './account-messages.service.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { type LoginName, readLoginName } from './login-name.ts';
import { passwordProblem, saltOf } from './password.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** Tries are counted by account, however its login is written; by what was written where there is none. Neither shows. */
function counterOf(user: { id: number } | null, login: string): string {
  return user === null ? login : `user ${user.id}`;
}

/** @throws AppError that says why a password cannot be taken. */
function mustBeTakeable(password: string, own: readonly string[]): void {
  const problem = passwordProblem(password, own);
  if (problem !== null) throw new AppError('validation_failed', { message: problem, errors: { password: [problem] } });
}

/** The address that registrations of the same person wait under. */
function addressOf(user: { email: string | null; phone: string | null } | null): LoginName | null {
  if (user?.email != null) return { kind: 'email', value: user.email };
  return user?.phone == null ? null : { kind: 'phone', value: user.phone };
}

/** Forgotten passwords. Specification: decisions, forgot and codes. */
export function createPasswordResetService(dependencies: {
  accounts: AccountsRepository;
  sessions: SessionsService;
  verification: VerificationService;
  limits: SecurityLimits;
  hashing: PasswordHashing;
  messages: AccountMessagesService;
  queue: JobQueue;
  clock: Clock;
  random: Random;
}) {
  const { accounts, sessions, verification, limits, hashing, messages, queue, clock, random } = dependencies;
  /** How a code is sent, by what was written alone: known and unknown logins are refused alike. */
  async function channelOf({ kind }: LoginName): Promise<'email' | 'phone'> {
    const wanted = kind === 'phone' ? 'phone' : 'email';
    if (await messages.canSend(wanted, 'account')) return wanted;
    if (kind === 'username' && (await messages.canSend('phone', 'account'))) return 'phone';
    throw channelUnavailable('login');
  }

  async function setPassword(login: string, code: string, password: string, client: string): Promise<void> {
    const name = readLoginName(login);
    const user = await accounts.findUserByLogin(name);
    mustBeTakeable(password, [login, name.value]);
    const right = await verification.check(
      'reset_password',
      counterOf(user, name.value),
      { userId: user?.id ?? 0 },
      code,
    );
    // Only who has the code may learn that a password is an address of the account.
    if (user !== null) {
      const { email, phone, username, surname } = user;
      const own = [email, phone, username, user.name, surname, `${user.name} ${surname ?? ''}`];
      mustBeTakeable(
        password,
        own.filter((text) => text !== null),
      );
    }
    const salt = saltOf(await accounts.findHashWithSalt(addressOf(user) ?? name, clock.now()));
    const passwordHash = await hashing.hash(client, password, salt ?? undefined);
    await accounts.transaction(async (transaction) => {
      await verification.use(transaction, right);
      if (user === null) throw wrongCode();
      await accounts.setPassword(transaction, user.id, passwordHash);
      await sessions.endAll(transaction, user.id);
    });
    // The account is proved theirs: they sign in next, however many guess at it.
    await limits.rememberLogin(name.value, client);
  }

  return {
    /** Has a code sent to whoever has that login; nobody learns whether there is anybody. channel_unavailable in words. */
    async forgot(login: string, client: string): Promise<void> {
      const name = readLoginName(login);
      const channel = await channelOf(name);
      const maybeSms =
        channel === 'phone' || (name.kind === 'username' && (await messages.canSend('phone', 'account')));
      await limits.takeSend(name.value, maybeSms, client);
      const user = await accounts.findUserByLogin(name);
      // The work for nobody is the same: a job of its own, which finds nobody.
      const userId = user?.id ?? -random.id();
      await accounts.transaction((transaction) => queue.add(transaction, 'password-message', { userId, channel }));
    },

    /** Sets the password and ends every session; invalid_code for whatever is wrong with code or login. */
    reset(login: string, code: string, password: string, client: string): Promise<void> {
      return hashing.admit(client, () => setPassword(login, code, password, client));
    },
  };
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;
