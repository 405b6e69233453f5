import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactories } from '../../src/database/factories/index.ts';
import { createPicturesRepository } from '../../src/modules/pictures/pictures.repository.ts';
import { createProductsRepository } from '../../src/modules/products/index.ts';
import { createCounting } from '../../src/modules/search/counting.ts';
import type { Filters } from '../../src/modules/search/filters.ts';
import { createGathering } from '../../src/modules/search/gathering.ts';
import { createOrdering } from '../../src/modules/search/ordering.ts';
import { createRanking } from '../../src/modules/search/ranking.ts';
import type { Window } from '../../src/modules/search/row.ts';
import { createSampling } from '../../src/modules/search/sampling.ts';
import { createWalk } from '../../src/modules/search/walk.ts';
import { everything } from '../support/filters.ts';
import { createRecordingDatabase } from '../support/recording-database.ts';

const recording = await createRecordingDatabase();
const { database, statementsOf } = recording;
const products = createProductsRepository(database);
const { kysely } = database;
const walk = createWalk(database, 5);
const gathering = createGathering(kysely);
const estimate = createSampling(kysely, walk);
const findRanked = createRanking(kysely, gathering, estimate, createOrdering(walk, gathering, estimate));
const counting = createCounting(database.kysely);
const pictures = createPicturesRepository(database);

let categoryId = 0;
let subcategoryId = 0;
/** Enough products that reading all of them is dearer than an index. */
const PRODUCTS = 6000;

beforeAll(async () => {
  const factories = createFactories(database.prisma);
  const user = await factories.user();
  const taxonomy = [];
  for (let n = 0; n < 5; n += 1) taxonomy.push(await factories.subcategory());
  const chosen = taxonomy[2];
  if (chosen === undefined) throw new Error('There is no subcategory.');
  categoryId = chosen.category_id;
  subcategoryId = chosen.id;
  // The vocabulary has tests of its own, and filling it takes most of the time.
  await database.pool.query('ALTER TABLE products DISABLE TRIGGER products_words_inserted');
  await database.pool.query(
    `INSERT INTO products (user_id, category_id, subcategory_id, name, price_cents, status, address, created_at)
     SELECT $1, category_id, id, 'Daiktas' || n, n * 7919 % 100000, CASE WHEN n % 10 = 0 THEN 'Saved' ELSE 'Published' END,
       'Gatvė' || n % 500, timestamp '2026-01-01' + n * interval '1 minute'
     FROM generate_series(1, $2::int) AS n
     JOIN (SELECT id, category_id, row_number() OVER (ORDER BY id) AS place FROM subcategories) AS taxonomy
       ON taxonomy.place = n % 5 + 1`,
    [user.id, PRODUCTS],
  );
  await database.pool.query('VACUUM ANALYZE products');
});

afterAll(() => recording.drop());

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/**
 * How PostgreSQL goes about the last statement of a call. The few rows of a test would often be read whole: without
 * that way out it shows whether there is an index for them.
 */
async function planOf(call: () => Promise<unknown>, { sequentialScans }: { sequentialScans: boolean }) {
  const statement = (await statementsOf(call)).at(-1);
  if (statement === undefined) throw new Error('Nothing was sent.');
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL enable_seqscan = ${sequentialScans ? 'on' : 'off'}`);
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${statement.sql}`, [...statement.parameters]);
    await client.query('ROLLBACK');
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    client.release();
  }
}

const inCategory = () => ({ ...everything, categoryId });
const inSubcategory = () => ({ ...everything, subcategoryId });
const firstPage: Window = { limit: 31, offset: 0, after: null };
/** What the planner knows of a rare word. */
const rare = { expected: 5, byIndex: 5, scope: 5000 };
const audience = { language: 'lt', viewerId: 1 } as const;
const manySections = Array.from({ length: 20 }, (_, n) => `#c${n + 1}` as const);

const afterDate: Window = {
  ...firstPage,
  after: { by: 'created_at', dir: 'desc', key: '2026-01-03T00:00:00.000Z', id: 2000 },
};
const afterPrice: Window = { ...firstPage, after: { by: 'price', dir: 'asc', key: 50_000, id: 2000 } };
const afterName: Window = { ...firstPage, after: { by: 'name', dir: 'desc', key: 'Daiktas4', id: 2000 } };
const byDate = { by: 'created_at', dir: 'desc' } as const;
const byPrice = { by: 'price', dir: 'asc' } as const;
const byName = { by: 'name', dir: 'desc' } as const;

const sorted: [string, string, () => Promise<unknown>][] = [
  ['the newest', 'products_listed_created', () => products.listNewest(audience, { limit: 30, offset: 0 })],
  ['everything, newest first', 'products_listed_created', () => walk.straight(everything, byDate, firstPage)],
  ['the next page of it', 'products_listed_created', () => walk.straight(everything, byDate, afterDate)],
  [
    'everything, oldest first',
    'products_listed_created',
    () => walk.straight(everything, { ...byDate, dir: 'asc' }, firstPage),
  ],
  ['a category', 'products_listed_category_created', () => walk.straight(inCategory(), byDate, firstPage)],
  ['the next page of it', 'products_listed_category_created', () => walk.straight(inCategory(), byDate, afterDate)],
  ['a subcategory', 'products_listed_subcategory_created', () => walk.straight(inSubcategory(), byDate, firstPage)],
  ['the cheapest', 'products_listed_price', () => walk.straight(everything, byPrice, firstPage)],
  ['the dearest', 'products_listed_price', () => walk.straight(everything, { ...byPrice, dir: 'desc' }, firstPage)],
  ['the next page of prices', 'products_listed_price', () => walk.straight(everything, byPrice, afterPrice)],
  [
    'the cheapest of a category',
    'products_listed_category_price',
    () => walk.straight(inCategory(), byPrice, firstPage),
  ],
  [
    'the cheapest of a subcategory',
    'products_listed_subcategory_price',
    () => walk.straight(inSubcategory(), byPrice, firstPage),
  ],
  ['names', 'products_listed_name', () => walk.straight(everything, byName, firstPage)],
  ['the next page of names', 'products_listed_name', () => walk.straight(everything, byName, afterName)],
  ['names of a category', 'products_listed_category_name', () => walk.straight(inCategory(), byName, firstPage)],
  [
    'names of a subcategory',
    'products_listed_subcategory_name',
    () => walk.straight(inSubcategory(), byName, firstPage),
  ],
];

describe('lists are read in the order of an index, without sorting', () => {
  it.each(sorted)('%s: %s', async (_name, index, call) => {
    const plan = await planOf(call, { sequentialScans: true });
    expect(plan.map((node) => node['Index Name'])).toContain(index);
    const types = plan.map((node) => node['Node Type']);
    expect(types.filter((type) => type.includes('Sort') && !isOfPictures(plan, type))).toEqual([]);
    expect(plan.filter((node) => node['Relation Name'] === 'products' && node['Node Type'] === 'Seq Scan')).toEqual([]);
  });

  /** The few pictures of a product are put in order by themselves. */
  function isOfPictures(plan: PlanNode[], type: string): boolean {
    const sorts = plan.filter((node) => node['Node Type'] === type);
    return sorts.every((node) => nodesOf(node).some((inner) => inner['Relation Name'] === 'product_pictures'));
  }
});

describe('what is looked for is found by an index', () => {
  it.each([
    [
      'words',
      'products_search',
      () => gathering.findFew({ ...everything, words: [`'daiktas777'`] }, byDate, firstPage, 1001),
    ],
    [
      'words, best first',
      'products_search',
      () => findRanked({ ...everything, words: [`'daiktas777'`] }, firstPage, 1001, rare),
    ],
    [
      'few, best first',
      'products_search',
      () => gathering.findAllRanked({ ...everything, words: [`'^daiktas777'`, `'daiktas777'`] }, 1001),
    ],
    [
      'few, the cheapest first',
      'products_search',
      () => gathering.findFew({ ...everything, words: [`'daiktas777'`] }, byPrice, firstPage, 1001),
    ],
    [
      'a prefix',
      'products_search',
      () => findRanked({ ...everything, words: [`'daiktas77':*`] }, firstPage, 1001, rare),
    ],
    ['how many have words', 'products_search', () => gathering.count({ ...everything, words: [`'daiktas777'`] }, 1001)],
    [
      'words in a category',
      'products_search',
      () => gathering.findFew({ ...inCategory(), words: [`'daiktas777'`] }, byDate, firstPage, 1001),
    ],
    ...(['created_at', 'price', 'name'] as const).map(
      (by) =>
        [
          `common words in some buckets of an order by ${by}`,
          'products_search',
          () => walk.narrowed({ ...everything, words: [`'daikt':*`] }, { by, dir: 'desc' }, firstPage),
        ] as const,
    ),
    [
      'whether common words are many',
      'products_search',
      () =>
        createSampling(kysely, { daysOf: async () => ({ by: 'created_at', first: 20_000, last: 20_500 }) })(
          { ...everything, words: [`'daikt':*`] },
          byName,
          firstPage,
          10,
          { expected: 5000 },
        ),
    ],
    [
      'an address',
      'products_search',
      () => gathering.findFew({ ...everything, address: `'@gatvė77'` }, byDate, firstPage, 1001),
    ],
    [
      'words in a few sections',
      'products_search',
      () => counting.gather(['#c1', '#s1'], { ...everything, text: `'daiktas777'` }, 1001),
    ],
    [
      'words in many sections',
      'products_search',
      () => counting.gather(manySections, { ...everything, text: `'daiktas777'` }, 1001),
    ],
    [
      'a rare price in many sections',
      '_price',
      () => counting.gather(manySections, { ...everything, text: `'daikt':*`, priceMaxCents: 300 }, 1001),
    ],
    [
      'some of a category',
      '_category_',
      () => counting.look(`#c${categoryId}`, { ...everything, text: `'daikt':*` }, 100),
    ],
    [
      'how many each category has',
      '_category_',
      () => counting.countEach([`#c${categoryId}`], { ...everything, text: null }, 1001),
    ],
    [
      'how many each subcategory has of a price',
      'products_listed_subcategory_price',
      () => counting.countEach([`#s${subcategoryId}`], { ...everything, text: null, priceMaxCents: 300 }, 1001),
    ],
    ['cards', 'products_pkey', () => products.findCards([1, 2, 3], audience)],
    ['a product', 'products_pkey', () => products.findDetail(1, audience)],
    ['the pictures of cards', 'product_pictures_p', () => products.findCards([1, 2, 3], audience)],
    ['the key of a picture that is served', 'pictures_key_key', () => pictures.isServed('0a1b2c')],
    ['the ads that show it', 'ads_image_urls_idx', () => pictures.isServed('0a1b2c')],
    ['the products that show it', 'product_pictures_picture_id_idx', () => pictures.isServed('0a1b2c')],
    ['the products it was hidden with', 'hidden_product_pictures_picture_id_idx', () => pictures.isServed('0a1b2c')],
    ['the ads it was hidden with', 'hidden_ad_pictures_picture_id_idx', () => pictures.isServed('0a1b2c')],
    ['the hearts of cards', 'favorites_pkey', () => products.findCards([1, 2, 3], audience)],
  ] as const)('%s: %s', async (_name, index, call) => {
    const plan = await planOf(call, { sequentialScans: false });
    expect(plan.map((node) => node['Index Name'] ?? '').join(' ')).toContain(index);
  });
});

it.each([
  ['new', true],
  ['new-like', true],
  ['used', false],
] as const)('whether common things are %s is told by the index of words: %s', async (state, isTold) => {
  const common: Filters = { ...everything, words: [`'daikt':*`], state };
  for (const call of [
    () => gathering.findFew(common, byName, firstPage, 1001),
    () => gathering.count(common, 1001),
    () => walk.narrowed(common, byName, firstPage),
  ]) {
    const plan = await planOf(call, { sequentialScans: false });
    const conditions = plan.map((node) => node['Index Cond'] ?? '').join(' ');
    expect(/listing_keys\(name, price_cents, created_at, state\) && '\{900000\d\}'/.test(conditions)).toBe(isTold);
  }
});

describe('a slip of the finger', () => {
  beforeAll(async () => {
    await database.pool.query(
      `INSERT INTO search_words SELECT 'zodis' || n FROM generate_series(1, 20000) AS n ON CONFLICT DO NOTHING`,
    );
    await database.pool.query(
      `INSERT INTO search_words VALUES ('saldytuvas'), ('televizorius') ON CONFLICT DO NOTHING`,
    );
    await database.pool.query('VACUUM ANALYZE search_words');
  });

  it.each([
    ['one', 'saldituvas', ['saldytuvas']],
    ['two', 'tellevizoryus', ['televizorius']],
    ['two', 'tzlwvizorius', ['televizorius']],
    ['too many', 'sxqwvbnmkl', []],
    ['too many in a word that begins as many do', 'zxqwvbnmkl', []],
  ])('%s: the vocabulary is asked for a few words by its keys alone', async (_name, mistyped, meant) => {
    const client = await database.pool.connect();
    try {
      // What an index tells by itself would not be counted.
      await client.query('BEGIN; SET LOCAL enable_indexonlyscan = off');
      const { rows } = await client.query(`SELECT array(SELECT * FROM search_corrections($1, '')) AS meant`, [
        mistyped,
      ]);
      const { rows: scans } = await client.query(
        `SELECT seq_scan::int, idx_scan > 0 AS by_key, idx_tup_fetch < 1000 AS few
         FROM pg_stat_xact_user_tables WHERE relname = 'search_words'`,
      );
      expect(rows).toEqual([{ meant }]);
      expect(scans).toEqual([{ seq_scan: 0, by_key: true, few: true }]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
