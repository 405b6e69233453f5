import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';

const HOUR = 60 * 60 * 1000;
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('the cleanup', () => {
  it('drops a registration 48 hours after it was made, and none before; codes as soon as they end', async () => {
    const { prisma } = server.database;
    const password = 'ruduo-lapai-krinta';
    const response = await server.send('/register/email', {
      name: 'Jonas',
      email: 'jonas@example.lt',
      password,
      password_confirmation: password,
    });
    const { id } = response.json<{ id: number }>();
    await server.runJobs();

    server.clock.advance(47 * HOUR);
    await server.app.services.accountsCleanup.removeExpired();
    expect(await prisma.pendingRegistration.count({ where: { id } })).toBe(1);
    expect(await prisma.verificationCode.count()).toBe(0);

    server.clock.advance(2 * HOUR);
    await server.app.services.accountsCleanup.removeExpired();
    expect(await prisma.pendingRegistration.count({ where: { id } })).toBe(0);
  });

  it('need not have run: after 48 hours a registration is none, though its password and its code are right', async () => {
    const email = 'pavelavo@example.lt';
    const password = 'ruduo-lapai-krinta';
    const body = { name: 'Ona', email, password, password_confirmation: password };
    const { id } = (await server.send('/register/email', body)).json<{ id: number }>();
    await server.runJobs();
    const { prisma } = server.database;
    const resend = async () => {
      await prisma.securityLimit.deleteMany();
      expect((await server.send('/resend/verify/email', { email })).statusCode).toBe(200);
      await server.runJobs();
    };
    const login = async () => (await server.send('/login', { login: email, password })).statusCode;

    server.clock.advance(48 * HOUR - 60_000);
    await resend();
    expect(await login()).toBe(403);
    const code = server.post.codeFor(email);
    const before = server.post.mails.length;

    server.clock.advance(60_000);
    const verified = await server.send('/verify/email', { user_id: id, code });
    expect(verified.json()).toMatchObject({ code: 'invalid_code' });
    expect(await login()).toBe(401);
    await resend();
    expect(server.post.mails).toHaveLength(before);
    expect(await prisma.user.count({ where: { email } })).toBe(0);
  });

  it('removes counters whose time is over and leaves the others', async () => {
    const { prisma } = server.database;
    await prisma.securityLimit.deleteMany();
    const now = server.clock.now().getTime();
    await prisma.securityLimit.createMany({
      data: [
        { key: 'over', points: 1, expire: BigInt(now - 1) },
        { key: 'running', points: 1, expire: BigInt(now + 1000) },
      ],
    });

    await server.app.services.accountsCleanup.removeExpired();

    expect((await prisma.securityLimit.findMany()).map(({ key }) => key)).toEqual(['running']);
  });
});
