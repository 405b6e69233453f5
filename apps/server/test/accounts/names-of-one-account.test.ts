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
    phone: `+370620000${String(people).padStart(2, '0')}`,
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

describe('codes that an account was sent to two addresses', () => {
  const reset = async (login: string, code: string) =>
    (await server.send('/reset/password', { login, code, password: 'visai-naujas-zodis' })).statusCode;
  /** A code that is neither. */
  const wrong = (...codes: string[]) => ['111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? '';

  /** Has codes sent to both. */
  async function askBoth({ email, phone }: { email: string; phone: string }) {
    expect([await forgot(email), await forgot(phone)]).toEqual([200, 200]);
    await server.runJobs();
    return [server.post.codeFor(email), server.post.codeFor(phone)] as const;
  }

  it('are both good, whichever of its names is given with them', async () => {
    const [first, second] = [await person(), await person()];
    expect(await reset(first.email, (await askBoth(first))[0])).toBe(200);
    expect(await reset(second.email, (await askBoth(second))[1])).toBe(200);
  });

  it('are both used up when one of them is, also at the same time', async () => {
    const [first, second] = [await person(), await person()];
    const [mailed, texted] = await askBoth(first);
    expect(await reset(first.phone, texted)).toBe(200);
    expect(await reset(first.email, mailed)).toBe(422);
    const codes = await askBoth(second);
    const answers = await Promise.all(codes.map((code) => reset(second.email, code)));
    expect(answers.sort()).toEqual([200, 422]);
  });

  it('are dead where another was sent to the same address', async () => {
    const one = await person();
    const [mailed, texted] = await askBoth(one);
    await letGapsPass();
    await forgot(one.email);
    await server.runJobs();
    const again = server.post.codeFor(one.email);
    expect(again).not.toBe(mailed);
    expect(await reset(one.email, mailed)).toBe(422);
    expect(await reset(one.email, texted)).toBe(200);
  });

  it('share their tries', async () => {
    const one = await person();
    const codes = await askBoth(one);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await reset(turn % 2 === 0 ? one.email : one.phone, wrong(...codes))).toBe(422);
    }
    expect(await reset(one.email, codes[0])).toBe(422);
    expect(await reset(one.phone, codes[1])).toBe(422);
  });

  it('are compared with twenty wrong ones a day, both together', async () => {
    const one = await person();
    for (let round = 0; round < 2; round += 1) {
      const codes = await askBoth(one);
      for (let turn = 0; turn < 5; turn += 1) expect(await reset(one.email, wrong(...codes))).toBe(422);
      await letGapsPass();
    }
    await forgot(one.email);
    await server.runJobs();
    expect(await reset(one.email, server.post.codeFor(one.email))).toBe(422);
  });

  it('do not stand for each other: who asks for one again is sent it, though the other is good', async () => {
    const one = await person();
    await askBoth(one);
    await server.database.prisma.verificationCode.updateMany({ where: { address: one.phone }, data: { tries: 5 } });
    await server.request({
      method: 'POST',
      url: '/forgot/password',
      payload: { login: one.phone },
      remoteAddress: '192.0.2.1',
    });
    await server.runJobs();
    await letGapsPass();
    await server.runJobs();
    expect(server.post.sms.filter(({ to }) => to === one.phone)).toHaveLength(2);
  });
});
