import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, database, actors } = server;
afterAll(() => server.close());

beforeEach(async () => {
  await database.prisma.product.deleteMany();
});

const category = await factories.category();
const hour = (n: number) => new Date(Date.UTC(2026, 10, 1, n));

async function names(url = '/products', headers = {}): Promise<string[]> {
  const body = (await server.get(url, headers)).json<{ name: string }[] | { data: { name: string }[] }>();
  return (Array.isArray(body) ? body : body.data).map(({ name }) => name);
}

const lists = [
  '/products',
  '/products/search',
  `/categories/${category.id}/search`,
  '/products/search?q=kėdė&sort_by=relevance',
];

describe('every list', () => {
  it.each(lists)('%s carries listed products alone, whoever looks', async (url) => {
    const product = (name: string, data: Parameters<typeof factories.product>[0]) =>
      factories.product({ category_id: category.id, user_id: actors.owner.id, name: `${name} kėdė`, ...data });
    await product('Listed', {});
    await product('Draft', { status: 'Saved' });
    await product('Archived', { status: 'archived' });
    await product('Completed', { status: 'completed' });
    await product('Hidden', { hidden_at: hour(1), hidden_reason: 'A fake' });
    await product('Deleted', { deleted_at: hour(1) });
    await product('Suspended', { owner_active: false });
    for (const { headers } of Object.values(actors)) expect(await names(url, headers)).toEqual(['Listed kėdė']);
  });

  it.each(lists.slice(0, 3))('%s is newest first, later ids first among equals', async (url) => {
    for (const [name, n] of [
      ['b', 2],
      ['d', 3],
      ['a', 1],
      ['c', 2],
    ] as const) {
      await factories.product({ category_id: category.id, name: `${name} kėdė`, created_at: hour(n) });
    }
    expect(await names(url)).toEqual(['d kėdė', 'c kėdė', 'b kėdė', 'a kėdė']);
  });

  it.each(lists)('%s marks the favourites of who looks', async (url) => {
    const liked = await factories.product({ category_id: category.id, name: 'Liked kėdė' });
    await factories.product({ category_id: category.id, name: 'Other kėdė' });
    await database.prisma.favorite.create({ data: { user_id: actors.stranger.id, product_id: liked.id } });
    const marked = async (headers: object) => {
      const body = (await server.get(url, { ...headers })).json();
      const cards: { id: number; is_favorite: boolean }[] = Array.isArray(body) ? body : body.data;
      return cards.filter(({ is_favorite }) => is_favorite).map(({ id }) => id);
    };
    expect(await marked(actors.stranger.headers)).toEqual([liked.id]);
    expect(await marked(actors.owner.headers)).toEqual([]);
    expect(await marked({})).toEqual([]);
  });

  it.each(lists)('%s knows no phone, e-mail or surname', async (url) => {
    const [phone, email] = [`+3706432100${lists.indexOf(url)}`, `slaptas.pastas.${lists.indexOf(url)}@example.lt`];
    const seller = await factories.user({
      phone,
      email,
      surname: 'Slaptapavardė',
      address: 'Slapta g. 1',
    });
    await factories.product({
      category_id: category.id,
      name: 'Kėdė',
      user_id: seller.id,
      contact_phone: '+37069876543',
      contact_email: 'kitas.pastas@example.lt',
    });
    for (const { headers } of Object.values(actors)) {
      const { body } = await server.get(url, headers);
      for (const secret of ['43210', '76543', 'slaptas', 'kitas.pastas', 'Slaptapavardė', 'Slapta g']) {
        expect(body).not.toContain(secret);
      }
    }
  });
});

describe('GET /products', () => {
  it('is a bare array, 30 at a time', async () => {
    for (let n = 0; n < 32; n += 1) await factories.product({ name: `p${n}`, created_at: hour(n) });
    const first = await names();
    expect(first).toHaveLength(30);
    expect(first[0]).toBe('p31');
    expect(await names('/products?page=2')).toEqual(['p1', 'p0']);
    expect(await names('/products?page=3')).toEqual([]);
    expect(await names('/products?per_page=2&page=2')).toEqual(['p29', 'p28']);
    expect(await names('/products?per_page=100')).toHaveLength(32);
  });

  it.each([
    'per_page=0',
    'per_page=101',
    'per_page=-1',
    'per_page=1.5',
    'per_page=all',
    'page=0',
    'page=1001',
    'page=-1',
    'page=1.5',
  ])('refuses %s', async (query) => {
    const answer = await server.get(`/products?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]]);
  });

  it('is an empty array where nothing is listed', async () => {
    expect((await server.get('/products')).json()).toEqual([]);
  });
});

describe('a card', () => {
  it('shows what the product is', async () => {
    const subcategory = await factories.subcategory({ category_id: category.id, name_en: 'Chairs' });
    const product = await factories.product({
      category_id: category.id,
      subcategory_id: subcategory.id,
      name: 'Ąžuolinė kėdė',
      description: 'Tvirta.',
      price_cents: 2599,
      old_price_cents: 3000,
      state: 'new-like',
      address: 'Vilniaus g. 213, Šiauliai',
      language: 'lt',
      created_at: hour(5),
    });
    const pictures = [await factories.picture(), await factories.picture({ thumbhash: 'second' })];
    for (const [position, { id }] of pictures.entries()) {
      await database.prisma.productPicture.create({
        data: { product_id: product.id, picture_id: id, position: 1 - position },
      });
    }
    expect((await server.get('/products')).json()).toEqual([
      {
        id: product.id,
        user_id: product.user_id,
        name: 'Ąžuolinė kėdė',
        description: 'Tvirta.',
        price: 25.99,
        old_price: 30,
        thumbnail: [`/storage/${pictures[1]?.key}.webp`, `/storage/${pictures[0]?.key}.webp`],
        thumbhash: 'second',
        category_id: category.id,
        subcategory_id: subcategory.id,
        subcategory_name: 'Chairs',
        address: 'Vilniaus g. 213, Šiauliai',
        place: 'Šiauliai',
        language: 'lt',
        status: 'Published',
        state: 'new-like',
        is_favorite: false,
        created_at: '2026-11-01T05:00:00.000Z',
      },
    ]);
  });

  it('may lack everything that may be lacking', async () => {
    await factories.product({ price_cents: 0, description: '' });
    const [card] = (await server.get('/products')).json();
    expect(card).toMatchObject({
      price: 0,
      old_price: null,
      description: '',
      thumbnail: [],
      thumbhash: null,
      subcategory_id: null,
      subcategory_name: null,
      address: null,
      place: null,
      language: null,
      state: null,
    });
  });

  it('carries the beginning of a long description', async () => {
    await factories.product({ description: 'ž'.repeat(9000) });
    const [card] = (await server.get('/products')).json();
    expect(card.description).toBe('ž'.repeat(600));
  });

  it('carries every price exactly, to the cent', async () => {
    const prices = [0, 1, 7, 10, 29, 57, 101, 1999, 110_007, 9_999_999_999, 10_000_000_000];
    for (const [n, price_cents] of prices.entries()) await factories.product({ price_cents, created_at: hour(n) });
    const cards = (await server.get('/products')).json<{ price: number }[]>();
    expect(cards.map(({ price }) => price).reverse()).toEqual([
      0, 0.01, 0.07, 0.1, 0.29, 0.57, 1.01, 19.99, 1100.07, 99_999_999.99, 100_000_000,
    ]);
  });
});
