import { type DemoAccount, listDemoAccounts, listOutbox, readOutboxHtml } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { OutboxService } from './outbox.service.ts';

/** The demo's outbox and accounts. Only registered where messages are kept instead of sent. */
export function outboxRoutes(app: FastifyInstance, outbox: OutboxService, accounts: readonly DemoAccount[]): void {
  serve(app, listDemoAccounts, async () => ({ data: [...accounts] }));
  serve(app, listOutbox, async ({ query }) => ({ data: await outbox.list(query.to) }));
  serve(app, readOutboxHtml, ({ params }) => outbox.html(params.id));
}
