import { afterAll, describe, expect, it } from 'vitest';
import { places } from '../../src/database/places/index.ts';
import { createPlacesService } from '../../src/modules/places/places.service.ts';
import { countSections } from '../../src/modules/search/count-sections.ts';
import { createCounting } from '../../src/modules/search/counting.ts';
import { createCountsRepository } from '../../src/modules/search/counts.repository.ts';
import { createCountsService } from '../../src/modules/search/counts.service.ts';
import { createFilterReader, type ReadFilters } from '../../src/modules/search/filter-reader.ts';
import { createSearchRepository } from '../../src/modules/search/search.repository.ts';
import { categorySection, type Section, subcategorySection } from '../../src/modules/search/sections.ts';
import { createTestApp } from '../support/app.ts';
import { everything } from '../support/filters.ts';
import { countsOf, liveCounts } from '../support/search-counts.ts';

const server = await createTestApp();
const { database, factories } = server;
afterAll(() => server.close());

const readFilters = createFilterReader({
  search: createSearchRepository(database),
  places: createPlacesService(places),
});
const repository = createCountsRepository(database);
const large = await factories.subcategory();
const middling = await factories.subcategory();
const small = await factories.subcategory();
const sizes = [
  [large, 300],
  [middling, 90],
  [small, 4],
] as const;
const { id: userId } = await factories.user();
for (const [{ id, category_id }, size] of sizes) {
  await database.pool.query(
    `INSERT INTO products (user_id, category_id, subcategory_id, name, price_cents, status, state)
     SELECT $1, $2, $3, CASE WHEN n % 2 = 0 THEN 'Taburetė ' ELSE 'Stalas ' END || n, n, 'Published',
       CASE WHEN n % 4 = 0 THEN 'new' ELSE 'used' END
     FROM generate_series(1, $4::int) AS n`,
    [userId, category_id, id, size],
  );
}
await database.pool.query('ANALYZE products');

/** Holds all products until the work is done, so that whoever reads them waits. */
async function whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE products IN ACCESS EXCLUSIVE MODE');
    return await work();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

describe('counts that take too long', () => {
  it('are absent', async () => {
    const search = { q: 'taburetė', category_id: large.category_id };
    const service = createCountsService({ counts: repository, readFilters, patience: 300 });
    expect(await whileHeld(() => service.count(search))).toEqual({ categories: [], subcategories: [] });
    expect(await countsOf(server, { q: 'taburetė' }, large.category_id)).toEqual(
      await liveCounts(server, { q: 'taburetė' }, large.category_id),
    );
  });

  it('are answered by the server all the same', async () => {
    await using impatient = await createTestApp({ config: { searchCountsMs: 100 } });
    const client = await impatient.database.pool.connect();
    await client.query('BEGIN; LOCK TABLE products IN ACCESS EXCLUSIVE MODE');
    expect(await countsOf(impatient, { q: 'stalas' })).toEqual({ categories: [], subcategories: [] });
    await client.query('ROLLBACK');
    client.release();
  });

  it('are not begun by who had to wait for two others', async () => {
    let begun = 0;
    const counts = {
      ...repository,
      countUntil: (...given: Parameters<typeof repository.countUntil>) => {
        begun += 1;
        return repository.countUntil(...given);
      },
    };
    const service = createCountsService({ counts, readFilters, patience: 300 });
    const words = ['stalas', 'taburetė', 'kėdė', 'sofa', 'lova'];
    const answers = await whileHeld(() => Promise.all(words.map((q) => service.count({ q }))));
    expect(answers.map(({ categories }) => categories)).toEqual([[], [], [], [], []]);
    expect(begun).toBe(2);
  });
});

describe('matches are counted in each section', () => {
  const sections: Section[] = sizes.flatMap(([{ id, category_id }]) => [
    categorySection(category_id),
    subcategorySection(id),
  ]);
  const words: ReadFilters = { ...everything, text: `'taburete'` };
  const searches: [about: string, filters: ReadFilters, every: number][] = [
    ['by words', words, 2],
    ['by beginnings of words', { ...everything, text: `'ta':*` }, 2],
    ['by beginnings that all have', { ...everything, text: `'ta':* | 'st':*` }, 1],
    ['by words and a state', { ...words, state: 'new' }, 4],
    ['by a state', { ...everything, text: null, state: 'new' }, 4],
    ['without anything asked for', { ...everything, text: null }, 1],
  ];
  it.each(searches)('%s, whatever the limit', async (_about, filters, every) => {
    for (const limit of [1, 2, 3, 20, 46, 1001]) {
      const totals = new Map<Section, number>();
      await countSections(createCounting(database.kysely), sections, filters, limit, (section, total) => {
        expect(totals.has(section)).toBe(false);
        totals.set(section, Math.min(total, limit));
      });
      const expected = sizes.flatMap(([{ id, category_id }, size]) => {
        const total = Math.min(limit, Math.floor(size / every));
        return [
          [categorySection(category_id), total],
          [subcategorySection(id), total],
        ] as const;
      });
      expect(new Map([...totals].sort())).toEqual(new Map(expected.toSorted()));
    }
  });
});
