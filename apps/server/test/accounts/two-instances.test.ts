import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { quickHash } from '../support/passwords.ts';

const password = 'ruduo-lapai-krinta';
let hash: string;
let first: TestApp;
let second: TestApp;

/** Another instance on the first one's database. */
const another = () => createTestApp({ databaseUrl: () => first.databaseUrl });

beforeAll(async () => {
  hash = await quickHash(password);
  first = await createTestApp();
  second = await another();
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(async () => {
  await first.database.prisma.securityLimit.deleteMany();
});

/** A call to the one instance or the other and in the one spelling or the other, each as often. */
function alternately(path: string) {
  let turn = 0;
  return async (body: object) => {
    const [instance, spelling] = [turn % 2 === 0 ? first : second, turn % 4 < 2 ? path : `/api${path}`];
    turn += 1;
    return (await instance.send(spelling, body)).statusCode;
  };
}

/** What both instances answer in both spellings. */
async function everywhere(path: string, body: object): Promise<number[]> {
  const answers = [first, second].flatMap((instance) =>
    [path, `/api${path}`].map((url) => () => instance.send(url, body)),
  );
  const statuses: number[] = [];
  for (const ask of answers) statuses.push((await ask()).statusCode);
  return statuses;
}

async function times<Result>(count: number, work: (turn: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < count; turn += 1) results.push(await work(turn));
  return results;
}

/** Lets thirty seconds pass for the limits. */
const letGapsPass = () => first.database.prisma.securityLimit.deleteMany({ where: { key: { contains: '-gap:' } } });

let people = 0;
/** A registration that waits, and its code. */
async function pending() {
  people += 1;
  const email = `laukia${people}@example.lt`;
  const body = { name: 'Ona', email, password, password_confirmation: password };
  const { id } = (await first.send('/register/email', body)).json<{ id: number }>();
  await first.runJobs();
  const code = first.post.codeFor(email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  return { email, right: { user_id: id, code }, wrong: { user_id: id, code: wrong } };
}

describe('two servers on one database count together', () => {
  it('the twenty wrong passwords of a name from one client', async () => {
    await first.factories.user({ username: 'taikinys', password_hash: hash });
    const login = alternately('/login');
    expect(await times(20, (turn) => login({ login: 'taikinys', password: `ne-tas-${turn}` }))).toEqual(
      Array(20).fill(401),
    );
    expect(await everywhere('/login', { login: 'taikinys', password })).toEqual([429, 429, 429, 429]);
  });

  it('the five tries of a code', async () => {
    const { right, wrong } = await pending();
    const verify = alternately('/verify/email');
    expect(await times(5, () => verify(wrong))).toEqual(Array(5).fill(422));
    expect(await everywhere('/verify/email', right)).toEqual([422, 422, 422, 422]);
  });

  it('the twenty wrong tries that an address has a day, whatever codes', async () => {
    const { email, right, wrong } = await pending();
    const verify = alternately('/verify/email');
    await times(20, async () => {
      expect(await verify(wrong)).toBe(422);
      // As if it were another code, which has tries of its own.
      await first.database.prisma.verificationCode.updateMany({ where: { address: email }, data: { tries: 0 } });
    });
    expect(await everywhere('/verify/email', right)).toEqual([422, 422, 422, 422]);
    await first.database.prisma.securityLimit.deleteMany();
    expect(await verify(right)).toBe(200);
  });

  it.each([
    ['/forgot/password', 'login', 'niekas'],
    ['/resend/verify/email', 'email', 'niekas@example.lt'],
  ])('the thirty seconds between two codes and the ten a day that are asked for by %s', async (path, field, login) => {
    const ask = alternately(path);
    expect(await ask({ [field]: login })).toBe(200);
    expect(await everywhere(path, { [field]: login })).toEqual([429, 429, 429, 429]);
    await letGapsPass();
    const later = await times(10, async () => {
      const status = await ask({ [field]: login });
      await letGapsPass();
      return status;
    });
    expect(later).toEqual([...Array(9).fill(200), 429]);
    expect(await everywhere(path, { [field]: login })).toEqual([429, 429, 429, 429]);
    first.post.jobs.length = 0;
    second.post.jobs.length = 0;
  });
});

describe('a session', () => {
  /** Where an instance listens. */
  async function listening({ app }: TestApp): Promise<string> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }

  async function signIn(instance: TestApp, login: string) {
    const response = await fetch(`${await listening(instance)}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    });
    const { auth_token } = (await response.json()) as { auth_token: string };
    return { authorization: `Bearer ${auth_token}` };
  }

  const profile = async (instance: TestApp, headers: Record<string, string>) =>
    (await fetch(`${await listening(instance)}/api/profile`, { headers })).status;

  it('outlives the server that opened it', async () => {
    await first.factories.user({ username: 'islieka', password_hash: hash });
    const before = await another();
    const headers = await signIn(before, 'islieka');
    expect(await profile(before, headers)).toBe(200);
    await before.close();

    const after = await another();
    onTestFinished(() => after.close());
    expect(await profile(after, headers)).toBe(200);
  });

  it('that is ended on one server has ended on the other within a second', async () => {
    await first.factories.user({ username: 'atsijungia', password_hash: hash });
    const headers = await signIn(first, 'atsijungia');
    expect(await profile(first, headers)).toBe(200);
    expect(await profile(second, headers)).toBe(200);

    const logout = await fetch(`${await listening(second)}/logout`, { method: 'POST', headers });

    expect(logout.status).toBe(200);
    await vi.waitFor(async () => expect(await profile(first, headers)).toBe(401), { timeout: 1000, interval: 50 });
    expect(await profile(second, headers)).toBe(401);
  });
});
