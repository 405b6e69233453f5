import { MAX_TOTAL } from '@muge/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { countsOf } from '../support/search-counts.ts';
import { someSearch } from './plain/asked.ts';
import { oneOf, randomNumbers } from './plain/random.ts';
import { type Asked, createPlainSearch } from './plain/rule.ts';
import { type Kind, makeWorld, type Shelf } from './plain/world.ts';

interface Page {
  readonly ids: number[];
  readonly total: number;
  readonly total_capped: boolean;
  readonly next_cursor: string | null;
}

const kinds: readonly Kind[] = [
  { seed: 1, count: 3500, days: 400, apart: 1, prices: [50, 4000] },
  { seed: 2, count: 3500, days: 3, apart: 3_600_000, prices: [100, 3] },
  { seed: 3, count: 3500, days: 30, apart: 600_000, prices: [33_333, 30_000] },
];

describe.each(kinds)('among $count listings of $days days', (kind) => {
  let server: Awaited<ReturnType<typeof createTestApp>>;
  let shelves: readonly [Shelf, ...Shelf[]];
  beforeAll(async () => {
    server = await createTestApp();
    shelves = await makeWorld(server.database, kind);
  });
  afterAll(() => server.close());

  async function page(
    { category_id, ...asked }: Asked,
    more: Readonly<Record<string, string | number>>,
  ): Promise<Page> {
    const path = category_id === undefined ? '/products/search' : `/categories/${category_id}/search`;
    const query = new URLSearchParams(
      Object.entries({ ...asked, ...more }).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const answer = await server.get(`${path}?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, meta } = answer.json<{ data: { id: number }[]; meta: Omit<Page, 'ids'> }>();
    const { total, total_capped, next_cursor } = meta;
    return { ids: data.map(({ id }) => id), total, total_capped, next_cursor };
  }

  it('every page of a search is as the rule says', async () => {
    const random = randomNumbers(kind.seed);
    const plainSearch = createPlainSearch(server.database);
    let many = 0;
    for (let n = 0; n < 30; n += 1) {
      const asked = someSearch(random, shelves);
      const hits = await plainSearch(asked);
      if (hits.length > MAX_TOTAL) many += 1;
      const size = oneOf(random, [1, 7, 30, 100]);
      const from = (begin: number) => ({
        ids: hits.slice(begin, begin + size).map(({ id }) => id),
        total: Math.min(hits.length, MAX_TOTAL),
        total_capped: hits.length > MAX_TOTAL,
        next_cursor: (begin + size < hits.length && hits[begin + size - 1]?.cursor) || null,
      });
      for (const number of [1, 1 + random(Math.min(1000, 1 + hits.length / size))]) {
        const found = await page(asked, { per_page: size, page: number });
        expect({ asked, number, ...found }).toEqual({ asked, number, ...from((number - 1) * size) });
      }
      for (const at of [random(hits.length), random(Math.min(400, hits.length)), hits.length - 1 - random(size)]) {
        const cursor = hits[at]?.cursor;
        if (cursor === undefined) continue;
        const found = await page(asked, { per_page: size, cursor });
        expect({ asked, at, ...found }).toEqual({ asked, at, ...from(at + 1) });
      }
    }
    expect(many).toBeGreaterThan(3);
  });

  it('the counts beside the categories are as the rule says', async () => {
    const random = randomNumbers(kind.seed + 100);
    const plainSearch = createPlainSearch(server.database);
    const [{ category_id }] = shelves;
    for (let n = 0; n < 4; n += 1) {
      const {
        sort_by: _by,
        sort_dir: _dir,
        subcategory_id: _sub,
        category_id: _in,
        ...asked
      } = someSearch(random, shelves);
      const search = Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, String(value)]));
      const { categories, subcategories } = await countsOf(server, search, category_id);
      const rule = async (id: number, section: Partial<Asked>) => {
        const { length } = await plainSearch({ ...asked, ...section });
        return { id, total: Math.min(length, MAX_TOTAL), total_capped: length > MAX_TOTAL };
      };
      expect({ asked, categories, subcategories }).toEqual({
        asked,
        categories: await Promise.all(categories.map(({ id }) => rule(id, { category_id: id }))),
        subcategories: await Promise.all(subcategories.map(({ id }) => rule(id, { category_id, subcategory_id: id }))),
      });
      expect([categories.length, subcategories.length]).toEqual([2, 2]);
    }
  });
});
