import { afterAll, describe, expect, it } from 'vitest';
import { createViewsRepository, createViewsService } from '../../src/modules/products/index.ts';
import { signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { createRecordingDatabase } from '../support/recording-database.ts';

const server = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
const { actors, clock, database, factories } = server;
const { views } = server.app.services;
afterAll(() => server.close());

const listed = (data: Parameters<typeof factories.product>[0] = {}) =>
  factories.product({ user_id: actors.owner.id, ...data });

/** Opens a page, as somebody signed in or as a guest from an address. */
function open(id: number, headers: object = {}, method: 'GET' | 'HEAD' = 'GET') {
  return server.request({ method, url: `/products/${id}`, headers: { ...headers } });
}

const from = (address: string) => ({ 'x-forwarded-for': address });

async function watched(id: number): Promise<number> {
  await views.flush();
  return (await database.prisma.product.findUniqueOrThrow({ where: { id } })).watch_count;
}

describe('a product’s views', () => {
  it('count a viewer once a day in Vilnius, signed in or by address', async () => {
    clock.stopAt('2026-07-10T20:30:00.000Z');
    const { id } = await listed();
    for (let turn = 0; turn < 3; turn += 1) {
      await open(id, actors.stranger.headers);
      await open(id, from('192.0.2.1'));
      await open(id, from('192.0.2.2'));
      await open(id, from('2001:db8::1'));
      await open(id, from('2001:db8::2'));
      expect(await watched(id)).toBe(4);
    }
    clock.advance(45 * 60_000);
    await open(id, actors.stranger.headers);
    expect(await watched(id)).toBe(5);
  });

  it('never count the owner, nor moderators on what is not public', async () => {
    const { id } = await listed();
    await open(id, actors.owner.headers);
    expect(await watched(id)).toBe(0);
    const draft = await listed({ status: 'Saved' });
    await open(draft.id, actors.moderator.headers);
    expect(await watched(draft.id)).toBe(0);
  });

  it('do not count who only asks for the headers or fetches ahead', async () => {
    const { id } = await listed();
    expect((await open(id, {}, 'HEAD')).statusCode).toBe(200);
    await open(id, { 'sec-purpose': 'prefetch;prerender' });
    await open(id, { purpose: 'prefetch' });
    expect(await watched(id)).toBe(0);
    await open(id);
    expect(await watched(id)).toBe(1);
  });

  it('leave the rest of the product as it was', async () => {
    const { id, updated_at } = await listed();
    await open(id);
    expect(await watched(id)).toBe(1);
    const after = await database.prisma.product.findUniqueOrThrow({ where: { id } });
    expect(after.updated_at).toEqual(updated_at);
  });

  it('keep nobody’s address or id, and another name for each day', async () => {
    clock.stopAt('2026-08-01T10:00:00.000Z');
    const { id } = await listed();
    const nameOf = async () => {
      await open(id, from('192.0.2.77'));
      await views.flush();
      const rows = await database.prisma.productView.findMany({ where: { product_id: id }, orderBy: { day: 'desc' } });
      return rows[0]?.viewer ?? '';
    };
    const today = await nameOf();
    expect(today).toMatch(/^[\w-]{22}$/);
    clock.advance(86_400_000);
    expect(await nameOf()).not.toBe(today);
  });

  it('forget who looked after some days, never the count', async () => {
    clock.stopAt('2026-09-01T10:00:00.000Z');
    const { id } = await listed();
    await open(id);
    expect(await watched(id)).toBe(1);
    const rows = () => database.prisma.productView.count({ where: { product_id: id } });
    await views.removeOld();
    expect(await rows()).toBe(1);
    clock.advance(4 * 86_400_000);
    await views.removeOld();
    expect([await rows(), await watched(id)]).toEqual([0, 1]);
  });
});

describe('counting views', () => {
  const secret = 'views';
  const guest = (n: number) => ({ principal: null, ip: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });
  const process = () => createViewsService({ views: createViewsRepository(database), clock, secret });

  it('is right with several processes that see the same viewers of the same products', async () => {
    const products = await Promise.all(Array.from({ length: 8 }, () => listed()));
    const processes = [process(), process(), process(), process()];
    for (let round = 1; round <= 3; round += 1) {
      for (const [n, one] of processes.entries()) {
        const order = n % 2 === 0 ? products : products.toReversed();
        for (const { id } of order) for (let who = 0; who < 30; who += 1) one.note(id, guest(who * round));
      }
      await Promise.all(processes.map((one) => one.flush()));
    }
    const viewers = new Set([1, 2, 3].flatMap((round) => Array.from({ length: 30 }, (_, who) => who * round)));
    for (const { id } of products) expect(await watched(id)).toBe(viewers.size);
  });

  it('is by what the others counted too: a view that both saw counts once', async () => {
    const { id } = await listed();
    const [one, other] = [process(), process()];
    one.note(id, guest(1));
    other.note(id, guest(1));
    await one.flush();
    await other.flush();
    expect(await watched(id)).toBe(1);
  });

  it('stops for nothing: what could not be counted waits, a product that is gone is left out', async () => {
    const { id } = await listed();
    const repository = createViewsRepository(database);
    let isAway = true;
    const flaky = createViewsService({
      views: {
        ...repository,
        count: async (batch) => {
          if (isAway) throw new Error('away');
          await repository.count(batch);
        },
      },
      clock,
      secret,
    });
    flaky.note(id, guest(1));
    flaky.note(2_147_483_647, guest(1));
    await expect(flaky.flush()).rejects.toThrow('away');
    flaky.note(id, guest(2));
    isAway = false;
    await flaky.flush();
    expect(await watched(id)).toBe(2);
  });

  it('of 10,000 takes 20 statements at most', async () => {
    const recording = await createRecordingDatabase();
    try {
      const { createFactories } = await import('../../src/database/factories/index.ts');
      const made = createFactories(recording.database.prisma);
      const products = await Promise.all(Array.from({ length: 10 }, () => made.product()));
      const one = createViewsService({ views: createViewsRepository(recording.database), clock, secret });
      for (const { id } of products) for (let who = 0; who < 1000; who += 1) one.note(id, guest(who));
      const sent = await recording.statementsOf(() => one.flush());
      expect(sent.length).toBeLessThanOrEqual(20);
      const counted = await recording.database.prisma.product.findMany();
      expect(counted.map(({ watch_count }) => watch_count)).toEqual(Array(10).fill(1000));
    } finally {
      await recording.drop();
    }
  });
});

it('what waits is counted when the application ends', async () => {
  const ending = await createTestApp();
  const { openDatabase } = await import('../../src/database/client.ts');
  const product = await ending.factories.product();
  const viewer = await signIn(ending.app, ending.database.prisma, (await ending.factories.user()).id);
  await ending.get(`/products/${product.id}`, viewer.headers);
  await ending.get(`/products/${product.id}`);
  await ending.app.close();
  const after = openDatabase({ url: ending.databaseUrl, poolSize: 1, onError: () => undefined });
  const { watch_count } = await after.prisma.product.findUniqueOrThrow({ where: { id: product.id } });
  await after.close();
  await ending.close();
  expect(watch_count).toBe(2);
});
