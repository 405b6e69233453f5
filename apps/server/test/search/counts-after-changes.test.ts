import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { places } from '../../src/database/places/index.ts';
import { createPlacesService } from '../../src/modules/places/places.service.ts';
import { createCountsRepository } from '../../src/modules/search/counts.repository.ts';
import { createCountsService } from '../../src/modules/search/counts.service.ts';
import { createFilterReader } from '../../src/modules/search/filter-reader.ts';
import { createSearchRepository } from '../../src/modules/search/search.repository.ts';
import { signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { countsOf, liveCounts } from '../support/search-counts.ts';
import { put } from '../support/selling.ts';

const server = await createTestApp();
const { app, actors, database, factories } = server;
afterAll(() => server.close());

/** What a second server process on the same database would count with. */
const elsewhere = createCountsService({
  counts: createCountsRepository(database),
  readFilters: createFilterReader({ search: createSearchRepository(database), places: createPlacesService(places) }),
  patience: 30_000,
});

const category = await factories.category();
const chairs = await factories.subcategory({ category_id: category.id });
const tables = await factories.subcategory({ category_id: category.id });
const other = await factories.category();
const seller = await factories.user();
const { headers } = await signIn(app, database.prisma, seller.id);

const search = { q: 'taburetė', address: 'Kaunas', price_max: '100', status: 'used' } as const;
const sought = { name: 'Taburetė', price: 50, address: 'Laisvės al. 1, Kaunas', state: 'used' };

const create = async () => {
  const payload = { ...sought, category_id: category.id, subcategory_id: chairs.id };
  const answer = await server.send('/products', payload, headers);
  expect(answer.statusCode, answer.body).toBe(201);
};

let id = 0;
beforeEach(async () => {
  await database.prisma.product.updateMany({ data: { status: 'archived' } });
  ({ id } = await factories.product({
    user_id: seller.id,
    category_id: category.id,
    subcategory_id: chairs.id,
    name: sought.name,
    price_cents: 5000,
    address: sought.address,
    state: 'used',
    status: 'Published',
  }));
});

const edit = (payload: object) => async () => {
  const answer = await put(server, id, payload, { headers });
  expect(answer.statusCode, answer.body).toBe(200);
};

const decide = (url: () => string) => async () => {
  const answer = await server.send(`/admin${url()}`, { reason: 'Because' }, actors.moderator.headers);
  expect(answer.statusCode, answer.body).toBe(200);
};
const hide = decide(() => `/products/${id}/hide`);
const suspend = decide(() => `/users/${seller.id}/suspend`);
const restore = decide(() => `/users/${seller.id}/restore`);

/** How many both server processes count in the category, in the other one, and among the chairs. */
async function counted(): Promise<[category: number, other: number, chairs: number]> {
  const counts = await countsOf(server, search, category.id);
  expect(counts).toEqual(await liveCounts(server, search, category.id));
  expect(await elsewhere.count({ ...search, price_max: 100, category_id: category.id })).toEqual(counts);
  const totalOf = (of: 'categories' | 'subcategories', wanted: number) =>
    counts[of].find((count) => count.id === wanted)?.total ?? -1;
  return [totalOf('categories', category.id), totalOf('categories', other.id), totalOf('subcategories', chairs.id)];
}

describe('what was counted is forgotten when', () => {
  it.each<[string, () => Promise<unknown>, [number, number, number]]>([
    ['something is placed', create, [2, 0, 2]],
    ['a name is changed', edit({ name: 'Kėdė' }), [0, 0, 0]],
    ['an address is changed', edit({ address: 'Nida' }), [0, 0, 0]],
    ['a price is changed', edit({ price: 101 }), [0, 0, 0]],
    ['a state is changed', edit({ state: 'new' }), [0, 0, 0]],
    ['something moves to another subcategory', edit({ subcategory_id: tables.id }), [1, 0, 0]],
    ['something moves to another category', edit({ category_id: other.id, subcategory_id: null }), [0, 1, 0]],
    ['something is archived', edit({ status: 'archived' }), [0, 0, 0]],
    ['something is hidden', hide, [0, 0, 0]],
    ['something is deleted', () => server.request({ method: 'DELETE', url: `/products/${id}`, headers }), [0, 0, 0]],
  ])('%s', async (_what, change, after) => {
    expect(await counted()).toEqual([1, 0, 1]);
    await change();
    expect(await counted()).toEqual(after);
  });

  it('a seller is suspended, and restored', async () => {
    expect(await counted()).toEqual([1, 0, 1]);
    await suspend();
    expect(await counted()).toEqual([0, 0, 0]);
    await restore();
    expect(await counted()).toEqual([1, 0, 1]);
  });
});

it('a slip is counted alike whatever drafts are called, and as itself where a listing is called so', async () => {
  const slip = { q: 'taburtete' };
  const totals = async () => {
    const { categories } = await countsOf(server, slip);
    expect(categories).toEqual((await liveCounts(server, slip)).categories);
    return [category, other].map((each) => categories.find((count) => count.id === each.id)?.total);
  };
  expect(await totals()).toEqual([1, 0]);
  await factories.product({ category_id: other.id, name: 'Taburtete', status: 'Saved' });
  expect(await totals()).toEqual([1, 0]);
  await factories.product({ category_id: other.id, name: 'Taburtete' });
  expect(await totals()).toEqual([1, 1]);
});

it('views, calls and drafts leave what was counted in its place', async () => {
  await counted();
  const versions = () => database.prisma.listingVersion.findMany({ orderBy: { category_id: 'asc' } });
  const before = await versions();
  await server.get(`/products/${id}`, actors.stranger.headers);
  await app.services.views.flush();
  await server.get(`/products/${id}/phone`, actors.stranger.headers);
  await server.send('/products', { ...sought, category_id: category.id, status: 'Saved' }, headers);
  expect((await database.prisma.product.findUniqueOrThrow({ where: { id } })).watch_count).toBe(1);
  expect(await versions()).toEqual(before);
  expect(await counted()).toEqual([1, 0, 1]);
});
