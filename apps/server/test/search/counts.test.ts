import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { importDemoHouse } from '../support/demo-house.ts';
import { countsOf, liveCounts, type Search } from '../support/search-counts.ts';

const server = await createTestApp();
const { database, factories } = server;
beforeAll(() => importDemoHouse(server, new Date('2026-11-01T12:00:00Z')));
afterAll(() => server.close());

const searches: [about: string, search: Search][] = [
  ['nothing asked for', {}],
  ['a word', { q: 'dviratis' }],
  ['another form of it', { q: 'dviračio' }],
  ['without diacritics', { q: 'dviraciai' }],
  ['a beginning', { q: 'dvir' }],
  ['a slip', { q: 'dvirtis' }],
  ['two letters that changed places', { q: 'dviartis' }],
  ['a short word that may be a slip', { q: 'sofs' }],
  ['two words', { q: 'vaikiškas dviratis' }],
  ['words one of which is a slip', { q: 'medinis satlas' }],
  ['a word with small ones', { q: 'dviratis ir' }],
  ['a category’s name', { q: 'baldai' }],
  ['a number with its unit', { q: '16 GB' }],
  ['Russian', { q: 'велосипед' }],
  ['a word with other names', { q: 'padangos' }],
  ['two words with other names', { q: 'skalbimo mašina' }],
  ['rooms', { q: '2 k butas' }],
  ['English', { q: 'bicycles' }],
  ['a word that is nowhere', { q: 'xqzwvk' }],
  ['no word at all', { q: '%' }],
  ['operators', { q: "dviratis & !sofa | 'x':*" }],
  ['a town in the text', { q: 'dviratis Vilniuje' }],
  ['an address', { address: 'Kaunas' }],
  ['an address in another case', { address: 'Vilniuje' }],
  ['a slip in an address', { address: 'kaunsa' }],
  ['a street', { address: 'g. 5' }],
  ['an address without a word', { address: '!' }],
  ['a word and an address', { q: 'dviratis', address: 'Vilnius' }],
  ['slips in both', { q: 'dvirtis', address: 'vilnuis' }],
  ['prices', { price_min: '50', price_max: '500' }],
  ['crossed prices', { price_min: '500', price_max: '50' }],
  ['what is free', { price_max: '0' }],
  ['a state', { status: 'new' }],
  ['a state in capitals', { status: 'USED' }],
  ['a word and a price', { q: 'telefonas', price_min: '100' }],
  ['a slip, a price and a state', { q: 'dvirtis', price_max: '400', status: 'used' }],
  ['all at once', { q: 'dviratis', address: 'Vilnius', price_min: '10', price_max: '5000', status: 'used' }],
];

describe('counts beside the categories are what a search there finds', () => {
  it.each(searches)('%s: %j', async (_about, search) => {
    const { id } = await database.prisma.category.findUniqueOrThrow({ where: { slug: 'transport' } });
    const live = await liveCounts(server, search, id);
    expect(await countsOf(server, search, id)).toEqual(live);
    // And once more, from what is kept.
    expect(await countsOf(server, search, id)).toEqual(live);
  });

  it('without a category nothing is said of subcategories', async () => {
    const { categories, subcategories } = await countsOf(server, {});
    expect(categories.some(({ total }) => total > 0)).toBe(true);
    expect(subcategories).toEqual([]);
  });

  it('no such category: 404', async () => {
    const answer = await server.get('/search/counts?category_id=2147483647');
    expect(answer.statusCode).toBe(404);
  });
});

it('a slip is corrected in each category for itself: where the words as they are find nothing', async () => {
  const begun = await factories.category();
  const meant = await factories.category();
  await factories.product({ category_id: begun.id, name: 'Tropakas' });
  await factories.product({ category_id: begun.id, name: 'Trepa' });
  await factories.product({ category_id: meant.id, name: 'Trepa' });
  await factories.product({ category_id: meant.id, name: 'Trepa' });

  // What begins so is found where there is any, and keeps the slip from being one; the other category has none.
  const { categories } = await countsOf(server, { q: 'tropa' });
  expect(categories).toEqual((await liveCounts(server, { q: 'tropa' })).categories);
  const totalIn = (id: number) => categories.find((count) => count.id === id)?.total;
  expect([totalIn(begun.id), totalIn(meant.id)]).toEqual([1, 2]);
});

it('more than a thousand are capped, as the search’s own total is', async () => {
  const category = await factories.category();
  const { id: user_id } = await factories.user();
  await database.prisma.product.createMany({
    data: Array.from({ length: 1001 }, (_, n) => ({
      user_id,
      category_id: category.id,
      name: `Kaladėlė ${n}`,
      price_cents: n,
      status: 'Published',
    })),
  });
  const there = async (search: Search) =>
    (await countsOf(server, search)).categories.find(({ id }) => id === category.id);
  expect(await there({ q: 'kaladėlė' })).toEqual({ id: category.id, total: 1000, total_capped: true });
  expect(await there({ q: 'kaladėlė', price_max: '9.99' })).toEqual({
    id: category.id,
    total: 1000,
    total_capped: false,
  });
  expect(await there({})).toEqual({ id: category.id, total: 1000, total_capped: true });
});
