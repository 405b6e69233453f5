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

describe('one client', () => {
  it('has twenty SMS sent a day, to whatever numbers; others are not held up', async () => {
    await using server = await createTestApp();
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) statuses.push((await register(server, number)).statusCode);
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
    for (let number = 0; number < 100; number += 1) expect((await ask(number)).statusCode).toBe(200);
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
