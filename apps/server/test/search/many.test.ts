import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import { expectationOf } from '../../src/modules/search/expectation.ts';
import { createGathering } from '../../src/modules/search/gathering.ts';
import { newest, type Order, placeOf } from '../../src/modules/search/order.ts';
import { createOrdering } from '../../src/modules/search/ordering.ts';
import { createRanking } from '../../src/modules/search/ranking.ts';
import { createSampling } from '../../src/modules/search/sampling.ts';
import { createWalk } from '../../src/modules/search/walk.ts';
import { createTestDatabase } from '../support/database.ts';
import { everything } from '../support/filters.ts';

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url, poolSize: 2, onError: () => undefined });
const { kysely } = database;
const walk = createWalk(database, 50);
const gathering = createGathering(kysely);
const estimate = createSampling(kysely, walk, 1);

// Every fourth of 4,000 listings of a hundred days is a bicycle; one in forty is red besides. As many other things are violet,
// and of bicycles only those of the last three days.
beforeAll(async () => {
  const factories = createFactories(database.prisma);
  const user = await factories.user();
  const { id, category_id } = await factories.subcategory();
  await database.pool.query(
    `INSERT INTO products (user_id, category_id, subcategory_id, name, description, price_cents, status, address, created_at)
     SELECT $1, $2, $3, CASE WHEN n % 4 = 0 THEN 'Dviratis ' ELSE 'Sofa ' END || n * 77 % 1000,
       CASE WHEN n % 40 = 0 THEN 'Raudonas' WHEN n % 4 = 1 OR n % 4 = 0 AND n > 3880 THEN 'Violetinis' ELSE 'Baltas' END, n * 37 % 5000, 'Published', 'Vilnius',
       timestamp '2026-01-01' + n * interval '36 minutes'
     FROM generate_series(1, 4000) AS n`,
    [user.id, category_id, id],
  );
  // Sixty cats came all at once.
  await database.pool.query(
    `INSERT INTO products (user_id, category_id, subcategory_id, name, price_cents, status, created_at)
     SELECT $1, $2, $3, 'Katinas ' || n, 100, 'Published', timestamp '2026-04-11' + n * interval '1 minute'
     FROM generate_series(1, 60) AS n`,
    [user.id, category_id, id],
  );
  await database.pool.query('VACUUM ANALYZE products');
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const orders: Order[] = (['created_at', 'price', 'name'] as const).flatMap((by) => [
  { by, dir: 'asc' },
  { by, dir: 'desc' },
]);

const bicycles = { ...everything, words: [`'dviratis'`] };

/** A search that may gather nothing: it would fail. */
const withoutGathering = {
  ...createGathering(kysely, 100),
  findFew: () => expect.fail('All hits were gathered.'),
  findAllRanked: () => expect.fail('All hits were gathered.'),
  count: () => expect.fail('All hits were counted.'),
};

describe('of a word that a quarter of all listings have', () => {
  it.each(orders)('a page by $by, $dir, is found without gathering all', async (order) => {
    const findSorted = createOrdering(walk, withoutGathering, estimate);
    const expectation = await expectationOf(kysely, bicycles, order.by);
    expect(expectation.byIndex).toBeGreaterThan(500);
    for (const offset of [0, 40]) {
      const wanted = { after: null, limit: 31, offset };
      const { hits } = await gathering.findFew(bicycles, order, wanted, 10_000);
      const found = await findSorted(bicycles, order, wanted, 100, expectation);
      expect(found.hits.map(({ id }) => id)).toEqual(hits.map(({ id }) => id));
      expect(found.total).toBeGreaterThanOrEqual(100);
    }
  });

  it('the best page is found without gathering all', async () => {
    const findRanked = createRanking(
      kysely,
      withoutGathering,
      estimate,
      createOrdering(walk, withoutGathering, estimate),
    );
    const ranked = { ...everything, words: [`'^dviratis'`, `'dviratis'`] };
    const wanted = { after: null, limit: 31, offset: 0 };
    const { hits } = await gathering.findFew(bicycles, newest, wanted, 10_000);
    const found = await findRanked(ranked, wanted, 100, await expectationOf(kysely, ranked, 'relevance'));
    expect(found.hits.map(({ id }) => id)).toEqual(hits.map(({ id }) => id));
    expect(found.total).toBeGreaterThanOrEqual(100);
  });

  it('those behind a better tier are not lost where that was taken for many', async () => {
    const some = createGathering(kysely, 20);
    const findRanked = createRanking(kysely, some, estimate, createOrdering(walk, some, estimate));
    const words = [`'^katinas'`, `'^katinas' | '^dviratis'`, `'^katinas' | '^dviratis' | 'raudonas'`];
    const ranked = { ...everything, words };
    const all = await gathering.findAllRanked(ranked, 10_000);
    // As many as the sixty of the newest day would be if each day had as many.
    const wrong = { expected: 5000, byIndex: 5000, scope: 5000 };
    for (const offset of [0, 50, 70, 1050]) {
      const found = await findRanked(ranked, { after: null, limit: 31, offset }, 300, wrong, 20);
      expect(found.hits).toEqual(all?.slice(offset, offset + 31));
    }
  });

  it.each(orders)('a sample by $by, $dir, tells where a window ends', async (order) => {
    const wanted = { limit: 11, offset: 9, after: null };
    const { areMany, bounds } = await estimate(bicycles, order, wanted, 300, { expected: 1000 });
    expect(areMany).toBe(true);
    const { hits } = await gathering.findFew(bicycles, order, { ...wanted, limit: 10_000, offset: 0 }, 10_000);
    const ranks = bounds.map((bound) => hits.findIndex(({ id }) => id === bound.id));
    // What is by time needs no such places.
    if (order.by === 'created_at') expect(ranks).toEqual([]);
    else {
      expect(ranks[0]).toBeGreaterThanOrEqual(20);
      expect(ranks[1]).toBeGreaterThan(ranks[0] ?? 0);
    }
    // Whether there are 1,000 a sample does not tell, nor is there anything that is both.
    const unknown = { areMany: false, bounds: [], areAlmostAllBefore: false };
    expect(await estimate(bicycles, order, wanted, 1000, { expected: 1000 })).toEqual(unknown);
    const none = { ...everything, words: [`'dviratis' & 'sofa'`] };
    expect(await estimate(none, order, wanted, 2, { expected: 1000 })).toEqual(unknown);
  });

  it.each(orders)('a sample by $by, $dir, tells that hardly any are left', async (order) => {
    const { hits } = await gathering.findFew(bicycles, order, { after: null, limit: 10_000, offset: 0 }, 10_000);
    const toldBehind = async (place: number) => {
      const hit = hits.at(place);
      const after = hit === undefined ? null : placeOf(hit, order);
      return estimate(bicycles, order, { limit: 11, offset: 0, after }, 300, { expected: 1000 });
    };
    const isByMoment = order.by === 'created_at';
    expect(await toldBehind(-2)).toMatchObject({ areMany: true, bounds: [], areAlmostAllBefore: !isByMoment });
    expect(await toldBehind(200)).toMatchObject({ areMany: true, areAlmostAllBefore: false });
  });

  it('are counted where they only might be many', async () => {
    const findSorted = createOrdering(walk, createGathering(kysely, 100), estimate);
    const wanted = { after: null, limit: 31, offset: 0 };
    const expectation = await expectationOf(kysely, bicycles, 'price');
    for (const order of orders) {
      // There are 1,000: far from three times as many as are asked about.
      expect((await findSorted(bicycles, order, wanted, 999, expectation)).total).toBeGreaterThanOrEqual(999);
      expect((await findSorted(bicycles, order, wanted, 1001, expectation)).total).toBe(1000);
      // The planner takes it for certain that there are 10,000.
      const wrong = { expected: 10_000, byIndex: 10_000, scope: 4000 };
      expect((await findSorted(bicycles, order, wanted, 1001, wrong)).total).toBe(1000);
    }
  });
});

describe('of two words that many listings have, and both together only the newest', () => {
  const violet = `'violetinis' & 'dviratis'`;
  const filters = { ...everything, words: [`'^violetinis' & '^dviratis'`, violet] };

  it('the hits are counted', async () => {
    const some = createGathering(kysely, 20);
    const findSorted = createOrdering(walk, some, estimate);
    const findRanked = createRanking(kysely, some, estimate, findSorted);
    const wanted = { after: null, limit: 10, offset: 0 };
    const expectation = await expectationOf(kysely, filters, 'price');
    // Each word stands in a quarter of all, so the planner expects both in a sixteenth.
    expect(expectation.expected).toBeGreaterThan(180);
    for (const order of orders) {
      expect((await findSorted(filters, order, wanted, 60, expectation)).total).toBe(27);
    }
    expect((await findRanked(filters, wanted, 60, expectation)).total).toBe(27);
  });
});
