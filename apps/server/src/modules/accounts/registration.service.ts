import { authSentences, type Language } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { SecurityLimits } from '../limits/index.ts';
import { usernameOf } from '../users/index.ts';
import { type VerificationService, wrongCode } from '../verification/verification.service.ts';
import { type AccountMessagesService, channelUnavailable } from './account-messages.service.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { kindOfPhone, readLoginName, readPhone } from './login-name.ts';
import { passwordProblem, saltOf } from './password.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** A registration waits this long for its code, in milliseconds. */
const PENDING_LIFETIME = 48 * 60 * 60 * 1000;

/** What several writes run in as one. */
type Transaction = Parameters<AccountsRepository['lockAddress']>[0];

interface Registration {
  readonly channel: 'email' | 'phone';
  readonly name: string;
  /** As it was typed. */
  readonly contact: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly language: Language;
  /** Who asks, as `clientKey` names them. */
  readonly client: string;
}

function invalid(field: string, sentence: string): AppError {
  return new AppError('validation_failed', { message: sentence, errors: { [field]: [sentence] } });
}

/**
 * Registration until it is verified. Whether an address is in use shows nowhere: not in the answer, and not in its time,
 * because whoever sends the message finds out later. Specification: decisions, registration.
 */
export function createRegistrationService(dependencies: {
  accounts: AccountsRepository;
  verification: VerificationService;
  messages: AccountMessagesService;
  limits: SecurityLimits;
  hashing: PasswordHashing;
  queue: JobQueue;
  clock: Clock;
  random: Random;
  /** Countries that SMS go to, such as LT. */
  smsCountries: readonly string[];
}) {
  const { accounts, verification, messages, limits, hashing, queue, clock, random, smsCountries } = dependencies;

  function addressOf({ channel, contact }: Pick<Registration, 'channel' | 'contact'>): string {
    if (channel === 'email') return contact;
    const phone = readPhone(contact);
    if (phone === null) throw invalid('phone', authSentences.contact);
    const { country, isMobile } = kindOfPhone(phone);
    if (country === null || !smsCountries.includes(country)) {
      throw invalid('phone', 'Messages cannot be sent to this country. Please use an email address.');
    }
    if (!isMobile) {
      throw invalid('phone', 'Messages can only be sent to a mobile number. Please use one, or an email address.');
    }
    return phone;
  }

  async function keep(registration: Registration): Promise<{ message: string; id: number }> {
    const { channel, name, contact, password, passwordConfirmation, language, client } = registration;
    if (!(await messages.canSend(channel, 'newcomer'))) throw channelUnavailable(channel);
    if (password !== passwordConfirmation) throw invalid('password_confirmation', authSentences.match);
    const address = addressOf(registration);
    const problem = passwordProblem(password, [name, usernameOf(name), contact, address]);
    if (problem !== null) throw invalid('password', problem);
    await limits.takeSend(address, channel === 'phone', client);
    const now = clock.now();
    const id = random.id();
    const expiresAt = new Date(now.getTime() + PENDING_LIFETIME);
    const knownSalt = async (transaction?: Transaction) =>
      saltOf(await accounts.findHashWithSalt({ kind: channel, value: address }, now, transaction));
    const fresh = await hashing.newSalt();
    let salt = (await knownSalt()) ?? fresh;
    for (;;) {
      const passwordHash = await hashing.hash(client, password, salt);
      const other = await accounts.transaction(async (transaction) => {
        await accounts.lockAddress(transaction, address);
        // Somebody may have registered the address while this one was hashed: theirs is the salt then.
        const salted = (await knownSalt(transaction)) ?? salt;
        if (salted !== salt) return salted;
        await accounts.addPending(transaction, {
          id,
          channel,
          name,
          address,
          passwordHash,
          language,
          now,
          expiresAt,
        });
        await queue.add(transaction, 'registration-message', { pendingId: id, channel });
        return null;
      });
      if (other === null) break;
      salt = other;
    }
    return { message: `A verification code was sent to your ${channel}.`, id };
  }

  return {
    /** Keeps the registration and has its message sent. */
    register(registration: Registration): Promise<{ message: string; id: number }> {
      return hashing.admit(registration.client, () => keep(registration));
    },

    /**
     * Promotes a registration to a user; invalid_code for whatever is wrong. The code is the address's: it opens each of
     * the registrations that wait under it, and the id says which one is meant.
     */
    async verify(channel: 'email' | 'phone', pendingId: number, code: string, client: string): Promise<void> {
      const now = clock.now();
      const pending = await accounts.findPending(pendingId, now);
      const address = (channel === 'email' ? pending?.email : pending?.phone) ?? `nobody ${pendingId}`;
      const purpose = channel === 'email' ? 'verify_email' : 'verify_phone';
      const right = await verification.check(purpose, address, { address }, code);
      await accounts.transaction(async (transaction) => {
        await verification.use(transaction, right);
        if (pending === null || (await accounts.promote(transaction, pending, now, random.id)) === null) {
          throw wrongCode();
        }
      });
      // The address is proved theirs: they sign in next, however many guess at it.
      await limits.rememberLogin(address, client);
    },

    /** Sends an address its code again, in the language of its newest registration. The answer is the same when there is none, and so is the work. */
    async resend(field: 'email' | 'phone', login: string, client: string): Promise<void> {
      const name = readLoginName(login);
      const channel = name.kind === 'username' ? field : name.kind;
      if (!(await messages.canSend(channel, 'newcomer'))) throw channelUnavailable(field);
      await limits.takeSend(name.value, channel === 'phone', client);
      const pending = await accounts.findPendingByLogin(name, clock.now());
      await accounts.transaction((transaction) =>
        queue.add(transaction, 'registration-message', { pendingId: pending?.id ?? -random.id(), channel }),
      );
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
