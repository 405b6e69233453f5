import { defineEndpoint } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serve } from '../../src/http/endpoint.ts';

const common = {
  tag: 'Tests',
  summary: 'Only in tests',
  description: 'Stands for calls of its kind.',
  errors: [],
  rateLimit: 'read',
} as const;

const Whoami = z.object({ user_id: z.int().nullable() });

/** Calls of every kind of `auth`; each says who it takes the caller for. */
const whoami = {
  optional: defineEndpoint({
    ...common,
    method: 'GET',
    path: '/test/optional',
    auth: 'optional',
    answers: { 200: Whoami },
  }),
  user: defineEndpoint({ ...common, method: 'GET', path: '/test/user', auth: 'user', answers: { 200: Whoami } }),
  moderator: defineEndpoint({
    ...common,
    method: 'GET',
    path: '/test/moderator',
    auth: 'moderator',
    answers: { 200: Whoami },
  }),
  admin: defineEndpoint({ ...common, method: 'GET', path: '/test/admin', auth: 'admin', answers: { 200: Whoami } }),
};

/** A call with a body. */
const createNote = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/test/notes',
  auth: 'public',
  body: z.object({ text: z.string().min(1).max(20), stars: z.coerce.number().pipe(z.int().min(1).max(5)).optional() }),
  answers: { 201: z.object({ text: z.string(), stars: z.int().nullable() }) },
});

/** A call whose handler breaks, and says things that are nobody's business. */
const breakDown = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/test/failure',
  auth: 'public',
  answers: { 200: z.object({}) },
});

/** What `breakDown` throws. */
export const insideMessage = 'password=hunter2 at /srv/secret.ts';

/** Serves all of them. */
export function serveTestEndpoints(app: FastifyInstance): void {
  for (const endpoint of Object.values(whoami)) {
    serve(app, endpoint, async ({ principal }) => ({ user_id: principal?.userId ?? null }));
  }
  serve(app, createNote, async ({ body }) => ({ text: body.text, stars: body.stars ?? null }));
  serve(app, breakDown, async () => {
    throw new Error(insideMessage);
  });
}
