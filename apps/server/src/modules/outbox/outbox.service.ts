import type { OutboxMessage } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { SmsSender } from '../../ports/sms.ts';
import type { OutboxRepository } from './outbox.repository.ts';

/** Messages in one answer. */
const MAX_MESSAGES = 100;

/** The demo's mailer and SMS sender: both keep what they are given, and the page shows it. */
export function createOutboxService(dependencies: {
  outbox: OutboxRepository;
  clock: Clock;
  /** Where whoever signs in with a text is sent messages, however that is written; none where nobody does. */
  addressesOf: (login: string) => Promise<readonly string[]>;
}) {
  const { outbox, clock, addressesOf } = dependencies;
  return {
    mailer: {
      send: (mail) => outbox.add({ channel: 'email', ...mail }, clock.now()),
      close: () => undefined,
    } satisfies Mailer,
    smsSender: {
      send: (sms) => outbox.add({ channel: 'sms', subject: null, html: null, ...sms }, clock.now()),
    } satisfies SmsSender,
    /** The HTML of a mail. Throws `not_found` for an unknown message, and for one without HTML. */
    async html(id: number): Promise<string> {
      const html = await outbox.html(id);
      if (html === null) throw new AppError('not_found');
      return html;
    },
    /** What would have been sent, newest first; to whoever signs in with a text, or to all. */
    async list(to: string | undefined): Promise<OutboxMessage[]> {
      const addresses = to === undefined ? null : await addressesOf(to);
      if (addresses?.length === 0) return [];
      const rows = await outbox.list(addresses, MAX_MESSAGES);
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    },
  };
}

export type OutboxService = ReturnType<typeof createOutboxService>;
