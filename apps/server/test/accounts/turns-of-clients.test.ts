import bcrypt from 'bcrypt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { quickHash } from '../support/passwords.ts';

const password = 'ruduo-lapai-krinta';
const patience = { timeout: 30_000, interval: 5 };

/** Each hash that was begun, to be ended by the test. */
let hashes: { tried: string; end: () => void }[] = [];

/** What wrong passwords begin with here. */
const wrong = 'ne-tas-';

/** Lets hashes begin and not end; those of wrong passwords cost nothing. */
function holdHashes() {
  hashes = [];
  const hash = bcrypt.hash.bind(bcrypt);
  vi.spyOn(bcrypt, 'hash').mockImplementation(async (tried, salt) => {
    await new Promise<void>((end) => hashes.push({ tried: String(tried), end }));
    return String(tried).startsWith(wrong) ? `${salt}none` : hash(tried, salt);
  });
}
afterEach(() => {
  vi.restoreAllMocks();
});

function login(server: TestApp, remoteAddress: string, tried: string, name = 'niekas') {
  return server.request({ method: 'POST', url: '/login', payload: { login: name, password: tried }, remoteAddress });
}

/** Waits until so many logins have only their hash before them: they are counted by name last. */
async function allWait(server: TestApp, logins: number): Promise<void> {
  await vi.waitFor(async () => {
    const { _sum } = await server.database.prisma.securityLimit.aggregate({
      _sum: { points: true },
      where: { key: { startsWith: 'login-name:' } },
    });
    expect(_sum.points).toBe(logins);
    expect(hashes.length).toBeGreaterThan(0);
  }, patience);
}

/** Ends hashes, the oldest first, until one is begun that was tried with that password; how many it took. */
async function hashesUntil(tried: string): Promise<number> {
  let ended = 0;
  while (!hashes.some((one) => one.tried === tried)) {
    const begun = hashes.length;
    hashes[ended]?.end();
    ended += 1;
    await vi.waitFor(() => expect(hashes.length).toBeGreaterThan(begun), patience);
  }
  return ended;
}

/** Ends all that is begun until the answers are there. */
async function answersOf(calls: Promise<{ statusCode: number }>[]): Promise<number[]> {
  const ending = setInterval(() => {
    for (const { end } of hashes) end();
  }, 1);
  try {
    return (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  } finally {
    clearInterval(ending);
  }
}

describe('a stranger', () => {
  it.each([
    ['one client', () => '192.0.2.1'],
    ['the clients of one /48 network', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ])('signs in next, whatever %s has waiting', async (_who, addressOf) => {
    await using server = await createTestApp({ config: { rateLimitScale: 1000 } });
    await server.factories.user({ username: 'svetimas', password_hash: await quickHash(password) });
    holdHashes();
    const busy = Array.from({ length: 40 }, (_, index) => login(server, addressOf(index), `${wrong}${index}`));
    await allWait(server, 40);

    const stranger = login(server, '192.0.2.2', password, 'svetimas');
    await allWait(server, 41);

    expect(await hashesUntil(password)).toBeLessThanOrEqual(5);
    expect(await answersOf([stranger, ...busy])).toEqual([200, ...Array(40).fill(401)]);
  });
});

describe('one client with sixty calls that hash under way', () => {
  it('is refused another for some seconds, before it is counted or uses up anything; others are not', async () => {
    await using server = await createTestApp({ config: { rateLimitScale: 1000 } });
    const email = 'pilnas@example.lt';
    await server.factories.user({ email });
    await server.send('/forgot/password', { login: email });
    await server.runJobs();
    const code = server.post.codeFor(email);
    const { prisma } = server.database;
    holdHashes();
    const busy = Array.from({ length: 60 }, (_, index) => login(server, '192.0.2.1', `${wrong}${index}`));
    await allWait(server, 60);

    const newcomer = { name: 'Ona', email: 'nauja@example.lt', password, password_confirmation: password };
    const calls: [string, object][] = [
      ['/login', { login: email, password }],
      ['/api/login', { login: 'nera.tokio@example.lt', password }],
      ['/register/email', newcomer],
      ['/reset/password', { login: email, code, password }],
    ];
    const before = await prisma.securityLimit.findMany({ orderBy: { key: 'asc' } });
    for (const [url, payload] of calls) {
      const refused = await server.request({ method: 'POST', url, payload, remoteAddress: '192.0.2.1' });
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('5');
      expect(refused.json()).toEqual({
        code: 'too_many_requests',
        message: 'Too many requests. Please wait a little and try again.',
        request_id: expect.any(String),
      });
    }
    expect(await prisma.securityLimit.findMany({ orderBy: { key: 'asc' } })).toEqual(before);

    const other = server.request({
      method: 'POST',
      url: '/reset/password',
      payload: { login: email, code, password },
      remoteAddress: '192.0.2.2',
    });
    expect(await answersOf([other, ...busy])).toEqual([200, ...Array(60).fill(401)]);
    vi.restoreAllMocks();
    expect((await login(server, '192.0.2.1', password, email)).statusCode).toBe(200);
  });
});

describe('a login', () => {
  it('takes exactly one bcrypt, whoever it is and whatever it leads to', async () => {
    await using server = await createTestApp();
    const password_hash = await quickHash(password);
    await server.factories.user({ username: 'yra', password_hash });
    await server.factories.user({ username: 'be.zodzio', password_hash: null });
    const suspension = { suspended_at: new Date(), suspended_reason: 'Fake listings.' };
    await server.factories.user({ username: 'sustabdyta', password_hash, ...suspension });
    const email = 'laukia@example.lt';
    await server.send('/register/email', { name: 'Ona', email, password, password_confirmation: password });
    await server.runJobs();
    const asked = (['hash', 'hashSync', 'compare', 'compareSync'] as const).map((name) => vi.spyOn(bcrypt, name));
    const times = () => asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);

    const logins: [string, string, number][] = [
      ['nera', password, 401],
      ['nera@example.lt', password, 401],
      ['+37061234567', password, 401],
      ['yra', 'ne-tas-zodis', 401],
      ['yra', `${password}${'x'.repeat(72)}`, 401],
      ['yra', password, 200],
      ['be.zodzio', password, 401],
      ['sustabdyta', 'ne-tas-zodis', 401],
      ['sustabdyta', password, 401],
      [email, 'ne-tas-zodis', 401],
      [email, password, 403],
    ];
    for (const [name, tried, status] of logins) {
      const before = times();
      expect((await login(server, '192.0.2.1', tried, name)).statusCode).toBe(status);
      expect(times() - before).toBe(1);
    }
  });
});
