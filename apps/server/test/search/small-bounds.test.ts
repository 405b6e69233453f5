import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { places } from '../../src/database/places/index.ts';
import { createPlacesService } from '../../src/modules/places/places.service.ts';
import { decodeCursor } from '../../src/modules/search/cursor.ts';
import { expectationOf } from '../../src/modules/search/expectation.ts';
import { createFilterReader } from '../../src/modules/search/filter-reader.ts';
import { isNarrowed } from '../../src/modules/search/filters.ts';
import { createGathering } from '../../src/modules/search/gathering.ts';
import { newest } from '../../src/modules/search/order.ts';
import { createOrdering } from '../../src/modules/search/ordering.ts';
import { createRanking } from '../../src/modules/search/ranking.ts';
import { createSampling } from '../../src/modules/search/sampling.ts';
import { createSearchRepository } from '../../src/modules/search/search.repository.ts';
import { sortingOf } from '../../src/modules/search/sorting.ts';
import { createWalk } from '../../src/modules/search/walk.ts';
import { createTestDatabase } from '../support/database.ts';
import { someSearch } from './plain/asked.ts';
import { oneOf, randomNumbers } from './plain/random.ts';
import { createPlainSearch } from './plain/rule.ts';
import { type Kind, makeWorld, type Shelf } from './plain/world.ts';

// What the search does with a million listings, done with a few thousand: each step is bounded by some rows instead of thousands.
const kinds: readonly Kind[] = [
  { seed: 11, count: 3000, days: 700, apart: 1, prices: [50, 4000] },
  { seed: 12, count: 3000, days: 60, apart: 18_000_000, prices: [100, 3] },
];

describe.each(kinds)('among listings of $days days', (kind) => {
  let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: ReturnType<typeof openDatabase>;
  let shelves: readonly [Shelf, ...Shelf[]];
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = openDatabase({ url: testDatabase.url, poolSize: 4, onError: () => undefined });
    shelves = await makeWorld(database, kind);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it('every window is as the rule says, wherever the bounds are and whatever the planner expects', async () => {
    const random = randomNumbers(kind.seed);
    const plainSearch = createPlainSearch(database);
    const search = createSearchRepository(database);
    const readFilters = createFilterReader({ search, places: createPlacesService(places) });
    let sampled = 0;
    for (let n = 0; n < 40; n += 1) {
      const asked = someSearch(random, shelves);
      const reading = await readFilters(asked);
      if (reading === null) continue;
      const { category_id: categoryId = null, subcategory_id: subcategoryId = null } = asked;
      const filters = { ...reading.filters, categoryId, subcategoryId };
      const hits = await plainSearch(asked);
      // Slips are another matter.
      if (!isNarrowed(filters) || hits.length === 0) continue;

      const kysely = oneOf(random, [database.kysely, database.prepared]);
      const walk = createWalk({ kysely }, oneOf(random, [1, 5, 50, 300]));
      const gathering = createGathering(kysely, oneOf(random, [5, 50, 1000]));
      const look = createSampling(kysely, walk, oneOf(random, [1 / 50, 0.3, 1]));
      const estimate: typeof look = async (...of) => {
        const told = await look(...of);
        if (told.areMany) sampled += 1;
        return told;
      };
      const findSorted = createOrdering(walk, gathering, estimate);
      const findRanked = createRanking(kysely, gathering, estimate, findSorted);
      const sorting = sortingOf(asked, asked.q !== undefined);
      const order = sorting.by === 'relevance' ? newest : { by: sorting.by, dir: sorting.dir };
      const [most, few] = [oneOf(random, [5, 60, 400]), oneOf(random, [2, 20, 300])];
      const known = await expectationOf(database.kysely, filters, sorting.by);
      const wrong = oneOf(random, [1, 0.05, 30]);
      const expected = known.expected * wrong;
      const expectation = { ...known, expected, byIndex: Math.max(expected, known.byIndex * wrong) };

      for (const at of [-1, random(hits.length), hits.length - 1 - random(20)]) {
        const cursor = random(2) === 0 ? hits[at]?.cursor : undefined;
        const after = cursor === undefined ? null : decodeCursor(cursor, sorting);
        const window = {
          after,
          limit: oneOf(random, [1, 8, 31, 700]),
          offset: after === null ? Math.max(0, at + 1) : 0,
        };
        const found =
          sorting.by === 'relevance'
            ? await findRanked(filters, window, most, expectation, few)
            : await findSorted(filters, order, window, most, expectation);
        const ids = hits.slice(Math.max(0, at + 1)).map(({ id }) => id);
        expect({ asked, at, ids: found.hits.map(({ id }) => id) }).toEqual({
          asked,
          at,
          ids: ids.slice(0, window.limit),
        });
        expect(Math.min(found.total, most)).toBe(Math.min(hits.length, most));
      }
    }
    expect(sampled).toBeGreaterThan(3);
  });
});
