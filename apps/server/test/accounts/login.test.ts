import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { quickHash } from '../support/passwords.ts';

let server: TestApp;
let hash: string;
const password = 'ruduo-lapai-krinta';
beforeAll(async () => {
  server = await createTestApp();
  hash = await quickHash(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.prisma.securityLimit.deleteMany();
});

async function bearer(login: string) {
  const { auth_token } = (await server.send('/login', { login, password })).json<{ auth_token: string }>();
  return { authorization: `Bearer ${auth_token}` };
}

describe('login', () => {
  it('takes the username, the email address in any case, and the phone in any spelling', async () => {
    await server.factories.user({
      username: 'vardas',
      email: 'vardas@example.lt',
      phone: '+37061111111',
      password_hash: hash,
    });
    for (const login of [
      'vardas',
      'Vardas@Example.LT',
      '861111111',
      '+370 611 11111',
      '370 61111111'.replace('370', '+370'),
    ]) {
      expect((await server.send('/login', { login, password })).statusCode).toBe(200);
    }
  });

  it('opens no session with a password that is replaced meanwhile', async () => {
    const email = 'keicia@example.lt';
    await server.factories.user({ username: 'keicia', email, password_hash: hash });
    await server.send('/forgot/password', { login: email });
    await server.runJobs();
    const reset = server.send('/reset/password', {
      login: email,
      code: server.post.codeFor(email),
      password: 'nauji-lapai-zalia',
    });
    const logins = await Promise.all(
      Array.from({ length: 8 }, () => server.send('/login', { login: 'keicia', password })),
    );
    expect((await reset).statusCode).toBe(200);
    for (const login of logins) {
      const token = login.json<{ auth_token?: string }>().auth_token ?? 'none';
      const profile = await server.get('/profile', { authorization: `Bearer ${token}` });
      expect(profile.statusCode).toBe(401);
    }
  });

  it('answers an unknown user and a wrong password alike', async () => {
    await server.factories.user({ username: 'yra', password_hash: hash });
    const strip = (body: { request_id?: string }) => ({ ...body, request_id: '' });
    const wrong = await server.send('/login', { login: 'yra', password: 'ne-tas' });
    const unknown = await server.send('/login', { login: 'nera', password: 'ne-tas' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(strip(wrong.json())).toEqual(strip(unknown.json()));
    expect(wrong.json()).toMatchObject({ message: 'Invalid credentials' });
  });

  it('answers 403 with id, sentence and channel for an unverified account, only when the password is right', async () => {
    const registered = await server.send('/register/email', {
      name: 'Nepatvirtinta',
      email: 'nepatvirtinta@example.lt',
      password,
      password_confirmation: password,
    });
    const right = await server.send('/login', { login: 'nepatvirtinta@example.lt', password });
    expect(right.statusCode).toBe(403);
    expect(right.json()).toEqual([registered.json<{ id: number }>().id, 'you need to confirm your email', 'email']);
    const wrong = await server.send('/login', { login: 'nepatvirtinta@example.lt', password: 'ne-tas-zodis' });
    expect(wrong.statusCode).toBe(401);
  });

  it('answers who registers an address the same afterwards, whether or not it has an account', async () => {
    const [free, taken] = ['laisvas@example.lt', 'uzimtas@example.lt'];
    await server.factories.user({ email: taken, password_hash: await quickHash('savininko-zodis-1') });
    const outcome = async (email: string) => {
      const body = { name: 'Smalsuolis', email, password, password_confirmation: password };
      const { id } = (await server.send('/register/email', body)).json<{ id: number }>();
      const answer = await server.send('/login', { login: email, password });
      return { id, status: answer.statusCode, body: answer.json<unknown>() };
    };
    for (const email of [free, taken]) {
      const { id, status, body } = await outcome(email);
      expect(status).toBe(403);
      expect(body).toEqual([id, 'you need to confirm your email', 'email']);
    }
    const owner = await server.send('/login', { login: taken, password: 'savininko-zodis-1' });
    expect(owner.statusCode).toBe(200);
    await server.runJobs();
  });

  it('knows each of the registrations that wait under an address by its password, before and after one is confirmed', async () => {
    const email = 'keli@example.lt';
    const ids: number[] = [];
    for (const turn of [1, 2, 3]) {
      await server.database.prisma.securityLimit.deleteMany();
      const own = `zodis-numeris-${turn}`;
      const body = { name: 'Keli', email, password: own, password_confirmation: own };
      ids.push((await server.send('/register/email', body)).json<{ id: number }>().id);
      await server.runJobs();
    }
    const logins = async () => {
      const answers = await Promise.all(
        [1, 2, 3].map((turn) => server.send('/login', { login: email, password: `zodis-numeris-${turn}` })),
      );
      return answers.map((answer) => (answer.statusCode === 403 ? answer.json<[number]>()[0] : answer.statusCode));
    };
    expect(await logins()).toEqual(ids);
    await server.send('/verify/email', { user_id: ids[1], code: server.post.codeFor(email) });
    expect(await logins()).toEqual([ids[0], 200, ids[2]]);
  });

  it('keeps the salt of an address through a reset and through registrations at the same time', async () => {
    const email = 'druska@example.lt';
    await using busy = await createTestApp({ config: { rateLimitScale: 1000 } });
    const register = (own: string) =>
      busy.send('/register/email', { name: 'Druska', email, password: own, password_confirmation: own });
    await Promise.all([1, 2, 3, 4].map((turn) => register(`zodis-numeris-${turn}`)));
    const salts = async () => {
      const waiting = await busy.database.prisma.pendingRegistration.findMany({ where: { email } });
      const user = await busy.database.prisma.user.findFirst({ where: { email } });
      return new Set([...waiting, ...(user ? [user] : [])].map((one) => one.password_hash?.slice(0, 29)));
    };
    expect((await salts()).size).toBe(1);
    const [first] = await busy.database.prisma.pendingRegistration.findMany({ where: { email } });
    await busy.runJobs();
    await busy.send('/verify/email', { user_id: first?.id, code: busy.post.codeFor(email) });
    await busy.send('/forgot/password', { login: email });
    await busy.runJobs();
    const code = busy.post.codeFor(email);
    const reset = await busy.send('/reset/password', { login: email, code, password: 'visai-naujas-zodis' });
    expect(reset.statusCode).toBe(200);
    expect((await salts()).size).toBe(1);
  });

  it('takes a password of 72 bytes, and not with more behind it', async () => {
    const longest = 'ž'.repeat(36);
    await server.factories.user({ username: 'ilgas', password_hash: await quickHash(longest) });
    const answers = [longest, `${longest}x`].map((tried) => server.send('/login', { login: 'ilgas', password: tried }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 401]);
  });

  it('tells a suspended account so with the reason as it was written, only when the password is right', async () => {
    const reason = 'Fake <b>listings</b> & "><img src=x onerror=alert(1)>.';
    await server.factories.user({
      username: 'sustabdytas',
      password_hash: hash,
      suspended_at: new Date(),
      suspended_reason: reason,
    });
    const right = await server.send('/login', { login: 'sustabdytas', password });
    expect(right.json()).toMatchObject({
      code: 'account_suspended',
      message: `This account is suspended. ${reason}`,
    });
    expect(right.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const wrong = await server.send('/login', { login: 'sustabdytas', password: 'ne-tas-zodis' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(wrong.body).not.toContain('Fake');
  });

  it('lets a person in whom somebody else has tried to shut out', async () => {
    await server.factories.user({ username: 'ramus', password_hash: hash });
    const from = (remoteAddress: string, tried: string) =>
      server.request({ method: 'POST', url: '/login', payload: { login: 'ramus', password: tried }, remoteAddress });
    for (let turn = 0; turn < 25; turn += 1) await from('192.0.2.1', `ne-tas-${turn}`);
    expect((await from('192.0.2.1', password)).statusCode).toBe(429);
    expect((await from('192.0.2.2', password)).statusCode).toBe(200);
  });

  it('stops guessing of one name from many clients after 300 wrong passwords, and lets in who signed in from there before', async () => {
    await server.factories.user({ username: 'zinomas', password_hash: hash });
    const from = (client: number) =>
      server.request({
        method: 'POST',
        url: '/login',
        payload: { login: 'zinomas', password },
        remoteAddress: `192.0.2.${client}`,
      });
    expect((await from(1)).statusCode).toBe(200);
    await server.database.prisma.securityLimit.updateMany({
      where: { key: { startsWith: 'login-name' } },
      data: { points: 300 },
    });
    expect((await from(2)).statusCode).toBe(429);
    expect((await from(1)).statusCode).toBe(200);
  });

  it('lets no /48 network use up a name alone, from whichever of its /64 networks', async () => {
    await server.factories.user({ username: 'vieno.tinklo', password_hash: hash });
    const from = (remoteAddress: string, tried: string) =>
      server.request({
        method: 'POST',
        url: '/login',
        payload: { login: 'vieno.tinklo', password: tried },
        remoteAddress,
      });
    await from('2001:db8:1::1', 'ne-tas');
    const { prisma } = server.database;
    await prisma.securityLimit.updateMany({ where: { key: { startsWith: 'login-pair-48' } }, data: { points: 159 } });
    expect((await from('2001:db8:1:1::1', 'ne-tas')).statusCode).toBe(401);
    for (const guess of ['2', '3', '4']) {
      expect((await from(`2001:db8:1:${guess}::1`, 'ne-tas')).statusCode).toBe(429);
    }
    const [name] = await prisma.securityLimit.findMany({ where: { key: { startsWith: 'login-name' } } });
    expect(name?.points).toBe(2);
    expect((await from('2001:db8:2::1', password)).statusCode).toBe(200);
  });

  it('lets in who signed in from there before, though their /48 network has used its tries up', async () => {
    await server.factories.user({ username: 'kaimynai', password_hash: hash });
    const from = (remoteAddress: string) =>
      server.request({ method: 'POST', url: '/login', payload: { login: 'kaimynai', password }, remoteAddress });
    expect((await from('2001:db8:1:1::1')).statusCode).toBe(200);
    await server.database.prisma.securityLimit.updateMany({
      where: { key: { startsWith: 'login-pair-48' } },
      data: { points: 160 },
    });
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(429);
    expect((await from('2001:db8:1:1::1')).statusCode).toBe(200);
  });

  it('lets in who has just set a new password or confirmed the address from there, however many guess', async () => {
    const { prisma } = server.database;
    const useUp = () =>
      prisma.securityLimit.updateMany({ where: { key: { startsWith: 'login-name' } }, data: { points: 300 } });
    const login = 'apsuptas@example.lt';
    await server.factories.user({ username: 'apsuptas', email: login, password_hash: hash });
    const next = 'nauji-lapai-zalia';
    await server.send('/login', { login, password: 'ne-tas' });
    await useUp();
    expect((await server.send('/login', { login, password })).statusCode).toBe(429);
    await server.send('/forgot/password', { login });
    await server.runJobs();
    await server.send('/reset/password', { login, code: server.post.codeFor(login), password: next });
    expect((await server.send('/login', { login, password: next })).statusCode).toBe(200);

    const email = 'apsuptas.naujokas@example.lt';
    const body = { name: 'Naujokas', email, password, password_confirmation: password };
    const { id } = (await server.send('/register/email', body)).json<{ id: number }>();
    await server.runJobs();
    await server.send('/login', { login: email, password: 'ne-tas' });
    await useUp();
    await server.send('/verify/email', { user_id: id, code: server.post.codeFor(email) });
    expect((await server.send('/login', { login: email, password })).statusCode).toBe(200);
  });

  it('knows nobody by a registration of their own under somebody else’s address', async () => {
    const email = 'auka@example.lt';
    await server.factories.user({ username: 'auka', email, password_hash: await quickHash('savininko-zodis-1') });
    await server.send('/register/email', { name: 'Kitas', email, password, password_confirmation: password });
    const from = (client: number, tried: string) =>
      server.request({
        method: 'POST',
        url: '/login',
        payload: { login: email, password: tried },
        remoteAddress: `192.0.2.${client}`,
      });
    expect((await from(1, password)).statusCode).toBe(403);
    await server.database.prisma.securityLimit.updateMany({
      where: { key: { startsWith: 'login-name' } },
      data: { points: 300 },
    });
    expect((await from(1, 'savininko-zodis-2')).statusCode).toBe(429);
    await server.runJobs();
  });

  it('knows nobody by the right password of an account that is suspended', async () => {
    const user = await server.factories.user({
      username: 'nutrauktas',
      password_hash: hash,
      suspended_at: new Date(),
      suspended_reason: 'Fake listings.',
    });
    const signIn = async () => (await server.send('/login', { login: 'nutrauktas', password })).statusCode;
    expect(await signIn()).toBe(401);
    await server.database.prisma.user.update({
      where: { id: user.id },
      data: { suspended_at: null, suspended_reason: null },
    });
    await server.database.prisma.securityLimit.updateMany({
      where: { key: { startsWith: 'login-name' } },
      data: { points: 300 },
    });
    expect(await signIn()).toBe(429);
  });

  it('lets in who shares an address with somebody who goes on trying one name when that is refused', async () => {
    await server.factories.user({ username: 'biuro.kolega', password_hash: hash });
    const from = (login: string, tried: string) =>
      server.request({
        method: 'POST',
        url: '/login',
        payload: { login, password: tried },
        remoteAddress: '192.0.2.1',
      });
    const tries: number[] = [];
    for (let turn = 0; turn < 110; turn += 1) tries.push((await from('senas.slaptazodis', 'ne-tas-zodis')).statusCode);
    expect(tries).toEqual([...Array(20).fill(401), ...Array(90).fill(429)]);
    expect((await from('biuro.kolega', password)).statusCode).toBe(200);
  });

  it('stops guessing after 20 wrong passwords for one name from one client, for both spellings of the path', async () => {
    await server.factories.user({ username: 'taikinys', password_hash: hash });
    for (let turn = 0; turn < 20; turn += 1) {
      const url = turn % 2 === 0 ? '/login' : '/api/login';
      expect((await server.send(url, { login: 'taikinys', password: `ne-tas-${turn}` })).statusCode).toBe(401);
    }
    const refused = await server.send('/login', { login: 'taikinys', password });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});

describe('sessions', () => {
  it('end at once by logout, which may be repeated', async () => {
    await server.factories.user({ username: 'iseina', password_hash: hash });
    const headers = await bearer('iseina');
    expect((await server.get('/profile', headers)).statusCode).toBe(200);
    expect((await server.send('/logout', {}, headers)).statusCode).toBe(200);
    expect((await server.get('/profile', headers)).json()).toMatchObject({ code: 'unauthenticated' });
    expect((await server.send('/logout', {}, headers)).statusCode).toBe(200);
  });

  it('slide by 30 days with use, and never beyond 180', async () => {
    await server.factories.user({ username: 'slysta', password_hash: hash });
    const headers = await bearer('slysta');
    const day = 86_400_000;
    for (let days = 0; days < 175; days += 25) {
      server.clock.advance(25 * day);
      expect((await server.get('/profile', headers)).statusCode).toBe(200);
    }
    server.clock.advance(6 * day);
    expect((await server.get('/profile', headers)).statusCode).toBe(401);
  });
});

describe('forgotten passwords', () => {
  it('answer alike for known and unknown logins, and send a code only to the known', async () => {
    await server.factories.user({ username: 'pamirso', email: 'pamirso@example.lt', password_hash: hash });
    const known = await server.send('/forgot/password', { login: 'pamirso@example.lt' });
    const unknown = await server.send('/forgot/password', { login: 'nera@example.lt' });
    expect(known.json()).toEqual(unknown.json());
    const before = server.post.mails.length;
    await server.runJobs();
    expect(server.post.mails.slice(before).map(({ to }) => to)).toEqual(['pamirso@example.lt']);
  });

  it('are not replaced by what the account is called, which only who has the code is told', async () => {
    const own = {
      username: 'savo.vardu',
      email: 'savas.adresas@example.lt',
      phone: '+37069999001',
      name: 'Savas Vardas',
    };
    await server.factories.user({ ...own, password_hash: hash });
    const reset = (code: string, tried: string) =>
      server.send('/reset/password', { login: 'savo.vardu', code, password: tried });
    expect((await reset('123456', own.email)).json()).toMatchObject({ code: 'invalid_code' });
    await server.send('/forgot/password', { login: 'savo.vardu' });
    await server.runJobs();
    const code = server.post.codeFor(own.email);
    for (const tried of [own.email, '8 699 99001', 'savas vardas']) {
      expect((await reset(code, tried)).json()).toMatchObject({
        errors: { password: ['The password must not be your name or address.'] },
      });
    }
    expect((await reset(code, 'visai-naujas-zodis')).statusCode).toBe(200);
  });

  it('lie in the queue without the login that was written', async () => {
    await server.factories.user({ username: 'tylus', email: 'tylus@example.lt', password_hash: hash });
    const before = server.post.jobs.length;
    for (const login of ['tylus@example.lt', 'TYLUS', 'nera.tokio@example.lt', '8 611 99999']) {
      await server.send('/forgot/password', { login });
      await server.database.prisma.securityLimit.deleteMany();
    }
    const data = server.post.jobs.slice(before).map((job) => JSON.stringify(job.data));
    expect(data).toHaveLength(4);
    for (const text of data) expect(text).toMatch(/^{"userId":-?\d+,"channel":"(email|phone)"}$/);
    await server.runJobs();
  });

  it('are replaced by the code, which ends every session', async () => {
    await server.factories.user({ username: 'naujas', email: 'naujas@example.lt', password_hash: hash });
    const headers = await bearer('naujas');
    await server.send('/forgot/password', { login: 'naujas@example.lt' });
    await server.runJobs();
    const code = server.post.codeFor('naujas@example.lt');
    const reset = await server.send('/reset/password', {
      login: 'naujas@example.lt',
      code,
      password: 'visai-naujas-zodis',
    });
    expect(reset.statusCode).toBe(200);
    expect((await server.get('/profile', headers)).statusCode).toBe(401);
    expect((await server.send('/login', { login: 'naujas', password })).statusCode).toBe(401);
    expect((await server.send('/login', { login: 'naujas', password: 'visai-naujas-zodis' })).statusCode).toBe(200);
    const again = await server.send('/reset/password', { login: 'naujas', code, password: 'dar-kitas-zodis' });
    expect(again.json()).toMatchObject({ code: 'invalid_code' });
  });
});

describe('my profile', () => {
  it('needs a token, and tells what is mine', async () => {
    expect((await server.get('/profile')).json()).toMatchObject({
      code: 'token_missing',
      message: 'Authentication token is missing. Please log in.',
    });
    const { id } = await server.factories.user({ name: 'Ona Savininkė', username: 'ona', password_hash: hash });
    const profile = await server.get('/profile', await bearer('ona'));
    expect(profile.json()).toMatchObject({ data: { id, name: 'Ona Savininkė', username: 'ona', role: 'user' } });
    expect(profile.body).not.toContain('password');
  });
});
