import { Language as KnownLanguage, type Language } from '@muge/contract';
import type { Mailer } from '../../ports/mail.ts';
import type { SmsSender } from '../../ports/sms.ts';
import type { SecurityLimits } from '../limits/index.ts';
import { type MessageKind, writeMessage } from '../messages/index.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { readLoginName } from './login-name.ts';

interface Recipient {
  readonly channel: 'email' | 'phone';
  readonly address: string;
  readonly name: string;
  readonly language: Language;
}

function languageOf(text: string): Language {
  return KnownLanguage.catch('lt').parse(text);
}

/**
 * Writes and sends the messages that the queue asks for. A code is made when its message leaves, so it is never stored
 * in the clear and its ten minutes begin when somebody can read it.
 */
export function createAccountMessagesService(dependencies: {
  accounts: AccountsRepository;
  verification: VerificationService;
  limits: SecurityLimits;
  /** Null: this channel isn't configured. */
  mailer: Mailer | null;
  smsSender: SmsSender | null;
  now: () => Date;
}) {
  const { accounts, verification, limits, mailer, smsSender, now } = dependencies;

  /**
   * Writes and sends; `issue` makes the code that is in it. Ends quietly where the day's SMS are used up: trying again
   * would only wait for tomorrow, and the code that was sent before stays good.
   */
  async function send(
    kind: MessageKind,
    { channel, address, name, language }: Recipient,
    issue: () => Promise<string | null>,
  ): Promise<void> {
    if (channel === 'phone' && !(await limits.takeSms())) return;
    try {
      const code = await issue();
      const message = await writeMessage(language, kind, { name, code });
      if (channel === 'email') {
        await mailer?.send({ to: address, subject: message.subject, text: message.text, html: message.html, code });
      } else {
        await smsSender?.send({ to: address, text: message.sms, code });
      }
    } catch (error) {
      // Or a gateway that is away would use the day's budget up.
      if (channel === 'phone') await limits.giveSmsBack();
      throw error;
    }
  }

  return {
    /** Whether messages of this kind can be sent: the channel is configured, and the day's SMS are not used up. */
    async canSend(channel: 'email' | 'phone'): Promise<boolean> {
      return channel === 'email' ? mailer !== null : smsSender !== null && (await limits.hasSmsLeft());
    },

    /** Sends a registration its code; the owner of a taken address is told so instead. Gone registrations get nothing. */
    async sendRegistrationMessage(pendingId: number): Promise<void> {
      const pending = await accounts.findPending(pendingId, now());
      const address = pending?.email ?? pending?.phone;
      if (pending === null || address === null || address === undefined) return;
      const owner = await accounts.findUserByLogin({
        kind: pending.channel === 'email' ? 'email' : 'phone',
        value: address,
      });
      const channel = pending.channel === 'email' ? 'email' : 'phone';
      if (owner !== null) {
        await send(
          'taken',
          { channel, address, name: owner.name, language: languageOf(owner.language) },
          async () => null,
        );
        return;
      }
      const purpose = channel === 'email' ? 'verify_email' : 'verify_phone';
      await send('verify', { channel, address, name: pending.name, language: languageOf(pending.language) }, () =>
        verification.issue(purpose, address, { address }),
      );
    },

    /** Sends whoever has that login a code for a new password: by mail where there is an address, else by SMS. */
    async sendPasswordMessage(login: string): Promise<void> {
      const name = readLoginName(login);
      const user = await accounts.findUserByLogin(name);
      if (user === null) return;
      const byPhone = (name.kind === 'phone' && smsSender !== null) || user.email === null;
      const address = byPhone ? user.phone : user.email;
      if (address === null) return;
      const channel = byPhone ? 'phone' : 'email';
      await send('reset', { channel, address, name: user.name, language: languageOf(user.language) }, () =>
        verification.issue('reset_password', address, { userId: user.id }),
      );
    },
  };
}

export type AccountMessagesService = ReturnType<typeof createAccountMessagesService>;
