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
