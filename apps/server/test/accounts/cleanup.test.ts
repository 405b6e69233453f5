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

describe('the counters of limits', () => {
  it('are removed in parts when their time is over, and none that somebody counts by just then is waited for', async () => {
    const { pool, prisma } = server.database;
    await prisma.securityLimit.deleteMany();
    const now = server.clock.now().getTime();
    const add = (from: number, to: number, expire: number) =>
      pool.query(
        `INSERT INTO security_limits (key, points, expire) SELECT 'old:' || n, 1, $3 FROM generate_series($1::int, $2::int) AS n`,
        [from, to, expire],
      );
    await add(1, 25_000, now - 1);
    await add(25_001, 25_003, now + 60_000);

    const counting = await pool.connect();
    try {
      await counting.query('BEGIN');
      await counting.query(`UPDATE security_limits SET points = 2, expire = $1 WHERE key = 'old:7'`, [now + 60_000]);
      await server.app.services.accountsCleanup.removeExpired();
      await counting.query('COMMIT');
    } finally {
      counting.release();
    }

    const left = await prisma.securityLimit.findMany({ select: { key: true }, orderBy: { key: 'asc' } });
    expect(left.map(({ key }) => key)).toEqual(['old:25001', 'old:25002', 'old:25003', 'old:7']);
  });

  it('of tries for which there is nothing to guess are kept for a minute, so that making logins up fills no table', async () => {
    const { prisma } = server.database;
    await prisma.securityLimit.deleteMany();
    const reset = { login: 'niekas@example.lt', code: '123456', password: 'visai-naujas-zodis' };
    expect((await server.send('/reset/password', reset)).statusCode).toBe(422);
    expect((await server.send('/verify/email', { user_id: 4711, code: '123456' })).statusCode).toBe(422);

    const kept = await prisma.securityLimit.findMany();
    expect(kept).toHaveLength(4);
    for (const { expire } of kept) expect(Number(expire) - server.clock.now().getTime()).toBeLessThanOrEqual(60_000);
  });
});
