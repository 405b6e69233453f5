import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSecurityLimits } from '../../src/modules/limits/index.ts';
import { createTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

function limits() {
  return createSecurityLimits({
    pool: server.database.counterPool,
    scale: 1,
    smsDailyBudget: 1,
    now: server.clock.now,
    warn: (message) => expect.fail(message),
  });
}

/** Does something while a call waits for one of the counters whose keys begin so. @returns what became of the call. */
async function whileItWaits(counters: string, call: () => Promise<unknown>, something: () => Promise<unknown>) {
  const { kysely } = server.database;
  const called = await kysely.transaction().execute(async (transaction) => {
    await sql`select 1 from security_limits where key like ${`${counters}%`} for update`.execute(transaction);
    const outcome = Promise.allSettled([call()]);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
      expect(rows).toHaveLength(1);
    });
    await something();
    return { outcome };
  });
  const [outcome] = await called.outcome;
  return outcome;
}

describe('what a limit refuses', () => {
  it('uses up no SMS: one that did not leave can be sent to somebody else', async () => {
    const { takeSms } = limits();
    const only = await takeSms('newcomer');
    expect(only).not.toBeNull();
    for (let n = 0; n < 3; n += 1) expect(await takeSms('newcomer')).toBeNull();
    await only?.giveBack();
    expect(await takeSms('newcomer')).not.toBeNull();
    expect(await takeSms('newcomer')).toBeNull();
  });

  it('uses up no message of an address', async () => {
    const { takeDelivery } = limits();
    const letGapPass = () => server.database.prisma.securityLimit.deleteMany({ where: { key: { contains: '-gap:' } } });
    const take = () => takeDelivery('code', 'ona@example.lt', 7);
    const taken: Awaited<ReturnType<typeof take>>[] = [];
    for (let n = 0; n < 10; n += 1) {
      taken.push(await take());
      await letGapPass();
    }
    expect(taken).toEqual(Array(10).fill({ now: expect.anything() }));
    for (let n = 0; n < 3; n += 1) expect(await take()).toBe('not today');
    const last = taken.at(-1);
    if (typeof last === 'object' && 'now' in last) await last.now.giveBack();
    expect(await take()).toEqual({ now: expect.anything() });
  });

  it('because the /48 network has used its up is not counted by the client', async () => {
    const { takeSend } = limits();
    const ask = (network: number, number: number) =>
      takeSend(`kas${number}@example.lt`, true, `2001:db8:1:${network.toString(16)}::/64`);
    await Promise.all(Array.from({ length: 160 }, (_, n) => ask(n, n)));
    for (let n = 0; n < 25; n += 1) await expect(ask(500, 1000 + n)).rejects.toThrow('Too many requests');
    const counted = await server.database.prisma.securityLimit.findMany({
      where: { key: { startsWith: 'client-sms' } },
    });
    expect(Math.max(...counted.filter(({ key }) => !key.startsWith('client-sms-48')).map(({ points }) => points))).toBe(
      1,
    );
    expect(counted.find(({ key }) => key.startsWith('client-sms-48'))?.points).toBe(160);
  });

  it.each([
    ['the twentieth SMS', 'send-gap:', (name: string) => limits().takeSend(`+3706000000${name}`, true, '203.0.113.1')],
    ['the hundredth message', 'send-gap:', (name: string) => limits().takeSend(`${name}@kas.lt`, false, '203.0.113.2')],
    ['the hundredth sign-in', 'login-pair:', (name: string) => limits().takeLogin(name, '203.0.113.3')],
  ] as const)('keeps %s of a client from nobody meanwhile', async (_, own, ask) => {
    const { prisma } = server.database;
    await prisma.securityLimit.deleteMany();
    await ask('1');
    // One is left of what the client's people share, and none of what the first asks for.
    const use = (key: string, points: number) =>
      prisma.securityLimit.updateMany({ where: { key: { startsWith: key } }, data: { points } });
    await use('client-sms:', 19);
    await use('client-messages:', 99);
    await use('login-client:', 99);
    await use(own, 20);
    const again = await whileItWaits(
      own,
      () => ask('1'),
      () => ask('2'),
    );
    expect(again).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ code: 'too_many_requests' }) });
  });

  it('keeps the account’s tenth message of a day from nobody meanwhile', async () => {
    const { takeDelivery } = limits();
    const leaves = { now: expect.anything() };
    expect(await takeDelivery('code', 'jonas@example.lt', 8)).toEqual(leaves);
    await server.database.prisma.securityLimit.updateMany({
      where: { key: { startsWith: 'account-sends:' } },
      data: { points: 9 },
    });
    let other: unknown;
    const again = await whileItWaits(
      'address-gap:',
      () => takeDelivery('code', 'jonas@example.lt', 8),
      async () => {
        other = await takeDelivery('code', '+37060000001', 8);
      },
    );
    expect(other).toEqual(leaves);
    expect(again).toMatchObject({ value: { seconds: expect.any(Number) } });
  });
});
