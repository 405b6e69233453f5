import nodemailer from 'nodemailer';

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
  /** @throws when the mail was not taken; the queue tries again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

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
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
