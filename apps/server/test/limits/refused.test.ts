import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
