import { errorCodes, Language as KnownLanguage, type Language } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { type Mailer, NoSuchAddressError } from '../../ports/mail.ts';
import type { SmsSender } from '../../ports/sms.ts';
import { UnansweredError } from '../../ports/unanswered-error.ts';
import type { SecurityLimits, SmsRecipient } from '../limits/index.ts';
import { type MessageKind, writeMessage } from '../messages/index.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { kindOfPhone } from './login-name.ts';

/**
 * Seconds. Who asks again after their thirty may come a little before the last message is thirty seconds old, since that
 * one had its way through the queue: such a message waits, however live the last code is.
 */
const PATIENCE = 5;

/** Seconds after which one looks again whether the message before has left: its server may have ended while it sent it. */
const LOOK_AGAIN = 5;

interface Recipient {
  readonly channel: 'email' | 'phone';
  readonly address: string;
  /** Null where nobody has confirmed the address. */
  readonly name: string | null;
  readonly language: Language;
  /** The account, where there is one. */
  readonly userId: number | null;
}

/** A message on its way. */
interface Errand {
  readonly kind: MessageKind;
  readonly recipient: Recipient;
  /** Makes the code that is in it. */
  issue(): Promise<string | null>;
  /** Whether what was sent last serves as well. */
  isServed(): Promise<boolean>;
  /** Has it tried again after so many seconds. */
  wait(seconds: number): Promise<void>;
}

/** Where an account is sent its codes: by the channel that was wanted, or the other where it has no address of that one. */
function destinationOf(
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
  wanted: 'email' | 'phone',
): Pick<Recipient, 'channel' | 'address'> | null {
  const byEmail = email === null ? null : ({ channel: 'email', address: email } as const);
  const byPhone = phone === null ? null : ({ channel: 'phone', address: phone } as const);
  return wanted === 'phone' ? (byPhone ?? byEmail) : (byEmail ?? byPhone);
}

function languageOf(text: string): Language {
  return KnownLanguage.catch('lt').parse(text);
}

/** The refusal of messages by a channel that can't be used, at the field that asked for it. */
export function channelUnavailable(field: string): AppError {
  return new AppError('channel_unavailable', { errors: { [field]: [errorCodes.channel_unavailable.message] } });
}

/** What sends by a channel. @throws where it isn't configured: a message is never dropped without a word. */
function sender<Sender>(configured: Sender | null): Sender {
  if (configured === null) throw new Error('This channel is not configured.');
  return configured;
}

/**
 * Writes and sends the messages that the queue asks for. A code is made when its message leaves, so it is never stored
 * in the clear and its ten minutes begin when somebody can read it.
 */
export function createAccountMessagesService(dependencies: {
  accounts: AccountsRepository;
  verification: VerificationService;
  limits: SecurityLimits;
  queue: JobQueue;
  /** Null: this channel isn't configured. */
  mailer: Mailer | null;
  smsSender: SmsSender | null;
  /** Countries that SMS go to, such as LT. */
  smsCountries: readonly string[];
  now: () => Date;
  /** Told what the operator should know; nothing personal. */
  warn: (message: string) => void;
}) {
  const { accounts, verification, limits, queue, mailer, smsSender, smsCountries, now, warn } = dependencies;

  /**
   * Writes and sends. Ends quietly, with a warning, where the number is of a country that SMS don't go to; and quietly where
   * the day's SMS, or the messages that the address or account may have a day, are used up: trying again would only wait for
   * tomorrow, and the code that was sent before stays good. Within thirty seconds of the last message to the address it ends
   * as quietly where that one has left and serves as well; otherwise it waits for them to pass, so that nobody keeps
   * somebody's first code away by asking for others.
   */
  async function send({ kind, recipient, issue, isServed, wait }: Errand): Promise<void> {
    const { channel, address, name, language, userId } = recipient;
    if (channel === 'phone' && !smsCountries.includes(kindOfPhone(address).country ?? '')) {
      // An account may be older than the list.
      warn('An SMS was not sent: none go to the country of its number.');
      return;
    }
    const counted = kind === 'taken' ? 'notice' : 'code';
    const smsRecipient = kind === 'reset' ? 'account' : 'newcomer';
    const departure = await limits.takeDelivery(counted, address, userId);
    if (departure === 'not today') return;
    if ('seconds' in departure) {
      if (departure.seconds <= PATIENCE || !(await isServed())) await wait(departure.seconds);
      else if (!(await limits.hasDeparted(counted, address))) await wait(LOOK_AGAIN);
      return;
    }
    const sms = channel === 'phone' ? await limits.takeSms(smsRecipient) : null;
    if (channel === 'phone' && sms === null) {
      await departure.now.giveBack();
      return;
    }
    try {
      const code = await issue();
      const message = await writeMessage(language, kind, { name, code });
      if (channel === 'email') {
        await sender(mailer).send({
          to: address,
          subject: message.subject,
          text: message.text,
          html: message.html,
          code,
        });
      } else {
        await sender(smsSender).send({ to: address, text: message.sms, code });
      }
    } catch (error) {
      if (error instanceof NoSuchAddressError) {
        // It counts as sent: whoever makes addresses up would have the mail server asked for each again and again.
        warn('A message was not sent: the mail server knows of no such address.');
      } else if (error instanceof UnansweredError) {
        // So does this, which may be there already: sent again each minute it would fill somebody's box, cost more SMS than
        // the day's, and make the code that has arrived useless. Who waits in vain asks for another.
        warn(
          `A message may not have arrived: ${channel === 'email' ? 'the mail server' : 'the SMS gateway'} did not answer.`,
        );
      } else {
        // Or a mail server or gateway that is away would use the day up.
        await departure.now.giveBack();
        await sms?.giveBack();
        throw error;
      }
    }
    await limits.noteDeparture(counted, address);
  }

  return {
    /** Whether messages of this kind can be sent: the channel is configured, and the day's SMS for such recipients are not used up. */
    async canSend(channel: 'email' | 'phone', recipient: SmsRecipient): Promise<boolean> {
      return channel === 'email' ? mailer !== null : smsSender !== null && (await limits.hasSmsLeft(recipient));
    },

    /**
     * Sends a registration its code; the owner of a taken address is told so instead. Gone registrations get nothing.
     * A code is its address's and opens each registration that waits under it, so one that was sent since this one began
     * serves it.
     *
     * @param turn How often this message has waited for its address.
     */
    async sendRegistrationMessage(pendingId: number, turn = 0): Promise<void> {
      const pending = await accounts.findPending(pendingId, now());
      const address = pending?.email ?? pending?.phone;
      if (pending === null || address === null || address === undefined) return;
      const channel = pending.channel === 'email' ? 'email' : 'phone';
      const owner = await accounts.findUserByLogin({ kind: channel, value: address });
      const wait = (seconds: number) =>
        accounts.transaction((transaction) =>
          queue.add(transaction, 'registration-message', { pendingId, channel, turn: turn + 1 }, seconds),
        );
      if (owner !== null) {
        await send({
          kind: 'taken',
          recipient: { channel, address, name: owner.name, language: languageOf(owner.language), userId: owner.id },
          issue: async () => null,
          isServed: async () => true,
          wait,
        });
        return;
      }
      const purpose = channel === 'email' ? 'verify_email' : 'verify_phone';
      await send({
        kind: 'verify',
        // Anybody can register anybody's address, under a name that is an advertisement.
        recipient: { channel, address, name: null, language: languageOf(pending.language), userId: null },
        issue: () => verification.issue(purpose, address, { address }),
        isServed: () => verification.hasLive(purpose, address, { address }, pending.created_at),
        wait,
      });
    },

    /**
     * Sends an account a code for a new password, by the other channel where it has no address of that one. Where that
     * one isn't configured there is nothing to wait for: it ends with a warning.
     *
     * @param turn How often this message has waited for its address.
     */
    async sendPasswordMessage(userId: number, wanted: 'email' | 'phone', turn = 0): Promise<void> {
      const user = await accounts.findUser(userId);
      if (user === null) return;
      const destination = destinationOf(user, wanted);
      if (destination === null) return;
      const { channel, address } = destination;
      if (channel !== wanted && (channel === 'email' ? mailer : smsSender) === null) {
        const [has, missing] = channel === 'email' ? ['an email address', 'mail'] : ['a phone number', 'SMS'];
        warn(`A code was not sent: the account has ${has} alone, and ${missing} is not configured.`);
        return;
      }
      const wait = (seconds: number) =>
        accounts.transaction((transaction) =>
          queue.add(transaction, 'password-message', { userId, channel, turn: turn + 1 }, seconds),
        );
      if (channel !== wanted) {
        // In the place of its own channel: this one's are not kept busy by the other's.
        await wait(0);
        return;
      }
      await send({
        kind: 'reset',
        recipient: { channel, address, name: user.name, language: languageOf(user.language), userId },
        issue: () => verification.issue('reset_password', address, { userId }),
        isServed: () => verification.hasLive('reset_password', address, { userId }, new Date(0)),
        wait,
      });
    },
  };
}

export type AccountMessagesService = ReturnType<typeof createAccountMessagesService>;
