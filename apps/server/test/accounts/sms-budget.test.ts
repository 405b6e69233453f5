import { describe, expect, it } from 'vitest';
import { jobHandlers } from '../../src/jobs/handlers.ts';
import { createTestApp, type TestApp } from '../support/app.ts';

const password = 'ruduo-lapai-krinta';

function register(server: TestApp, number: number, remoteAddress = '192.0.2.1') {
  return server.request({
    method: 'POST',
    url: '/register/phone',
    payload: {
      name: 'Ona',
      phone: `+3706${String(1_000_000 + number)}`,
      password,
      password_confirmation: password,
    },
    remoteAddress,
  });
}

describe('the daily budget of SMS', () => {
  it('is not multiplied by the scale of the limits; beyond it the channel is refused in words', async () => {
    await using server = await createTestApp({ config: { smsDailyBudget: 2, rateLimitScale: 1000 } });
    for (const number of [1, 2]) expect((await register(server, number)).statusCode).toBe(201);
    await server.runJobs();
    expect((await register(server, 3)).json()).toMatchObject({ code: 'channel_unavailable' });
  });

  it('of 0 means none', async () => {
    await using server = await createTestApp({ config: { smsDailyBudget: 0 } });
    expect((await register(server, 1)).json()).toMatchObject({ code: 'channel_unavailable' });
  });

  it('ends the jobs for which nothing is left, without another try', async () => {
    await using server = await createTestApp({ config: { smsDailyBudget: 1 } });
    for (const number of [1, 2]) expect((await register(server, number)).statusCode).toBe(201);
    const jobs = server.post.jobs.splice(0);
    await Promise.all(jobs.map((job) => job.run(jobHandlers(server.app.services))));
    expect(server.post.sms).toHaveLength(1);
  });
});

describe('a fifth of the daily budget of SMS', () => {
  it('is kept for codes to accounts: registrations cannot use it up', async () => {
    await using server = await createTestApp({ config: { smsDailyBudget: 5 } });
    const phone = '+37069999999';
    await server.factories.user({ phone });
    for (const number of [1, 2, 3, 4]) {
      expect((await register(server, number, `192.0.2.${number}`)).statusCode).toBe(201);
      await server.runJobs();
    }
    expect((await register(server, 5, '192.0.2.5')).json()).toMatchObject({ code: 'channel_unavailable' });
    expect((await server.send('/resend/verify/phone', { phone })).json()).toMatchObject({
      code: 'channel_unavailable',
    });
    expect((await server.send('/forgot/password', { login: phone })).statusCode).toBe(200);
    await server.runJobs();
    expect(server.post.codeFor(phone)).toMatch(/^\d{6}$/);
    expect((await server.send('/forgot/password', { login: '+37068888888' })).json()).toMatchObject({
      code: 'channel_unavailable',
    });
  });

  it('is kept when more registrations wait for their SMS than there are', async () => {
    await using server = await createTestApp({ config: { smsDailyBudget: 5 } });
    for (const number of [1, 2, 3, 4, 5, 6]) expect((await register(server, number)).statusCode).toBe(201);
    await server.runJobs();
    expect(server.post.sms).toHaveLength(4);
  });
});

describe('a /48 network of IPv6', () => {
  it('has eight times as many SMS and messages as a client, from whichever of its /64 networks', async () => {
    await using server = await createTestApp();
    const ask = (number: number, network = '2001:db8:1') =>
      server.request({
        method: 'POST',
        url: '/forgot/password',
        payload: { login: `+3706${String(1_000_000 + number)}` },
        remoteAddress: `${network}:${number.toString(16)}::1`,
      });
    const answers = await Promise.all(Array.from({ length: 160 }, (_, number) => ask(number)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ask(160)).statusCode).toBe(429);
    expect((await ask(160, '2001:db8:2')).statusCode).toBe(200);
  });

  it.each([
    ['2002:c633:6401::1', '6to4'],
    ['64:ff9b::c633:6401', 'NAT64'],
  ])('%s is the IPv4 client inside (%s)', async (inside) => {
    await using server = await createTestApp();
    const resend = (remoteAddress: string) =>
      server.request({
        method: 'POST',
        url: '/resend/verify/email',
        payload: { email: 'a@example.lt' },
        remoteAddress,
      });
    expect((await resend('198.51.100.1')).statusCode).toBe(200);
    expect((await resend(inside)).statusCode).toBe(429);
    expect((await resend('198.51.100.2')).statusCode).toBe(200);
  });
});

describe('one client', () => {
  it('has twenty SMS sent a day, to whatever numbers; others are not held up', async () => {
    await using server = await createTestApp();
    const answers = await Promise.all(Array.from({ length: 21 }, (_, number) => register(server, number)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    expect((await register(server, 99, '192.0.2.2')).statusCode).toBe(201);
  });

  it('has a hundred messages sent a day, whatever call asks for them', async () => {
    await using server = await createTestApp();
    const ask = (number: number) =>
      server.send(number % 2 === 0 ? '/forgot/password' : '/resend/verify/email', {
        login: `kas${number}@example.lt`,
        email: `kas${number}@example.lt`,
      });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => ask(number)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await ask(100);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
  });
});

describe('a number that takes no SMS', () => {
  it.each(['8 5 212 3456', '+370 37 212345'])('is refused in words: %s', async (phone) => {
    await using server = await createTestApp();
    const response = await server.send('/register/phone', {
      name: 'Ona',
      phone,
      password,
      password_confirmation: password,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: { phone: ['Messages can only be sent to a mobile number. Please use one, or an email address.'] },
    });
  });
});
