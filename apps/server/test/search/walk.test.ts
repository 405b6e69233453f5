import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import { type Filters, isNarrowed } from '../../src/modules/search/filters.ts';
import { createGathering } from '../../src/modules/search/gathering.ts';
import { type Order, type Place, placeOf } from '../../src/modules/search/order.ts';
import { createOrdering } from '../../src/modules/search/ordering.ts';
import { createRanking } from '../../src/modules/search/ranking.ts';
import type { Hit, Row } from '../../src/modules/search/row.ts';
import { createSampling } from '../../src/modules/search/sampling.ts';
import { createWalk } from '../../src/modules/search/walk.ts';
import { createTestDatabase } from '../support/database.ts';
import { everything } from '../support/filters.ts';

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url, poolSize: 2, onError: () => undefined });
const { kysely } = database;
const walk = createWalk(database, 5);
const gathering = createGathering(kysely);
const estimate = createSampling(kysely, walk);

const orders: Order[] = (['created_at', 'price', 'name'] as const).flatMap((by) => [
  { by, dir: 'asc' },
  { by, dir: 'desc' },
]);
let categoryId = 0;

beforeAll(async () => {
  const factories = createFactories(database.prisma);
  const user = await factories.user();
  const chosen = await factories.subcategory();
  const other = await factories.subcategory();
  categoryId = chosen.category_id;
  // Every third is a bicycle, the newest and the oldest ones are none; prices and moments come twice. Their names are from the
  // whole alphabet and another script.
  await database.pool.query(
    `INSERT INTO products (user_id, category_id, subcategory_id, name, price_cents, status, address, created_at)
     SELECT $1, CASE WHEN n % 2 = 0 THEN $2::int ELSE $4::int END, CASE WHEN n % 2 = 0 THEN $3::int ELSE $5::int END,
       (ARRAY['Aukštas', 'Naujas', 'Žalias', 'Красный'])[1 + n % 4]
         || CASE WHEN n % 3 = 0 AND n BETWEEN 12 AND 88 THEN ' dviratis ' ELSE ' žaislas ' END || chr(65 + n * 7 % 26),
       n / 2 * 37 % 50 * 100, CASE WHEN n % 10 = 0 THEN 'Saved' ELSE 'Published' END, 'Vilnius',
       timestamp '2026-01-01' + n / 2 * interval '1 hour'
     FROM generate_series(1, 100) AS n`,
    [user.id, chosen.category_id, chosen.id, other.category_id, other.id],
  );
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** All hits of a search in their order, by one statement that leaves nothing to buckets. */
async function allOf(filters: Filters, order: Order): Promise<Row[]> {
  const window = { limit: 1000, offset: 0, after: null };
  return (await gathering.findFew(filters, order, window, 1001)).hits;
}

async function inPages(filters: Filters, order: Order, size: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: Place | null = null; ; ) {
    const page: readonly Row[] = isNarrowed(filters)
      ? (await walk.narrowed(filters, order, { after, limit: size, offset: 0 })).rows
      : await walk.straight(filters, order, { after, limit: size, offset: 0 });
    rows.push(...page);
    const last = page.at(-1);
    if (page.length < size || last === undefined) return rows;
    after = placeOf(last, order);
  }
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe('a walk along an order', () => {
  describe.each(orders)('of $by, $dir', (order) => {
    it.each([1, 4, 7, 100])('meets every hit once, %i at a time', async (size) => {
      const filters = { ...everything, words: [`'dviratis'`] };
      const all = await allOf(filters, order);
      expect(all).toHaveLength(24);
      expect(ids(await inPages(filters, order, size))).toEqual(ids(all));
    });

    it('meets the same where it is bounded', async () => {
      const filters = { ...everything, words: [`'dviratis'`] };
      const all = await allOf(filters, order);
      const places = all.map((row) => placeOf(row, order));
      for (const ends of [[5], [9], [23], [0, 1, 8], [3, 3, 4], [2, 20]]) {
        const window = { after: null, limit: 14, offset: 2 };
        const bounds = places.filter((_, n) => ends.includes(n));
        const { rows } = await walk.narrowed(filters, order, window, { bounds });
        expect(ids(rows)).toEqual(ids(all.slice(2, 16)));
      }
    });

    it('meets the same where hardly any are believed to be left', async () => {
      const filters = { ...everything, words: [`'dviratis'`] };
      const all = await allOf(filters, order);
      for (const place of [0, 5, 21, 23]) {
        const row = all[place];
        const after = row === undefined ? null : placeOf(row, order);
        const window = { after, limit: 3, offset: 1 };
        const { rows, met } = await walk.narrowed(filters, order, window, { areAlmostAllBefore: true });
        expect(ids(rows)).toEqual(ids(all.slice(place + 2, place + 5)));
        expect(met).toBe(23 - place);
      }
    });

    it('begins behind any number of hits', async () => {
      for (const filters of [
        everything,
        { ...everything, words: [`'dviratis'`] },
        { ...everything, priceMinCents: 0 },
      ]) {
        const all = isNarrowed(filters) ? await allOf(filters, order) : await inPages(everything, order, 100);
        for (const after of [null, all[4]].map((row) => (row ? placeOf(row, order) : null))) {
          const left = after === null ? all : all.slice(5);
          // Within the rows that are looked at one by one, at their end, far behind it, at the very end and beyond.
          for (const offset of [0, 1, 4, 5, 6, 17, left.length - 2, left.length, left.length + 2]) {
            const { rows } = isNarrowed(filters)
              ? await walk.narrowed(filters, order, { after, limit: 3, offset })
              : { rows: await walk.straight(filters, order, { after, limit: 3, offset }) };
            expect(ids(rows)).toEqual(ids(left.slice(offset, offset + 3)));
          }
        }
      }
    });

    it('keeps to a category and a price, however that is looked for', async () => {
      const filters = { ...everything, words: [`'dviratis'`], categoryId, priceMinCents: 500, priceMaxCents: 4000 };
      const all = await allOf(filters, order);
      expect(all.length).toBeGreaterThan(3);
      for (const isPriceRare of [false, true]) {
        expect(ids(await allOf({ ...filters, isPriceRare }, order))).toEqual(ids(all));
        expect(ids(await inPages({ ...filters, isPriceRare }, order, 2))).toEqual(ids(all));
      }
    });

    it('of everything is everything', async () => {
      const all = await allOf({ ...everything, priceMinCents: 0 }, order);
      expect(ids(await inPages(everything, order, 9))).toEqual(ids(all));
      expect(all).toHaveLength(90);
    });
  });

  it('of nothing ends', async () => {
    expect(
      await walk.narrowed(
        { ...everything, words: [`'dviratis' & 'zaislas'`] },
        { by: 'price', dir: 'asc' },
        { after: null, limit: 5, offset: 0 },
      ),
    ).toEqual({ rows: [], met: 0, areAll: true });
  });
});

/** What the planner may believe of a search: nothing of it may change what is found. */
const beliefs = [
  ['none', { expected: 0, byIndex: 0, scope: 90 }],
  ['few of them', { expected: 2, byIndex: 3, scope: 90 }],
  ['as many as there are', { expected: 24, byIndex: 24, scope: 90 }],
  ['far too many', { expected: 100_000, byIndex: 1_000_000, scope: 1_000_000 }],
] as const;

/** So many hits are gathered at most, and so many are many. */
const bounds = [
  { gathered: 6000, most: 1001 },
  { gathered: 30, most: 12 },
  { gathered: 5, most: 3 },
  { gathered: 5, most: 1 },
];

describe.each(bounds)('hits in the order of a column, where $gathered are gathered and $most are many', (bound) => {
  const findSorted = createOrdering(walk, createGathering(kysely, bound.gathered), estimate);

  it.each(beliefs)('are all there, in their order, where the planner expects %s', async (_what, expectation) => {
    for (const order of orders) {
      for (const words of [[`'dviratis'`], [`'zaislas'`], [`'zaislas' & 'dviratis'`]]) {
        const filters = { ...everything, words };
        const all = await allOf(filters, order);
        const middle = all[6];
        for (const [after, left] of [
          [null, all],
          [middle === undefined ? null : placeOf(middle, order), middle === undefined ? all : all.slice(7)],
        ] as const) {
          for (const [limit, offset] of [
            [7, 0],
            [7, 5],
            [100, 0],
            [3, left.length],
          ] as const) {
            const found = await findSorted(filters, order, { after, limit, offset }, bound.most, expectation);
            expect(ids(found.hits)).toEqual(ids(left.slice(offset, offset + limit)));
            expect(Math.min(found.total, bound.most)).toBe(Math.min(all.length, bound.most));
          }
        }
      }
    }
  });
});

describe('many hits, the best first', () => {
  const words = [`'^dviratis' & ('^g' | '^b' | '^e')`, `'^dviratis'`, `'^dviratis' | '^zaislas'`];
  const filters = { ...everything, words };
  const byRank = { by: 'relevance', dir: 'desc' } as const;

  /** All by one statement that asks each listing how well it fits. */
  async function allRanked(tiers: readonly string[]): Promise<Hit[]> {
    const hits = await gathering.findAllRanked({ ...everything, words: tiers }, 1001);
    if (hits === null) throw new Error('They are too many.');
    return hits;
  }

  describe.each(bounds)('where $gathered are gathered and $most are many', (bound) => {
    const { gathered, most } = bound;
    const some = createGathering(kysely, gathered);
    const findRanked = createRanking(kysely, some, estimate, createOrdering(walk, some, estimate));

    it.each(beliefs)('are all there in their order, where the planner expects %s', async (_what, expectation) => {
      const few = `'^dviratis' & ('^g' | '^b' | '^e')`;
      const bicycles = `'^dviratis'`;
      const all = `'^dviratis' | '^zaislas'`;
      for (const tiers of [
        words,
        [few, bicycles, bicycles, all],
        [few, few, bicycles, bicycles, all],
        [bicycles, bicycles, bicycles, all],
        [few, all, all],
        [few, bicycles, all, all, all],
        [all],
      ]) {
        const hits = await allRanked(tiers);
        for (const titles of [3, 30]) {
          const search = { ...everything, words: tiers };
          const window = { limit: 1000, offset: 0, after: null };
          const found = await findRanked(search, window, most, expectation, titles);
          expect(found.hits).toEqual(hits);
          expect(found.total).toBe(90);
          for (const offset of [6, 31, 84, 90]) {
            const page = await findRanked(search, { ...window, limit: 7, offset }, most, expectation, titles);
            expect(ids(page.hits)).toEqual(ids(hits.slice(offset, offset + 7)));
            expect(Math.min(page.total, most)).toBe(Math.min(90, most));
          }
        }
      }
    });

    it.each(beliefs)(
      'go on behind a position of any tier, where the planner expects %s',
      async (_what, expectation) => {
        const all = await allRanked(words);
        expect(new Set(all.map(({ tier }) => tier))).toEqual(new Set([0, 1, 2]));
        for (const titles of [3, 1000]) {
          for (const [n, { id, tier, created_at }] of all.entries()) {
            // Each of the best, where tiers meet, and some of the rest.
            if (tier > 0 && n % 9 > 0 && all[n + 1]?.tier === tier) continue;
            const after = { ...byRank, tier, key: created_at.toISOString(), id };
            const rest = await findRanked(filters, { limit: 10, offset: 0, after }, most, expectation, titles);
            expect(ids(rest.hits)).toEqual(ids(all.slice(n + 1, n + 11)));
            expect(Math.min(rest.total, most)).toBe(Math.min(90, most));
          }
        }
      },
    );
  });
});

describe('the buckets of listings', () => {
  it('grow as names, prices and moments do', async () => {
    const names = [
      '',
      '!',
      '4 ratai',
      'a',
      'A',
      'Ąžuolas',
      'Baldai',
      'be',
      'čiužinys',
      'Dviratis',
      'yra',
      'ir',
      'Žaislas',
    ];
    names.push(
      'zebras',
      'žž',
      'Ёлка',
      'елка',
      'Ящик',
      'ъ',
      'ящик',
      'ǆ',
      '日本',
      '🚲',
      'Straße',
      'ėda',
      'edA',
      'x',
      'w',
      'q',
    );
    const { rows } = await database.pool.query(
      `SELECT name, buckets[1] AS bucket FROM unnest($1::text[]) AS name, listing_buckets(name, 0, now()) AS buckets
       ORDER BY name COLLATE "lt-x-icu"`,
      [names],
    );
    const found = rows.map(({ bucket }) => bucket);
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(new Set(found).size).toBeGreaterThan(15);
    const bucketsBy = async (element: number, values: string) => {
      const { rows } = await database.pool.query(
        `SELECT (${values})[${element}] AS bucket FROM generate_series(0, 34) AS n`,
      );
      return rows.map(({ bucket }) => bucket);
    };
    const prices = await bucketsBy(2, `listing_buckets('', least(2::bigint ^ n, 10000000000)::bigint - 1, now())`);
    const days = await bucketsBy(
      3,
      `listing_buckets('', 0, timestamptz '1970-01-01 00:00Z' + n * interval '12 hours')`,
    );
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(new Set(prices).size).toBe(35);
    expect(days).toEqual(days.map((_, n) => days[0] + Math.floor(n / 2)));
  });
});
