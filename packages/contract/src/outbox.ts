import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { AUTH_LIMITS } from './limits.ts';
import { PathId, Timestamp } from './shared.ts';

/** A mail or SMS that the demo kept instead of sending. */
export const OutboxMessage = z
  .object({
    id: z.int(),
    channel: z.enum(['email', 'sms']),
    to: z.string(),
    subject: z.string().nullable(),
    text: z.string(),
    html: z.string().nullable(),
    code: z.string().nullable().meta({ description: 'The code in it, if there is one.' }),
    created_at: Timestamp,
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.infer<typeof OutboxMessage>;

/** GET /dev/outbox. Only in the demo and in development; it does not exist in production. */
export const listOutbox = defineEndpoint({
  method: 'GET',
  path: '/dev/outbox',
  auth: 'public',
  tag: 'Demo',
  summary: 'Mails and SMS of the demo',
  description: 'What would have been sent, newest first. Demo and development only.',
  query: z.object({
    to: z
      .string()
      .trim()
      .max(AUTH_LIMITS.email)
      .optional()
      .meta({ description: 'Only what went to this address, in any spelling, or to who has this username.' }),
  }),
  answers: { 200: z.object({ data: z.array(OutboxMessage).max(100) }) },
  errors: ['validation_failed'],
  rateLimit: 'read',
});

/** GET /dev/outbox/{id}/html. Only in the demo and in development; it does not exist in production. */
export const readOutboxHtml = defineEndpoint({
  method: 'GET',
  path: '/dev/outbox/{id}/html',
  auth: 'public',
  tag: 'Demo',
  summary: 'A mail of the demo as it looks',
  description:
    'The HTML of a mail, to be shown in a frame; nothing in it runs. 404 for what has no HTML. Demo and development only.',
  params: z.object({ id: PathId }),
  mediaType: 'text/html',
  answers: { 200: z.string() },
  errors: ['not_found'],
  rateLimit: 'read',
});

/** An account that the demo offers for signing in. */
export const DemoAccount = z
  .object({
    role: z.enum(['buyer', 'seller', 'moderator']),
    name: z.string(),
    username: z.string(),
    password: z.string(),
  })
  .meta({ id: 'DemoAccount' });
export type DemoAccount = z.infer<typeof DemoAccount>;

/** GET /dev/accounts. Only in the demo; it does not exist in production. */
export const listDemoAccounts = defineEndpoint({
  method: 'GET',
  path: '/dev/accounts',
  auth: 'public',
  tag: 'Demo',
  summary: 'Demo accounts',
  description: 'Accounts of the demo house to sign in with. Demo only.',
  answers: { 200: z.object({ data: z.array(DemoAccount).max(10) }) },
  errors: [],
  rateLimit: 'read',
});
