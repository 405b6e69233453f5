import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, signIn } from '../support/actors.ts';
import { createTestApp, testSecret } from '../support/app.ts';
import { serveTestEndpoints } from '../support/endpoints.ts';

const server = await createTestApp({ prepare: serveTestEndpoints });
const { app, database, factories } = server;
afterAll(() => server.close());

async function newcomer(): Promise<Actor> {
  const user = await factories.user();
  return signIn(app, database.prisma, user.id);
}

function signed(header: object, payload: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const bearer = (token: string) => `Bearer ${token}`;
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

/** What somebody may send who isn't signed in, or not any more. */
const stale: [string, () => Promise<string>][] = [
  [
    'a token signed with another secret',
    async () => bearer(signed({ alg: 'HS256' }, { sid: (await newcomer()).sessionId }, 'x'.repeat(44))),
  ],
  [
    'an unsigned token',
    async () =>
      bearer(
        `${signed({ alg: 'none' }, { sid: (await newcomer()).sessionId }, testSecret)
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
      ),
  ],
  [
    'a signed token that claims not to need it',
    async () => bearer(signed({ alg: 'none' }, { sid: (await newcomer()).sessionId }, testSecret)),
  ],
  [
    'a token of another algorithm',
    async () => bearer(signed({ alg: 'HS512' }, { sid: (await newcomer()).sessionId }, testSecret)),
  ],
  [
    'an expired token',
    async () =>
      bearer(signed({ alg: 'HS256' }, { sid: (await newcomer()).sessionId, exp: inAnHour - 7200 }, testSecret)),
  ],
  [
    'a token of the future',
    async () => bearer(signed({ alg: 'HS256' }, { sid: (await newcomer()).sessionId, nbf: inAnHour }, testSecret)),
  ],
  ['a token that names no session', async () => bearer(signed({ alg: 'HS256' }, { userId: 1 }, testSecret))],
  ['a token whose session is no id', async () => bearer(signed({ alg: 'HS256' }, { sid: "' or 1=1" }, testSecret))],
  ['a token whose session is a list', async () => bearer(signed({ alg: 'HS256' }, { sid: [1] }, testSecret))],
  [
    'a token of a session that never was',
    async () => bearer(signed({ alg: 'HS256' }, { sid: '00000000-0000-4000-8000-000000000000' }, testSecret)),
  ],
  ['a damaged token', async () => bearer(`${(await newcomer()).token}x`)],
  ['an empty token', async () => 'Bearer '],
  ['no token at all', async () => 'Bearer'],
  ['another scheme', async () => 'Basic b25hOnNsYXB0YXM='],
  ['words', async () => 'let me in'],
  [
    'a revoked session',
    async () => {
      const actor = await newcomer();
      await database.prisma.session.update({ where: { id: actor.sessionId }, data: { revoked_at: new Date() } });
      return bearer(actor.token);
    },
  ],
  [
    'an expired session',
    async () => {
      const actor = await newcomer();
      await database.prisma.session.update({
        where: { id: actor.sessionId },
        data: { expires_at: new Date(Date.now() - 1) },
      });
      return bearer(actor.token);
    },
  ],
  [
    'the session of a suspended account',
    async () => {
      const actor = await newcomer();
      await database.prisma.user.update({
        where: { id: actor.id },
        data: { suspended_at: new Date(), suspended_reason: 'Fraud' },
      });
      return bearer(actor.token);
    },
  ],
  [
    'the session of a deleted account',
    async () => {
      const actor = await newcomer();
      await database.prisma.user.update({ where: { id: actor.id }, data: { deleted_at: new Date() } });
      return bearer(actor.token);
    },
  ],
];

describe('who sends', () => {
  it.each(stale)('%s is a guest on a public call', async (_name, authorization) => {
    const headers = { authorization: await authorization() };
    expect((await server.get('/products', headers)).statusCode).toBe(200);
    expect((await server.get('/categories', headers)).statusCode).toBe(200);
    expect((await server.get('/test/optional', headers)).json()).toEqual({ user_id: null });
  });

  it.each(stale)('%s must log in again where a sign-in is needed', async (_name, authorization) => {
    const answer = await server.get('/test/user', { authorization: await authorization() });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      message: 'Unauthenticated. Please log in again.',
      code: 'unauthenticated',
    });
  });
});

describe('calls that need a sign-in', () => {
  it('say so to who sends no token', async () => {
    for (const url of ['/test/user', '/test/moderator', '/test/admin']) {
      const answer = await server.get(url);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        message: 'Authentication token is missing. Please log in.',
        code: 'token_missing',
      });
    }
  });

  it('know who calls', async () => {
    const actor = await newcomer();
    expect((await server.get('/test/user', actor.headers)).json()).toEqual({ user_id: actor.id });
    expect((await server.get('/test/optional', actor.headers)).json()).toEqual({ user_id: actor.id });
  });

  it('take the scheme in any case', async () => {
    const actor = await newcomer();
    const answer = await server.get('/test/user', { authorization: `bearer ${actor.token}` });
    expect(answer.json()).toEqual({ user_id: actor.id });
  });

  it.each([
    ['/test/user', { owner: 200, moderator: 200, admin: 200 }],
    ['/test/moderator', { owner: 403, moderator: 200, admin: 200 }],
    ['/test/admin', { owner: 403, moderator: 403, admin: 200 }],
  ] as const)('%s is for its role and those above', async (url, expected) => {
    for (const [name, status] of Object.entries(expected)) {
      const actor = server.actors[name as keyof typeof expected];
      const answer = await server.get(url, actor.headers);
      expect(answer.statusCode).toBe(status);
      if (status === 403) expect(answer.json()).toMatchObject({ code: 'forbidden' });
    }
  });

  it('are under /api just the same', async () => {
    expect((await server.get('/api/test/user')).statusCode).toBe(401);
    expect((await server.get('/api/test/admin', server.actors.owner.headers)).statusCode).toBe(403);
  });
});

it('a session ends by the clock that the application is given', async () => {
  const actor = await newcomer();
  server.clock.advance(29 * 86_400_000);
  expect((await server.get('/test/user', actor.headers)).statusCode).toBe(200);
  server.clock.advance(31 * 86_400_000);
  expect((await server.get('/test/user', actor.headers)).statusCode).toBe(401);
});

it('a route without a word on who may call does not start', async () => {
  await expect(
    createTestApp({
      prepare: (bare) => {
        bare.get(
          '/test/anything',
          { config: { endpoint: JSON.parse('{"method":"GET","path":"/test/anything"}') } },
          () => ({}),
        );
      },
    }),
  ).rejects.toThrow('does not say who may call it');
});
