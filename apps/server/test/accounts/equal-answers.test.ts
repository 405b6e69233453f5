import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';

const password = 'ruduo-lapai-krinta';
const known = { email: 'yra@example.lt', phone: '+37061200001', username: 'yra' };
const unknown = { email: 'nera@example.lt', phone: '+37061200002', username: 'nera' };
/** Addresses that registrations wait under. */
const waiting = { email: 'laukia@example.lt', phone: '+37061200003' };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.factories.user(known);
  const body = { name: 'Ona', password, password_confirmation: password };
  await server.send('/register/email', { ...body, email: waiting.email });
  await server.send('/register/phone', { ...body, phone: waiting.phone });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.prisma.securityLimit.deleteMany();
});

/** What an answer tells, apart from what differs with each. */
async function told(url: string, body: object) {
  const answer = await server.send(url, body);
  const { id: _, request_id: __, ...rest } = answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, body: rest, headers: Object.keys(answer.headers).sort() };
}

const newcomer = { name: 'Ona', password, password_confirmation: password };
const code = '000000';

describe('whether an address or a login is known', () => {
  it.each([
    [
      'registering by email',
      '/register/email',
      { ...newcomer, email: known.email },
      { ...newcomer, email: unknown.email },
      201,
    ],
    [
      'registering by phone',
      '/register/phone',
      { ...newcomer, phone: known.phone },
      { ...newcomer, phone: unknown.phone },
      201,
    ],
    ['another code by email', '/resend/verify/email', { email: waiting.email }, { email: 'nera2@example.lt' }, 200],
    ['another code by phone', '/resend/verify/phone', { phone: waiting.phone }, { phone: '+37061200004' }, 200],
    ['a forgotten password, by email', '/forgot/password', { login: known.email }, { login: unknown.email }, 200],
    ['a forgotten password, by phone', '/forgot/password', { login: known.phone }, { login: unknown.phone }, 200],
    [
      'a forgotten password, by username',
      '/forgot/password',
      { login: known.username },
      { login: unknown.username },
      200,
    ],
    ['a forgotten password, again', '/resend/forgot/password', { login: known.email }, { login: unknown.email }, 200],
    [
      'a new password',
      '/reset/password',
      { login: known.email, code, password },
      { login: unknown.email, code, password },
      422,
    ],
    [
      'a wrong password',
      '/login',
      { login: known.email, password: 'ne-tas' },
      { login: unknown.email, password: 'ne-tas' },
      401,
    ],
  ])('cannot be told from the answer to %s', async (_, url, ofKnown, ofUnknown, status) => {
    const answer = await told(url, ofKnown);
    expect(answer.status).toBe(status);
    expect(await told(url, ofUnknown)).toEqual(answer);
  });
});

it('what asks for a code or tries one is answered no sooner than hides the work', async () => {
  const { id } = (await server.send('/register/email', { ...newcomer, email: 'dar.viena@example.lt' })).json<{
    id: number;
  }>();
  const calls: [string, object][] = [
    ['/verify/email', { user_id: id, code }],
    ['/verify/phone', { user_id: id, code }],
    ['/resend/verify/email', { email: unknown.email }],
    ['/resend/verify/phone', { phone: unknown.phone }],
    ['/forgot/password', { login: known.email }],
    ['/resend/forgot/password', { login: unknown.username }],
    ['/reset/password', { login: known.email, code, password }],
  ];
  for (const [url, body] of calls) {
    const began = performance.now();
    await server.send(url, body);
    expect([url, performance.now() - began >= 50]).toEqual([url, true]);
  }
});
