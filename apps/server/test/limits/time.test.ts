import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSecurityLimits } from '../../src/modules/limits/index.ts';
import { createTestApp } from '../support/app.ts';
import { quickHash } from '../support/passwords.ts';

const password = 'ruduo-lapai-krinta';
const QUARTER = 15 * 60_000;
const YEAR = 365 * 24 * 60 * 60_000;
let hash: string;
beforeAll(async () => {
  hash = await quickHash(password);
});

/** A server, and its limits for who counts by hand. */
async function start() {
  const server = await createTestApp({ config: { smsDailyBudget: 5 } });
  onTestFinished(() => server.close());
  const limits = createSecurityLimits({
    pool: server.database.counterPool,
    scale: 1,
    smsDailyBudget: 5,
    now: server.clock.now,
    warn: (message) => expect.fail(message),
  });
  return { server, limits };
}

describe('what is given back', () => {
  it('when its time is over is nothing of what is counted then', async () => {
    const { server, limits } = await start();
    const before = await limits.takeLogin('vakar', '192.0.2.1');
    server.clock.advance(QUARTER);
    for (let n = 0; n < 99; n += 1) await limits.takeLogin(`kas${n}`, '192.0.2.1');
    await before.giveBack();
    await limits.takeLogin('kas99', '192.0.2.1');
    await expect(limits.takeLogin('kas100', '192.0.2.1')).rejects.toThrow('Too many requests');
  });

  it('when nothing is counted any more lets nobody do more than ever', async () => {
    const { server, limits } = await start();
    const before = await Promise.all(Array.from({ length: 20 }, () => limits.takeLogin('taikinys', '192.0.2.1')));
    server.clock.advance(QUARTER);
    await Promise.all(before.map((one) => one.giveBack()));
    for (let n = 0; n < 20; n += 1) await limits.takeLogin('taikinys', '192.0.2.1');
    await expect(limits.takeLogin('taikinys', '192.0.2.1')).rejects.toThrow('Too many requests');
  });

  it('and was all that was counted does not shorten the time of what is counted next', async () => {
    const { server, limits } = await start();
    const deliver = () => limits.takeDelivery('code', 'ona@example.lt', null);
    const refused = await deliver();
    if (typeof refused !== 'object' || !('now' in refused)) throw new Error('It may not leave.');
    await refused.now.giveBack();
    server.clock.advance(25_000);
    expect(await deliver()).toEqual({ now: expect.anything() });
    server.clock.advance(10_000);
    expect(await deliver()).toEqual({ seconds: 20 });
  });
});

describe('a name that many clients have used up', () => {
  it('costs who is refused because of it nothing of their own tries', async () => {
    const { server } = await start();
    const { prisma } = server.database;
    await server.factories.user({ username: 'taikinys', password_hash: hash });
    const signIn = async () => (await server.send('/login', { login: 'taikinys', password })).statusCode;
    const wrong = await server.send('/login', { login: 'taikinys', password: 'ne-tas-zodis' });
    expect(wrong.statusCode).toBe(401);
    const ofName = { where: { key: { startsWith: 'login-name:' } } };
    await prisma.securityLimit.updateMany({ ...ofName, data: { points: 300 } });
    for (let turn = 0; turn < 25; turn += 1) expect(await signIn()).toBe(429);
    await prisma.securityLimit.deleteMany(ofName);
    expect(await signIn()).toBe(200);
  });
});

describe('a clock that was a year ahead and was set right', () => {
  it('keeps nobody from codes and from signing in', async () => {
    const { server } = await start();
    await server.factories.user({ username: 'jonas', email: 'jonas@example.lt', password_hash: hash });
    const forgot = () => server.send('/forgot/password', { login: 'jonas@example.lt' });
    const signIn = (tried: string) => server.send('/login', { login: 'jonas', password: tried });
    server.clock.advance(YEAR);
    expect((await forgot()).statusCode).toBe(200);
    for (let turn = 0; turn < 20; turn += 1) await signIn('ne-tas-zodis');
    expect((await signIn(password)).statusCode).toBe(429);

    server.clock.advance(-YEAR);
    expect((await forgot()).statusCode).toBe(200);
    expect((await signIn(password)).statusCode).toBe(200);
    await server.runJobs();
    expect(server.post.mails).toHaveLength(1);
    expect((await forgot()).statusCode).toBe(429);
  });

  it('keeps nobody from SMS', async () => {
    const { server, limits } = await start();
    server.clock.advance(YEAR);
    for (let n = 0; n < 5; n += 1) expect(await limits.takeSms('account')).not.toBeNull();
    expect(await limits.hasSmsLeft('account')).toBe(false);
    expect(await limits.takeSms('account')).toBeNull();
    server.clock.advance(-YEAR);
    expect(await limits.hasSmsLeft('account')).toBe(true);
    expect(await limits.takeSms('account')).not.toBeNull();
  });

  it('leaves no counters behind', async () => {
    const { server, limits } = await start();
    server.clock.advance(YEAR);
    await limits.takeLogin('jonas', '192.0.2.1');
    server.clock.advance(-YEAR);
    await limits.rememberLogin('jonas', '192.0.2.1');
    await limits.removeExpired(server.clock.now());
    const left = await server.database.prisma.securityLimit.findMany();
    expect(left.map(({ key }) => key.split(':')[0])).toEqual(['login-known']);
  });

  it('does not begin to count anew when it was ahead by less than what is counted lasts', async () => {
    const { server, limits } = await start();
    for (let n = 0; n < 20; n += 1) await limits.takeLogin('taikinys', '192.0.2.1');
    server.clock.advance(-60_000);
    await expect(limits.takeLogin('taikinys', '192.0.2.1')).rejects.toThrow('Too many requests');
  });
});
