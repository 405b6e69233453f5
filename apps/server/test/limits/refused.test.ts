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
    warn: (message) => expect.fail(message),
  });
}

describe('what a limit refuses', () => {
  it('uses up no SMS: one that did not leave can be sent to somebody else', async () => {
    const { takeSms, giveSmsBack } = limits();
    expect(await takeSms('newcomer')).toBe(true);
    for (let n = 0; n < 3; n += 1) expect(await takeSms('newcomer')).toBe(false);
    await giveSmsBack('newcomer');
    expect(await takeSms('newcomer')).toBe(true);
    expect(await takeSms('newcomer')).toBe(false);
  });

  it('uses up no message of an address', async () => {
    const { takeDelivery, giveDeliveryBack } = limits();
    const letGapPass = () => server.database.prisma.securityLimit.deleteMany({ where: { key: { contains: '-gap:' } } });
    const take = () => takeDelivery('code', 'ona@example.lt', 7);
    for (let n = 0; n < 10; n += 1) {
      expect(await take()).toBe('now');
      await letGapPass();
    }
    for (let n = 0; n < 3; n += 1) expect(await take()).toBe('not today');
    await giveDeliveryBack('code', 'ona@example.lt', 7);
    expect(await take()).toBe('now');
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
