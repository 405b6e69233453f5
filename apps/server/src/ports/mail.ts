import nodemailer from 'nodemailer';
import { z } from 'zod';
import { UnansweredError } from './unanswered-error.ts';

/** A mail as it leaves. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code in it, if there is one; the demo's outbox shows it apart. */
  readonly code: string | null;
}

/** How mails leave. */
export interface Mailer {
  /**
   * @throws NoSuchAddressError where trying again is in vain; UnansweredError where it may have been taken; anything else
   *   when it was not: the queue tries again.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server knows that there is no such address: it will say so each time. */
export class NoSuchAddressError extends Error {}

/**
 * A recipient refused for good with an enhanced status that blames the recipient's address (RFC 3463, of X.1.X those that
 * speak of the destination). Other refusals, such as of relaying or of the sender, may be the operator's to mend.
 */
const RefusedAddress = z.object({
  command: z.literal('RCPT TO'),
  response: z.string().regex(/^5\d\d[ -]5\.1\.(?:[1236]|10)(?!\d)/),
});

/** The mail server said no to something, whatever it was: so it did not take the mail. */
const Refusal = z.object({ responseCode: z.number() });

/**
 * Milliseconds that a mail server may take until it is there, and for each step then: some read a mail before they answer.
 * No longer than one waits until one may ask again: while a message is under way another of its kind isn't begun.
 */
const CONNECTING = 20_000;
const STEP = 30_000;

/** The same for all of a mail: a server that says a word now and then would never be too late. */
const LONGEST = 120_000;

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** Instead of half a minute. */
  readonly step?: number;
  /** Instead of two minutes. */
  readonly longest?: number;
}

/** Sends through an SMTP server, `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer({ url, from, step = STEP, longest = LONGEST }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: step,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** The signals of the mails that a mail server has been given whole. */
  const handedOver = new WeakSet<AbortSignal>();
  transport.use('stream', ({ message, data: { signal } }, done) => {
    message.processFunc((content) =>
      content.once('end', () => {
        if (signal !== undefined) handedOver.add(signal);
      }),
    );
    done();
  });
  return {
    async send({ to, subject, text, html }) {
      const signal = AbortSignal.timeout(longest);
      try {
        // As an object, so that nothing in the address is read as further recipients.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, signal });
      } catch (error) {
        if (RefusedAddress.safeParse(error).success) {
          throw new NoSuchAddressError('The mail server knows of no such address.', { cause: error });
        }
        if (!handedOver.has(signal) || Refusal.safeParse(error).success) throw error;
        throw new UnansweredError('The mail server did not say whether it took the mail.', { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
