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
/** An account with all three names. */
async function person() {
  people += 1;
  const own = {
    username: `vienas.zmogus${people}`,
    email: `vienas${people}@example.lt`,
    phone: `+3706200000${people}`,
  };
  const { id } = await server.factories.user(own);
  return { id, ...own };
}

const forgot = async (login: string) => (await server.send('/forgot/password', { login })).statusCode;
const signIn = async (login: string) => (await server.send('/login', { login, password: 'ne-tas-zodis' })).statusCode;

/** Lets thirty seconds pass for the limits. */
const letGapsPass = () => server.database.prisma.securityLimit.deleteMany({ where: { key: { contains: '-gap:' } } });

describe('that two names are one account’s', () => {
  it('does not show when one is tried to the limit and then the other', async () => {
    const { username, email } = await person();
    for (let turn = 0; turn < 21; turn += 1) await signIn(email);
    expect(await signIn(email)).toBe(429);
    expect(await signIn(username)).toBe(401);
  });

  it('does not show when a code is asked for with one and then the other; the account gets one', async () => {
    const { username, email } = await person();
    const before = server.post.mails.length;
    expect([await forgot(email), await forgot(username), await forgot(email)]).toEqual([200, 200, 429]);
    await server.runJobs();
    expect(server.post.mails.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it('does not keep a code from going to the telephone when the mail does not come', async () => {
    const { phone, email } = await person();
    expect([await forgot(email), await forgot(phone)]).toEqual([200, 200]);
    await server.runJobs();
    expect(server.post.codeFor(phone)).toMatch(/^\d{6}$/);
  });
});

describe('an account', () => {
  it('is sent ten codes a day, by whichever of its names they are asked for', async () => {
    const { username, email } = await person();
    const before = server.post.mails.length;
    for (let turn = 0; turn < 14; turn += 1) {
      await letGapsPass();
      expect(await forgot(turn % 2 === 0 ? email : username)).toBe(200);
      await server.runJobs();
    }
    expect(server.post.mails.slice(before)).toHaveLength(10);
  });

  it('is not shut out by a name that looks like a counter’s', async () => {
    const { id, email } = await person();
    expect(await forgot(`user ${id}`)).toBe(200);
    expect(await forgot(email)).toBe(200);
  });
});

describe('an address', () => {
  it('is asked to wait alike with and without an account, whatever was asked for before', async () => {
    const { email } = await person();
    for (const address of [email, 'nieko.nera@example.lt']) {
      expect((await server.send('/resend/verify/email', { email: address })).statusCode).toBe(200);
      expect(await forgot(address)).toBe(429);
    }
  });
});

describe('usernames', () => {
  it('have a code sent by SMS no more often than numbers, for one client', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) statuses.push(await forgot(`vardas.be.pasto${turn}`));
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it('of who has a telephone alone end without another try where SMS cannot be sent, with a warning', async () => {
    const warnings: string[] = [];
    await using bare = await createTestApp({ channels: { smsSender: null, warn: (text) => warnings.push(text) } });
    await bare.factories.user({ username: 'be.pasto', email: null, phone: '+37062111111' });
    expect((await bare.send('/forgot/password', { login: 'be.pasto' })).statusCode).toBe(200);
    await bare.runJobs();
    expect(warnings).toEqual(['A code was not sent: the account has a phone number alone, and SMS is not configured.']);
  });
});
