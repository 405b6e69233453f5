import type { Database } from '../../database/client.ts';

interface NewMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly code: string | null;
}

/** Keeps what the demo would have sent. */
export function createOutboxRepository({ prisma, kysely }: Database) {
  return {
    async add(message: NewMessage, now: Date): Promise<void> {
      await prisma.outboxMessage.create({ data: { ...message, created_at: now } });
    },
    /** The HTML of a message; null where it has none or does not exist. */
    async html(id: number): Promise<string | null> {
      const row = await prisma.outboxMessage.findUnique({ where: { id }, select: { html: true } });
      return row?.html ?? null;
    },
    /** The newest messages, to some addresses or to all. */
    list(to: readonly string[] | null, limit: number) {
      const query = kysely.selectFrom('outbox_messages').selectAll().orderBy('id', 'desc').limit(limit);
      return (to === null ? query : query.where('to', 'in', to)).execute();
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
