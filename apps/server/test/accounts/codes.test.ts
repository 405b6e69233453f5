import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.prisma.securityLimit.deleteMany();
});

let people = 0;
async function pending() {
  people += 1;
  const email = `kodas${people}@example.lt`;
  const password = 'ruduo-lapai-krinta';
  const response = await server.send('/register/email', {
    name: 'Jonas',
    email,
    password,
    password_confirmation: password,
  });
  await server.runJobs();
  return { id: response.json<{ id: number }>().id, email, password, code: server.post.codeFor(email) };
}

/** Lets thirty seconds pass for the limits. */
const letGapsPass = () => server.database.prisma.securityLimit.deleteMany({ where: { key: { contains: '-gap:' } } });

/** A code that is not the right one. */
function other(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

const wrong = { statusCode: 422, code: 'invalid_code', message: 'invalid verification code' };
async function verify(user_id: number, code: string) {
  const response = await server.send('/verify/email', { user_id, code });
  const body = response.json<{ code?: string; message: string }>();
  return { statusCode: response.statusCode, code: body.code, message: body.message };
}

describe('verification codes', () => {
  it('are an address’s: one opens each of the registrations under it, and the id says which', async () => {
    const first = await pending();
    await server.database.prisma.securityLimit.deleteMany();
    server.clock.advance(31_000);
    const { email } = first;
    const password = 'kitas-zodis-visai';
    await server.send('/register/email', { name: 'Kitas', email, password, password_confirmation: password });
    await server.runJobs();
    expect((await verify(first.id, server.post.codeFor(email))).statusCode).toBe(200);
    expect((await server.send('/login', { login: email, password: first.password })).statusCode).toBe(200);
    expect(await server.database.prisma.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ name: 'Jonas' });
  });

  it.each([
    ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ['a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['dashes', (code: string) => [...code].join('–')],
  ])('may be typed in parts, with %s between', async (_between, typed) => {
    const { id, email } = await pending();
    expect((await verify(id, typed(server.post.codeFor(email)))).statusCode).toBe(200);
  });

  it.each([true, [5], '0x10', '1e3', ' ', null, 1.5, -1, 2_147_483_648])(
    'need an id that is one: %j',
    async (user_id) => {
      const response = await server.send('/verify/email', { user_id, code: '123456' });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'validation_failed', errors: { user_id: [expect.any(String)] } });
    },
  );

  it('do not open a registration of another address', async () => {
    const mine = await pending();
    const another = await pending();
    expect(await verify(another.id, mine.code)).toEqual(wrong);
  });

  it('answer alike when wrong, expired, used or unknown', async () => {
    const a = await pending();
    expect(await verify(a.id, other(a.code))).toEqual(wrong);
    expect(await verify(2_000_000_000, a.code)).toEqual(wrong);
    const b = await pending();
    server.clock.advance(10 * 60_000 + 1);
    expect(await verify(b.id, b.code)).toEqual(wrong);
    const c = await pending();
    expect((await verify(c.id, c.code)).statusCode).toBe(200);
    expect(await verify(c.id, c.code)).toEqual(wrong);
  });

  it('are dead at the sixth try though it is right', async () => {
    const { id, code } = await pending();
    for (let turn = 0; turn < 5; turn += 1) expect(await verify(id, other(code))).toEqual(wrong);
    expect(await verify(id, code)).toEqual(wrong);
  });

  it('reach at most five comparisons by 200 parallel guesses', async () => {
    const { id, code, email } = await pending();
    await Promise.all(Array.from({ length: 200 }, () => verify(id, other(code))));
    const row = await server.database.prisma.verificationCode.findFirstOrThrow({ where: { address: email } });
    expect(row.tries).toBeLessThanOrEqual(5);
    expect(await verify(id, code)).toEqual(wrong);
  });

  it('succeed once when two right answers come at the same time', async () => {
    const { id, code, email } = await pending();
    const answers = await Promise.all([verify(id, code), verify(id, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await server.database.prisma.user.count({ where: { email } })).toBe(1);
  });

  it('allow twenty wrong tries a day for an address, whatever client they come from', async () => {
    const { id, email } = await pending();
    for (let round = 0; round < 4; round += 1) {
      for (let turn = 0; turn < 5; turn += 1) await verify(id, other(server.post.codeFor(email)));
      server.clock.advance(31_000);
      await letGapsPass();
      await server.send('/resend/verify/email', { email });
      await server.runJobs();
    }
    expect(await verify(id, server.post.codeFor(email))).toEqual(wrong);
  });

  it('cannot be used up for an address by codes that are sent while it has none', async () => {
    const { id, email, code } = await pending();
    await server.database.prisma.verificationCode.updateMany({ where: { address: email }, data: { tries: 5 } });
    for (let turn = 0; turn < 30; turn += 1) expect(await verify(id, other(code))).toEqual(wrong);
    await letGapsPass();
    await server.send('/resend/verify/email', { email });
    await server.runJobs();
    expect((await verify(id, server.post.codeFor(email))).statusCode).toBe(200);
  });

  it('cannot be used up for a forgotten password either', async () => {
    const email = 'pamirsta@example.lt';
    await server.factories.user({ email });
    const reset = (code: string) =>
      server.send('/reset/password', { login: email, code, password: 'visai-naujas-zodis' });
    for (let turn = 0; turn < 30; turn += 1) expect((await reset('123456')).statusCode).toBe(422);
    await server.send('/forgot/password', { login: email });
    await server.runJobs();
    expect((await reset(server.post.codeFor(email))).statusCode).toBe(200);
  });

  it('come new with new tries by a resend, and the old one is dead', async () => {
    const { id, email, code } = await pending();
    await server.database.prisma.securityLimit.deleteMany();
    const resent = await server.send('/api/resend/verify/email', { email });
    expect(resent.json()).toEqual({ message: 'email verification was resent' });
    await server.runJobs();
    const fresh = server.post.codeFor(email);
    if (fresh !== code) expect(await verify(id, code)).toEqual(wrong);
    expect((await verify(id, fresh)).statusCode).toBe(200);
  });

  it('are 30 seconds apart, shared by both spellings of the path, for unknown addresses as well', async () => {
    expect((await server.send('/resend/verify/email', { email: 'niekas@example.lt' })).statusCode).toBe(200);
    const again = await server.send('/api/resend/verify/email', { email: 'NIEKAS@example.lt' });
    expect(again.statusCode).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  it('are asked for ten times a day by one client at most', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      await letGapsPass();
      statuses.push((await server.send('/resend/verify/email', { email: 'daznas@example.lt' })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
