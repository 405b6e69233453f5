import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

let people = 0;
/** Somebody who registers, with an address that nobody else has. */
function newcomer(changes: object = {}) {
  people += 1;
  const password = 'ruduo-lapai-krinta';
  return {
    name: 'Jonas Petraitis',
    email: `jonas${people}@paštas.lt`.replace('š', 's'),
    password,
    password_confirmation: password,
    ...changes,
  };
}

async function register(body = newcomer()) {
  const response = await server.send('/register/email', body);
  await server.runJobs();
  return { response, id: response.json<{ id: number }>().id, email: body.email, password: body.password };
}

describe('registering by email', () => {
  it('answers 201 with a sentence and the id of the pending registration, and sends a code', async () => {
    const { response, email } = await register();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: 'A verification code was sent to your email.', id: expect.any(Number) });
    expect(server.post.codeFor(email)).toMatch(/^\d{6}$/);
  });

  it('keeps a name on one line that reads one way', async () => {
    const { id } = await register(newcomer({ name: ' Jonas\r\nPetras\u202egnp\u0007 ' }));
    const pending = await server.database.prisma.pendingRegistration.findUniqueOrThrow({ where: { id } });
    expect(pending.name).toBe('Jonas Petras gnp');
  });

  it('makes no user before the code was entered', async () => {
    const { email } = await register();
    expect(await server.database.prisma.user.findFirst({ where: { email } })).toBeNull();
  });

  it('keeps neither password nor code in the clear', async () => {
    const { id, email, password } = await register();
    const pending = await server.database.prisma.pendingRegistration.findUniqueOrThrow({ where: { id } });
    const codes = await server.database.prisma.verificationCode.findMany({ where: { address: email } });
    expect(JSON.stringify([pending, codes])).not.toContain(password);
    expect(JSON.stringify(codes)).not.toContain(server.post.codeFor(email));
  });

  it('becomes a user by the right code, with a username made from the name', async () => {
    const { id, email } = await register(newcomer({ name: 'Žygimantas Ąžuolas' }));
    const response = await server.send('/verify/email', { user_id: id, code: server.post.codeFor(email) });
    expect(response.statusCode).toBe(200);
    const user = await server.database.prisma.user.findUniqueOrThrow({ where: { email } });
    expect(user.username).toBe('zygimantas.azuolas');
    expect(user.email_verified_at).not.toBeNull();
  });

  it.each([
    ['37061234567', 'user37061234567'],
    ['8 612 34567', 'user8.612.34567'],
    ['Petras 3', 'petras.3'],
    // A number of Austria, and a word that usernames are too short for.
    ['0 0 4 3 6 6 4 1 2 3 4 5 6 7 8 butas', 'user0.0.4.3.6.6.4.1.2.3.4.5.6'],
    ['❤', 'user'],
  ])('makes of the name %s a username that one can sign in with', async (name, username) => {
    const { id, email, password } = await register(newcomer({ name }));
    await server.send('/verify/email', { user_id: id, code: server.post.codeFor(email) });
    expect(await server.database.prisma.user.findUnique({ where: { email } })).toMatchObject({ username });
    expect((await server.send('/login', { login: username, password })).statusCode).toBe(200);
  });

  it('appends a number to a username that is taken', async () => {
    const usernames: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { id, email } = await register(newcomer({ name: 'Ieva Kalnė' }));
      await server.send('/verify/email', { user_id: id, code: server.post.codeFor(email) });
      usernames.push((await server.database.prisma.user.findUniqueOrThrow({ where: { email } })).username);
    }
    expect(usernames).toEqual(['ieva.kalne', 'ieva.kalne2', 'ieva.kalne3']);
  });

  it('finds a username where the highest numbers are taken, and for namesakes at once', async () => {
    const verify = async (name: string) => {
      const { id, email } = await register(newcomer({ name }));
      return () => server.send('/verify/email', { user_id: id, code: server.post.codeFor(email) });
    };
    for (const name of ['Zigmas', 'Zigmas999999', 'Zigmas1000000', 'Zigmas', 'Zigmas']) {
      expect((await (await verify(name))()).statusCode).toBe(200);
    }
    const both = [await verify('Zigmas7'), await verify('Zigmas7'), await verify('Zigmas')];
    const answers = await Promise.all(both.map((run) => run()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('answers the same for a taken address, and tells its owner instead of sending a code', async () => {
    const owner = await register();
    await server.send('/verify/email', { user_id: owner.id, code: server.post.codeFor(owner.email) });
    server.clock.advance(31_000);
    const before = server.post.mails.length;
    await server.database.prisma.securityLimit.deleteMany();
    const { response } = await register(newcomer({ email: owner.email }));
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json())).toEqual(['message', 'id']);
    const mail = server.post.mails.slice(before);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.code).toBeNull();
    expect(mail[0]?.text).toContain('already has an account');
  });

  it('refuses passwords that anybody would try, in words', async () => {
    const refusals: [object, string, string][] = [
      [
        { password: 'password', password_confirmation: 'password' },
        'password',
        'This password is one of the most common ones. Choose another.',
      ],
      [
        { password: 'Jonas Petraitis', password_confirmation: 'Jonas Petraitis' },
        'password',
        'The password must not be your name or address.',
      ],
    ];
    for (const [changes, field, sentence] of refusals) {
      const response = await server.send('/register/email', newcomer(changes));
      expect(response.statusCode).toBe(422);
      expect(response.json<{ errors: Record<string, string[]> }>().errors[field]).toContain(sentence);
    }
  });

  it.each([
    ['the address in capitals', 'SAVAS@PASTAS.LT'],
    ['the username', 'jonas.petraitis'],
    ['the name in other spaces', ' jonas  petraitis'],
  ])('refuses %s as the password', async (_what, password) => {
    const body = newcomer({ email: 'savas@pastas.lt', password, password_confirmation: password });
    const response = await server.send('/register/email', body);
    expect(response.json()).toMatchObject({
      errors: { password: ['The password must not be your name or address.'] },
    });
  });

  it.each(['+37065000099', '8 650 00099', '865000099'])(
    'refuses the own number as the password: %s',
    async (password) => {
      const body = newcomer({ phone: '8 650 00099', password, password_confirmation: password });
      expect((await server.send('/register/phone', body)).json()).toMatchObject({
        errors: { password: ['The password must not be your name or address.'] },
      });
    },
  );

  it('asks to wait when the same address registers twice within 30 seconds', async () => {
    const body = newcomer();
    await server.send('/register/email', body);
    const again = await server.send('/register/email', body);
    expect(again.statusCode).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    await server.runJobs();
  });

  it('waits on, however many strangers of one network register the same address after it', async () => {
    const { id, email, password } = await register();
    for (let stranger = 0; stranger < 40; stranger += 1) {
      const remoteAddress = `2001:db8:1:${stranger.toString(16)}::1`;
      const payload = newcomer({ email });
      await server.request({ method: 'POST', url: '/register/email', payload, remoteAddress });
    }
    expect((await server.send('/login', { login: email, password })).json()).toContain('email');
    const response = await server.send('/verify/email', { user_id: id, code: server.post.codeFor(email) });
    expect(response.statusCode).toBe(200);
    server.post.jobs.length = 0;
  });

  it('keeps three thousand registrations of one address, the newest', async () => {
    const { prisma } = server.database;
    const email = 'daugkartinis@pastas.lt';
    const hour = 3_600_000;
    const begun = server.clock.now().getTime() - hour;
    await prisma.pendingRegistration.createMany({
      data: Array.from({ length: 3010 }, (_, index) => ({
        id: 1000 + index,
        channel: 'email',
        name: 'Jonas',
        email,
        password_hash: 'none',
        created_at: new Date(begun + index),
        expires_at: new Date(begun + 48 * hour),
      })),
    });
    const { id } = await register(newcomer({ email }));
    const kept = await prisma.pendingRegistration.findMany({ where: { email }, orderBy: { created_at: 'asc' } });
    expect(kept.map((one) => one.id)).toEqual([...Array.from({ length: 2999 }, (_, index) => 1011 + index), id]);
  });

  it('is confirmed although it cannot be remembered from where', async () => {
    const warnings: string[] = [];
    const other = await createTestApp({ channels: { warn: (message) => warnings.push(message) } });
    try {
      await other.database.pool.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END';
        CREATE TRIGGER refuse BEFORE INSERT ON security_limits
          FOR EACH ROW WHEN (NEW.key LIKE 'login-known:%') EXECUTE FUNCTION refuse()`);
      const body = newcomer();
      const { id } = (await other.send('/register/email', body)).json<{ id: number }>();
      await other.runJobs();
      const verified = await other.send('/verify/email', { user_id: id, code: other.post.codeFor(body.email) });
      expect(verified.statusCode).toBe(200);
      expect((await other.send('/login', { login: body.email, password: body.password })).statusCode).toBe(200);
      expect(warnings).toEqual(Array(2).fill(expect.stringContaining('A client was not remembered')));
    } finally {
      await other.close();
    }
  });

  it('leaves a name that is HTML out of the mail', async () => {
    const { email } = await register(newcomer({ name: '<script>alert(1)</script>"><img onerror=x>' }));
    const mail = server.post.mails.find(({ to }) => to === email);
    expect(mail?.html).not.toContain('alert(1)');
    expect(mail?.html).not.toContain('onerror');
  });
});

describe('registering by phone', () => {
  it('takes any spelling of a Lithuanian number and sends an SMS', async () => {
    const password = 'ruduo-lapai-krinta';
    const response = await server.send('/register/phone', {
      name: 'Ona',
      phone: '8 612 34567',
      password,
      password_confirmation: password,
    });
    await server.runJobs();
    expect(response.statusCode).toBe(201);
    const code = server.post.codeFor('+37061234567');
    const verified = await server.send('/verify/phone', { user_id: response.json<{ id: number }>().id, code });
    expect(verified.json()).toEqual({ message: 'Phone number was confirmed' });
    const login = await server.send('/login', { login: '+370 612 34567', password });
    expect(login.statusCode).toBe(200);
  });

  it.each([
    ['(8 650) 00001', '+37065000001'],
    ['tel:+370 650 00002', '+37065000002'],
    ['８６５０００００３', '+37065000003'],
    ['8\u2011650\u201100004', '+37065000004'],
    ['\u202a+370 650 00005\u202c', '+37065000005'],
  ])('signs in with %s, as it was typed at registration and as E.164', async (typed, e164) => {
    const password = 'ruduo-lapai-krinta';
    const response = await server.send('/register/phone', newcomer({ phone: typed }));
    await server.runJobs();
    const { id } = response.json<{ id: number }>();
    await server.send('/verify/phone', { user_id: id, code: server.post.codeFor(e164) });
    for (const login of [typed, e164]) {
      expect((await server.send('/login', { login, password })).statusCode).toBe(200);
    }
  });

  it('refuses a number inside of words', async () => {
    const response = await server.send('/register/phone', newcomer({ phone: 'mano 861234567' }));
    expect(response.statusCode).toBe(422);
  });

  it('refuses what is no number, and numbers of countries that are not allowed', async () => {
    for (const phone of ['12', 'abc', '+1 202 555 0143']) {
      const response = await server.send('/register/phone', newcomer({ phone }));
      expect(response.statusCode).toBe(422);
    }
  });
});

describe('a channel that is not configured', () => {
  it('is refused in words', async () => {
    await using bare = await createTestApp({ channels: { mailer: null, smsSender: null } });
    const response = await bare.send('/register/email', newcomer());
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'channel_unavailable' });
  });

  it.each([
    ['/forgot/password', 'login'],
    ['/resend/forgot/password', 'login'],
    ['/resend/verify/email', 'email'],
  ])('is refused in words by %s, alike for known and unknown logins', async (path, field) => {
    await using bare = await createTestApp({ channels: { smsSender: null } });
    await bare.factories.user({ phone: '+37061234567', email: null });
    for (const login of ['+37061234567', '8 612 34568']) {
      const answer = await bare.send(path, { [field]: login });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'channel_unavailable',
        message: 'Messages of this kind cannot be sent here. Please use another way.',
        errors: { [field]: ['Messages of this kind cannot be sent here. Please use another way.'] },
      });
    }
    expect((await bare.send(path, { [field]: 'kas@example.lt' })).statusCode).toBe(200);
    expect(bare.post.jobs).toHaveLength(1);
  });

  it('fails the job of a message that it was there for before', async () => {
    await using bare = await createTestApp({ channels: { mailer: null } });
    const { id } = await bare.factories.user({ email: 'buvo@example.lt' });
    const { messages } = bare.app.services;
    await expect(messages.sendPasswordMessage(id, 'email')).rejects.toThrow('This channel is not configured.');
  });
});
