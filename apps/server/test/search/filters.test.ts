import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories } = server;
afterAll(() => server.close());

const home = await factories.category();
const chairs = await factories.subcategory({ category_id: home.id });
const tables = await factories.subcategory({ category_id: home.id });
const garden = await factories.category();

const chair = { category_id: home.id, subcategory_id: chairs.id };
await factories.product({
  ...chair,
  name: 'Free chair',
  price_cents: 0,
  state: 'used',
  address: 'Laisvės al. 1, Kaunas',
});
await factories.product({
  ...chair,
  name: 'Cheap chair',
  price_cents: 1000,
  state: 'used',
  address: 'Vilniaus g. 213, Šiauliai',
});
await factories.product({ ...chair, name: 'Good chair', price_cents: 1001, state: 'new-like', address: 'Kaunas' });
await factories.product({
  category_id: home.id,
  subcategory_id: tables.id,
  name: 'New table',
  price_cents: 25_050,
  state: 'new',
  address: 'Gedimino pr. 9, Vilnius',
});
await factories.product({ category_id: garden.id, name: 'Land', price_cents: 10_000_000_000, address: null });

/** Names of what a query finds in its order, here by name. */
async function found(query: string, path = '/products/search'): Promise<string[]> {
  const answer = await server.get(`${path}?sort_by=name&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, meta } = answer.json<{ data: { name: string }[]; meta: { total: number } }>();
  expect(meta.total).toBe(data.length);
  return data.map(({ name }) => name);
}

describe('prices', () => {
  it.each([
    ['price_min=10', ['Cheap chair', 'Good chair', 'Land', 'New table']],
    ['price_min=10.01', ['Good chair', 'Land', 'New table']],
    ['price_max=10', ['Cheap chair', 'Free chair']],
    ['price_max=10.009', ['Cheap chair', 'Free chair', 'Good chair']],
    ['price_max=0', ['Free chair']],
    ['price_min=10&price_max=10', ['Cheap chair']],
    ['price_min=250.5&price_max=250.50', ['New table']],
    ['price_min=100000000', ['Land']],
    ['price_min=0', ['Cheap chair', 'Free chair', 'Good chair', 'Land', 'New table']],
    ['price_min=0010&price_max=1000.00', ['Cheap chair', 'Good chair', 'New table']],
    ['price_min=&price_max=', ['Cheap chair', 'Free chair', 'Good chair', 'Land', 'New table']],
  ])('%s', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('a least price above the highest finds nothing', async () => {
    expect(await found('price_min=20&price_max=10')).toEqual([]);
  });

  it.each([
    ...['cheap', '10eur', '1,5', 'NaN', 'Infinity', '-Infinity', '10;drop', 'null', 'true', '1_000'],
    ...[
      '1e3',
      '1E3',
      '1e400',
      '0x10',
      '0b11',
      '0o7',
      ' 10',
      '10 ',
      '\t10',
      '10\n',
      '+10',
      '.5',
      '5.',
      '1.2.3',
      '--1',
      '١',
    ],
  ])('a price of %j is no number: 422', async (price) => {
    for (const field of ['price_min', 'price_max']) {
      const answer = await server.get(`/products/search?${field}=${encodeURIComponent(price)}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ [field]: ['Enter a number.'] });
    }
  });

  it('a price below zero or beyond all prices is refused in words', async () => {
    expect((await server.get('/products/search?price_min=-1')).json().errors).toEqual({
      price_min: ['Must be at least 0.'],
    });
    expect((await server.get('/products/search?price_max=1000000000000000')).json().errors).toEqual({
      price_max: ['Must be at most 1000000000.'],
    });
    expect((await server.get(`/products/search?price_max=${'9'.repeat(400)}`)).statusCode).toBe(422);
  });
});

describe('state', () => {
  it.each([
    ['used', ['Cheap chair', 'Free chair']],
    ['new', ['New table']],
    ['new-like', ['Good chair']],
    ['NEW', ['New table']],
    ['New-Like', ['Good chair']],
    ['%20used%20', ['Cheap chair', 'Free chair']],
    ['', ['Cheap chair', 'Free chair', 'Good chair', 'Land', 'New table']],
  ])('status=%s', async (status, names) => {
    expect(await found(`status=${status}`)).toEqual(names);
  });

  it.each(['broken', 'Published', 'n', 'new,used', '0'])('status=%s is none: 422', async (status) => {
    const answer = await server.get(`/products/search?status=${status}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ status: ['Must be one of: new, used, new-like.'] });
  });
});

describe('categories and subcategories', () => {
  it('a category’s search finds in it alone', async () => {
    expect(await found('', `/categories/${home.id}/search`)).toEqual([
      'Cheap chair',
      'Free chair',
      'Good chair',
      'New table',
    ]);
    expect(await found('', `/categories/${garden.id}/search`)).toEqual(['Land']);
  });

  it('a subcategory narrows it down', async () => {
    expect(await found(`subcategory_id=${tables.id}`, `/categories/${home.id}/search`)).toEqual(['New table']);
    expect(await found(`subcategory_id=${chairs.id}&price_max=5`, `/categories/${home.id}/search`)).toEqual([
      'Free chair',
    ]);
  });

  it('another category’s subcategory finds nothing', async () => {
    expect(await found(`subcategory_id=${tables.id}`, `/categories/${garden.id}/search`)).toEqual([]);
  });

  it('a subcategory narrows down a search everywhere too', async () => {
    expect(await found(`subcategory_id=${tables.id}`)).toEqual(['New table']);
    expect(await found('subcategory_id=2147483647')).toEqual([]);
  });

  it('no such category: 404', async () => {
    expect((await server.get('/categories/2147483647/search')).statusCode).toBe(404);
  });

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '1e99', '0x1', '1e0', '%201', '1.0'])(
    'subcategory_id=%s is no id: 422',
    async (id) => {
      const answer = await server.get(`/categories/${home.id}/search?subcategory_id=${id}`);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['subcategory_id']);
    },
  );
});

describe('the location', () => {
  it.each([
    ['Kaunas', ['Free chair', 'Good chair']],
    ['kaunas', ['Free chair', 'Good chair']],
    ['KAUNE', ['Free chair', 'Good chair']],
    ['Kauno', ['Free chair', 'Good chair']],
    ['kaunsa', ['Free chair', 'Good chair']],
    ['laisvės', ['Free chair']],
    ['laisves al', ['Free chair']],
    ['Šiauliai', ['Cheap chair']],
    ['siauliai', ['Cheap chair']],
    ['Šiauliuose', ['Cheap chair']],
    ['vilniaus g. 213', ['Cheap chair']],
    ['vilniaus g. 213, Šiauliai', ['Cheap chair']],
    ['gedimino', ['New table']],
    ['Tokyo', []],
    ['%', []],
    ['', ['Cheap chair', 'Free chair', 'Good chair', 'Land', 'New table']],
  ])('address=%s', async (address, names) => {
    expect(await found(`address=${encodeURIComponent(address)}`)).toEqual(names);
  });

  it('and words must both fit', async () => {
    expect(await found('q=chair&address=kaunas')).toEqual(['Free chair', 'Good chair']);
    expect(await found('q=table&address=kaunas')).toEqual([]);
  });
});

it('filters add up', async () => {
  expect(await found('q=chair&status=used&price_min=1&address=siauliai')).toEqual(['Cheap chair']);
});
