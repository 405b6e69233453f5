import nodemailer from 'nodemailer';
import { z } from 'zod';

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
  /** @throws NoSuchAddressError where trying again is in vain; anything else when the mail was not taken: the queue tries again. */
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

/** Milliseconds that a mail server may take for each step. */
const TIMEOUT = 20_000;

/** Sends through an SMTP server, `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      // As an object, so that nothing in the address is read as further recipients.
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
      } catch (error) {
        if (!RefusedAddress.safeParse(error).success) throw error;
        throw new NoSuchAddressError('The mail server knows of no such address.', { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
