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

const password = 'ruduo-lapai-krinta';
let people = 0;

/** Somebody who was sent a code, and what there is to do with one. */
interface Holder {
  readonly code: string;
  /** Tries a code, from some client. @returns the status of the answer. */
  tryCode(code: string, client?: number): Promise<number>;
}

async function post(url: string, payload: object, client: number) {
  const remoteAddress = `10.0.${Math.floor(client / 250)}.${1 + (client % 250)}`;
  return server.request({ method: 'POST', url, payload, remoteAddress });
}

async function registered(channel: 'email' | 'phone'): Promise<Holder> {
  people += 1;
  const address = channel === 'email' ? `kiekvienas${people}@example.lt` : `+3706200${String(people).padStart(4, '0')}`;
  const body = { name: 'Jonas', [channel]: address, password, password_confirmation: password };
  const { id } = (await post(`/register/${channel}`, body, 0)).json<{ id: number }>();
  await server.runJobs();
  return {
    code: server.post.codeFor(address),
    tryCode: async (code, client = 0) => (await post(`/verify/${channel}`, { user_id: id, code }, client)).statusCode,
  };
}

async function forgetful(): Promise<Holder> {
  people += 1;
  const email = `pamirso${people}@example.lt`;
  await server.factories.user({ email });
  await post('/forgot/password', { login: email }, 0);
  await server.runJobs();
  const body = { login: email, password: 'visai-naujas-zodis' };
  return {
    code: server.post.codeFor(email),
    tryCode: async (code, client = 0) => (await post('/reset/password', { ...body, code }, client)).statusCode,
  };
}

/** A code that is not the right one. */
function other(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

describe.each([
  ['an email address', () => registered('email')],
  ['a phone number', () => registered('phone')],
  ['a new password', forgetful],
] as const)('the code for %s', (_, holder) => {
  it('opens it', async () => {
    const { code, tryCode } = await holder();
    expect(await tryCode(code)).toBe(200);
    expect(await tryCode(code)).toBe(422);
  });

  it('is dead at the sixth try though it is right, each of them from another client', async () => {
    const { code, tryCode } = await holder();
    for (let client = 1; client <= 5; client += 1) expect(await tryCode(other(code), client)).toBe(422);
    expect(await tryCode(code, 6)).toBe(422);
  });

  it('is dead after a hundred parallel guesses from a hundred clients, of which none was right', async () => {
    const { code, tryCode } = await holder();
    const guesses = Array.from({ length: 100 }, (_, client) => tryCode(other(code), client));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([422]));
    expect(await tryCode(code)).toBe(422);
  });

  it('succeeds once when two clients send it at the same time', async () => {
    const { code, tryCode } = await holder();
    expect((await Promise.all([tryCode(code, 1), tryCode(code, 2)])).sort()).toEqual([200, 422]);
  });

  it('is dead after ten minutes', async () => {
    const { code, tryCode } = await holder();
    server.clock.advance(10 * 60_000 + 1);
    expect(await tryCode(code)).toBe(422);
  });
});

describe('codes of one person for one thing', () => {
  it('open nothing else of theirs', async () => {
    people += 1;
    const email = `vienas${people}@example.lt`;
    const phone = `+3706200${String(people).padStart(4, '0')}`;
    await server.factories.user({ email, phone });
    await post('/forgot/password', { login: email }, 0);
    await server.runJobs();
    const body = { name: 'Jonas', password, password_confirmation: password };
    const { id: byEmail } = (await post('/register/email', { ...body, email: `x${email}` }, 1)).json<{ id: number }>();
    const { id: byPhone } = (await post('/register/phone', { ...body, phone: '+37062111111' }, 1)).json<{
      id: number;
    }>();
    await server.runJobs();
    const [reset, verifyEmail, verifyPhone] = [email, `x${email}`, '+37062111111'].map((to) => server.post.codeFor(to));
    const statuses = [
      await post('/verify/email', { user_id: byEmail, code: reset }, 2),
      await post('/verify/phone', { user_id: byPhone, code: verifyEmail }, 2),
      await post('/verify/phone', { user_id: byEmail, code: verifyEmail }, 2),
      await post('/reset/password', { login: email, code: verifyPhone, password: 'visai-naujas-zodis' }, 2),
    ].map(({ statusCode }) => statusCode);
    expect(new Set([reset, verifyEmail, verifyPhone]).size, 'the codes differ').toBe(3);
    expect(statuses).toEqual([422, 422, 422, 422]);
  });
});
