import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, database } = server;
afterAll(() => server.close());

interface Page {
  data: { id: number; name: string; price: number; created_at: string }[];
  meta: { page: number; per_page: number; total: number; total_capped: boolean; next_cursor: string | null };
}

const orders = [
  'sort_by=created_at&sort_dir=desc',
  'sort_by=created_at&sort_dir=asc',
  'sort_by=price&sort_dir=asc',
  'sort_by=price&sort_dir=desc',
  'sort_by=name&sort_dir=asc',
  'sort_by=name&sort_dir=desc',
  'sort_by=relevance&q=daiktas',
];

async function page(path: string, query: string): Promise<Page> {
  const answer = await server.get(`${path}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}

/** All ids by cursor, page after page. */
async function walk(path: string, query: string, afterFirst: () => Promise<unknown> = async () => undefined) {
  const ids: number[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const { data, meta }: Page = await page(path, `${query}${cursor === null ? '' : `&cursor=${cursor}`}`);
    ids.push(...data.map(({ id }) => id));
    cursor = meta.next_cursor;
    pages += 1;
    if (pages === 1) await afterFirst();
    expect(pages).toBeLessThan(300);
  } while (cursor !== null);
  return ids;
}

/** A generator of the same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const letters = ['a', 'ą', 'b', 'c', 'č', 'i', 'y', 'į', 's', 'š', 'Š', 'z', 'ž', ' ', '-', '1', 'ы', '🦆', "'"];

/** Products with few different prices, moments and names, so that many are equal. */
async function fill(categoryId: number, count: number, seed: number) {
  const random = randomNumbers(seed);
  const { id: user_id } = await factories.user();
  await database.prisma.product.createMany({
    data: Array.from({ length: count }, () => ({
      user_id,
      category_id: categoryId,
      name: Array.from({ length: 1 + random(3) }, () => letters[random(letters.length)]).join(''),
      description: `daiktas ${'daiktas '.repeat(random(3))}`,
      price_cents: random(4) * 50,
      status: random(10) === 0 ? 'Saved' : 'Published',
      created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, random(5))),
    })),
  });
}

/** Products that differ in name and price alone. */
async function addMany(categoryId: number, count: number): Promise<void> {
  const { id: userId } = await factories.user();
  await database.pool.query(
    `INSERT INTO products (user_id, category_id, name, price_cents, status)
     SELECT $1, $2, 'Kėdė ' || n, n, 'Published' FROM generate_series(1, $3::int) AS n`,
    [userId, categoryId, count],
  );
}

describe('while five newer ones appear after the first page', () => {
  it.each(orders)('%s: nothing repeats, nothing is skipped', async (order) => {
    const category = await factories.category();
    const path = `/categories/${category.id}/search`;
    const add = (name: string, at: Date) =>
      factories.product({ category_id: category.id, name, description: 'daiktas', price_cents: 500, created_at: at });
    // All alike: the same name, price and moment.
    const moment = new Date(Date.now() - 60_000);
    const before: number[] = [];
    for (let n = 0; n < 11; n += 1) before.push((await add('Kėdė', moment)).id);

    const seen = await walk(path, `${order}&per_page=4`, async () => {
      for (let n = 0; n < 5; n += 1) await add('Kėdė', n < 2 ? moment : new Date(Date.now() - 1000 * n));
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => before.includes(id)).sort((a, b) => a - b)).toEqual(before);
  });
});

it('the best matches of very many are walked through to the last, tier after tier', async () => {
  const category = await factories.category();
  const path = `/categories/${category.id}/search`;
  await addMany(category.id, 1100);
  const form = await factories.product({ category_id: category.id, name: 'Kėdės' });
  const described = await factories.product({ category_id: category.id, name: 'Rinkinys', description: 'ir kėdė' });
  const seen = await walk(path, 'sort_by=relevance&q=kėdė&per_page=100', () => addMany(category.id, 5));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(1102);
  expect(seen.slice(-2)).toEqual([form.id, described.id]);
  const pages = await Promise.all([12, 1].map((n) => page(path, `sort_by=relevance&q=kėdė&per_page=100&page=${n}`)));
  expect(pages.map(({ data }) => data.length)).toEqual([7, 100]);
});

describe('walking all pages by cursor gives the whole list', () => {
  it.each(orders)('%s', async (order) => {
    const random = randomNumbers(orders.indexOf(order) + 1);
    for (let round = 0; round < 3; round += 1) {
      const category = await factories.category();
      const path = `/categories/${category.id}/search`;
      await fill(category.id, 20 + random(70), random(1_000_000));
      const whole = await page(path, `${order}&per_page=100`);
      expect(whole.meta.next_cursor).toBeNull();
      const ids = whole.data.map(({ id }) => id);
      expect(whole.meta.total).toBe(ids.length);
      expect(await walk(path, `${order}&per_page=${1 + random(30)}`)).toEqual(ids);
      const byNumber: number[] = [];
      for (let n = 1; n <= Math.ceil(ids.length / 20); n += 1) {
        byNumber.push(...(await page(path, `${order}&per_page=20&page=${n}`)).data.map(({ id }) => id));
      }
      expect(byNumber).toEqual(ids);
    }
  });

  it.each([
    ['sort_by=created_at&sort_dir=desc', (a: Page['data'][number]) => [-Date.parse(a.created_at), -a.id]],
    ['sort_by=created_at&sort_dir=asc', (a: Page['data'][number]) => [Date.parse(a.created_at), a.id]],
    ['sort_by=price&sort_dir=asc', (a: Page['data'][number]) => [a.price, a.id]],
    ['sort_by=price&sort_dir=desc', (a: Page['data'][number]) => [-a.price, -a.id]],
  ] as const)('%s is in that order, equals by their id', async (order, keys) => {
    const category = await factories.category();
    await fill(category.id, 60, 7);
    const { data } = await page(`/categories/${category.id}/search`, `${order}&per_page=100`);
    const expected = [...data].sort((a, b) => {
      const [[a1 = 0, a2 = 0], [b1 = 0, b2 = 0]] = [keys(a), keys(b)];
      return a1 - b1 || a2 - b2;
    });
    expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('with the longest names', async () => {
    const category = await factories.category();
    for (const letter of ['ž', '漢', 'a', '"']) {
      for (let n = 0; n < 2; n += 1) await factories.product({ category_id: category.id, name: letter.repeat(200) });
    }
    for (const direction of ['asc', 'desc']) {
      const ids = await walk(`/categories/${category.id}/search`, `sort_by=name&sort_dir=${direction}&per_page=1`);
      expect(new Set(ids).size).toBe(8);
    }
  });
});

describe('meta', () => {
  it('tells where the list stands', async () => {
    const category = await factories.category();
    const path = `/categories/${category.id}/search`;
    for (let n = 0; n < 5; n += 1) await factories.product({ category_id: category.id });
    expect((await page(path, '')).meta).toEqual({
      page: 1,
      per_page: 30,
      total: 5,
      total_capped: false,
      next_cursor: null,
    });
    expect((await page(path, 'per_page=2&page=2')).meta).toEqual({
      page: 2,
      per_page: 2,
      total: 5,
      total_capped: false,
      next_cursor: expect.any(String),
    });
  });

  it('has no next cursor on the last page, though it is full', async () => {
    const category = await factories.category();
    const path = `/categories/${category.id}/search`;
    for (let n = 0; n < 4; n += 1) await factories.product({ category_id: category.id });
    const first = await page(path, 'per_page=2');
    const last = await page(path, `per_page=2&cursor=${first.meta.next_cursor}`);
    expect(last.data).toHaveLength(2);
    expect(last.meta.next_cursor).toBeNull();
  });

  it('a page behind the last one is empty', async () => {
    const { data, meta } = await page('/products/search', 'page=1000&per_page=100');
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ page: 1000, next_cursor: null });
    expect(meta.total).toBeGreaterThan(0);
  });

  it('counts what drafts and others hide not at all', async () => {
    const category = await factories.category();
    await factories.product({ category_id: category.id });
    await factories.product({ category_id: category.id, status: 'Saved' });
    await factories.product({ category_id: category.id, status: 'completed' });
    expect((await page(`/categories/${category.id}/search`, '')).meta.total).toBe(1);
  });

  it('counts exactly to a thousand, and says when there are more', async () => {
    const category = await factories.category();
    const path = `/categories/${category.id}/search`;
    await addMany(category.id, 1000);
    expect((await page(path, '')).meta).toMatchObject({ total: 1000, total_capped: false });
    await addMany(category.id, 1);
    expect((await page(path, '')).meta).toMatchObject({ total: 1000, total_capped: true });
    expect((await page(path, 'q=kėdė')).meta).toMatchObject({ total: 1000, total_capped: true });
    const all = await walk(path, 'sort_by=price&per_page=100');
    expect(new Set(all).size).toBe(1001);
  });
});

describe('bounds', () => {
  it.each([
    'per_page=0',
    'per_page=101',
    'per_page=-1',
    'per_page=1.5',
    'per_page=all',
    'page=0',
    'page=1001',
    'page=-5',
    'page=2e9',
  ])('%s is refused in words', async (query) => {
    const answer = await server.get(`/products/search?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]]);
  });

  it('a page has at most a hundred rows and at least one', async () => {
    expect((await page('/products/search', 'per_page=100')).data).toHaveLength(100);
    expect((await page('/products/search', 'per_page=1')).data).toHaveLength(1);
  });
});
