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

/** A POST from one of 254 clients. */
function from(client: number, url: string, payload: object) {
  return server.request({ method: 'POST', url, payload, remoteAddress: `192.0.2.${client}` });
}

function register(client: number, email: string) {
  return from(client, '/register/email', { name: 'Jonas', email, password, password_confirmation: password });
}

const resend = (client: number, email: string) => from(client, '/resend/verify/email', { email });
const forgot = (client: number, login: string) => from(client, '/forgot/password', { login });
const mailsTo = (email: string) => server.post.mails.filter(({ to }) => to === email);

/** Lets thirty seconds pass for the limits, or only for what an address is sent. */
const letGapsPass = (which = '') =>
  server.database.prisma.securityLimit.deleteMany({ where: { key: { contains: `${which}-gap:` } } });

describe('asking for codes', () => {
  it('without any being sent locks nobody out of a forgotten password', async () => {
    const email = 'egle@example.lt';
    await server.factories.user({ email });
    for (let turn = 0; turn < 10; turn += 1) {
      await letGapsPass();
      expect((await resend(1, email)).statusCode).toBe(200);
    }
    await server.runJobs();
    expect(mailsTo(email)).toEqual([]);
    expect((await forgot(2, email)).statusCode).toBe(200);
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('keeps nobody else from registering a free address', async () => {
    const email = 'laisvas.adresas@example.lt';
    for (let turn = 0; turn < 11; turn += 1) {
      await letGapsPass('send');
      await forgot(1, email);
    }
    expect((await register(2, email)).statusCode).toBe(201);
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('twice within 30 seconds, or an eleventh time a day, is refused to the client that does', async () => {
    const email = 'skubantis@example.lt';
    expect((await resend(1, email)).statusCode).toBe(200);
    const soon = await resend(1, email);
    expect(soon.statusCode).toBe(429);
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await resend(2, email)).statusCode).toBe(200);
    for (let turn = 0; turn < 10; turn += 1) {
      await letGapsPass();
      await resend(1, email);
    }
    await letGapsPass();
    expect(Number((await resend(1, email)).headers['retry-after'])).toBeGreaterThan(3600);
  });

  it.each([
    [
      'mails',
      100,
      '/resend/verify/email',
      { email: 'nekantrus@example.lt' },
      '/forgot/password',
      { login: 'kita@example.lt' },
    ],
    ['SMS', 20, '/resend/verify/phone', { phone: '+37061200001' }, '/resend/verify/phone', { phone: '+37061200002' }],
  ])(
    'in vain uses up none of the %s of a day that those behind one address share',
    async (_kind, day, url, ask, otherUrl, otherAsk) => {
      expect((await from(1, url, ask)).statusCode).toBe(200);
      for (let turn = 0; turn < day; turn += 1) expect((await from(1, url, ask)).statusCode).toBe(429);
      expect((await from(1, otherUrl, otherAsk)).statusCode).toBe(200);
      await server.runJobs();
    },
  );

  it('for SMS in vain uses up none of the mails of a day', async () => {
    for (let turn = 0; turn < 120; turn += 1)
      await from(1, '/resend/verify/phone', { phone: `+370612${10_000 + turn}` });
    expect((await forgot(1, 'kita@example.lt')).statusCode).toBe(200);
    await server.runJobs();
  });
});

describe('an address', () => {
  it('is sent one code in 30 seconds, whatever clients ask', async () => {
    const email = 'ramus.pastas@example.lt';
    await register(1, email);
    await server.runJobs();
    for (const client of [2, 3, 4]) expect((await resend(client, email)).statusCode).toBe(200);
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
    expect(server.post.jobs).toEqual([]);
  });

  it('is sent ten codes a day, whatever clients ask; nobody is told', async () => {
    const email = 'daugelio@example.lt';
    await register(1, email);
    await server.runJobs();
    for (let turn = 0; turn < 13; turn += 1) {
      await letGapsPass();
      expect((await resend(2 + turn, email)).statusCode).toBe(200);
      await server.runJobs();
    }
    expect(mailsTo(email)).toHaveLength(10);
    expect(server.post.jobs).toEqual([]);
  });

  it('is one with others of its mailbox: four names of one are sent one code in 30 seconds', async () => {
    const emails = ['auka@gmail.com', 'auka+1@gmail.com', 'au.ka@gmail.com', 'a.uka+2@googlemail.com'];
    for (const [client, email] of emails.entries()) expect((await register(client + 1, email)).statusCode).toBe(201);
    const sent = () => emails.map((email) => mailsTo(email).length);
    await server.runJobs();
    expect(sent()).toEqual([1, 0, 0, 0]);
    await letGapsPass('address');
    await server.runJobs();
    expect(sent()).toEqual([1, 1, 0, 0]);
    expect((await register(1, 'auka+9@gmail.com')).statusCode).toBe(429);
    server.post.jobs.length = 0;
  });

  it('is sent a first code 30 seconds after a code that somebody else has asked for', async () => {
    const email = 'pirmas.kodas@example.lt';
    await register(1, email);
    await server.runJobs();
    server.clock.advance(5_000);
    const { id } = (await register(2, email)).json<{ id: number }>();
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
    await letGapsPass('address');
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(2);
    const verified = await from(2, '/verify/email', { user_id: id, code: server.post.codeFor(email) });
    expect(verified.statusCode).toBe(200);
  });

  it('is sent no first code where another was sent since, for that one opens the registration as well', async () => {
    const email = 'antras.kodas@example.lt';
    await register(1, email);
    await server.runJobs();
    server.clock.advance(5_000);
    await register(2, email);
    await server.runJobs();
    await letGapsPass('address');
    await register(3, email);
    server.post.jobs.reverse();
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(2);
    expect(server.post.jobs).toEqual([]);
  });

  it('is sent a code for a new password a little late rather than not at all where the last one is used up', async () => {
    const email = 'sudege.kodai@example.lt';
    const { id } = await server.factories.user({ email });
    await forgot(1, email);
    await server.runJobs();
    await server.database.prisma.verificationCode.updateMany({ where: { user_id: id }, data: { tries: 5 } });
    expect((await forgot(2, email)).statusCode).toBe(200);
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
    await letGapsPass('address');
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('keeps its codes for a new password when it is registered again and again', async () => {
    const email = 'savininkas@example.lt';
    await server.factories.user({ email });
    for (let turn = 0; turn < 11; turn += 1) {
      await letGapsPass();
      await register(1 + turn, email);
      await server.runJobs();
    }
    expect(mailsTo(email).map(({ code }) => code)).toEqual(Array(10).fill(null));
    await forgot(100, email);
    await server.runJobs();
    expect(server.post.codeFor(email)).toMatch(/^\d{6}$/);
  });
});
