import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories } = server;
afterAll(() => server.close());

/** The Lithuanian alphabet: letters with marks stand where it puts them, y among the i. */
const alphabet = [
  'Ananasas',
  'Ąsotis',
  'Batai',
  'Cukrus',
  'Čerpė',
  'Daržas',
  'Iltis',
  'Ymusis',
  'Irklas',
  'Jūra',
  'Sofa',
  'Sūris',
  'Šaldytuvas',
  'Zomša',
  'Žirklės',
];
const category = await factories.category();
// Neither the order of creation nor that of prices is the alphabet's.
for (const [n, name] of alphabet.entries()) {
  await factories.product({
    name,
    category_id: category.id,
    description: 'daiktas',
    price_cents: ((n * 7) % alphabet.length) * 100,
    created_at: new Date(Date.UTC(2026, 0, 1 + ((n * 4) % alphabet.length))),
  });
}

interface Card {
  name: string;
  price: number;
  created_at: string;
}

async function sorted(query: string, path = '/products/search'): Promise<Card[]> {
  const answer = await server.get(`${path}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Card[] }>().data;
}

const names = (cards: Card[]) => cards.map(({ name }) => name);
const rising = <T extends string | number>(values: T[]) => [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

describe.each(['/products/search', `/categories/${category.id}/search`])('%s sorts', (path) => {
  it('by name in the Lithuanian alphabet', async () => {
    expect(names(await sorted('sort_by=name&sort_dir=asc', path))).toEqual(alphabet);
    expect(names(await sorted('sort_by=name&sort_dir=desc', path))).toEqual([...alphabet].reverse());
  });

  it('by price', async () => {
    const prices = (await sorted('sort_by=price&sort_dir=asc', path)).map(({ price }) => price);
    expect(prices).toEqual(rising(prices));
    expect((await sorted('sort_by=price&sort_dir=desc', path)).map(({ price }) => price)).toEqual(
      [...prices].reverse(),
    );
  });

  it('by the day of publishing', async () => {
    const dates = (await sorted('sort_by=created_at&sort_dir=asc', path)).map(({ created_at }) => created_at);
    expect(dates).toEqual(rising(dates));
    const newest = (await sorted('sort_by=created_at&sort_dir=desc', path)).map(({ created_at }) => created_at);
    expect(newest).toEqual([...dates].reverse());
  });
});

describe('unless told', () => {
  it.each([
    ['', 'sort_by=created_at&sort_dir=desc'],
    ['q=daiktas', 'q=daiktas&sort_by=created_at&sort_dir=desc'],
    ['sort_by=created_at', 'sort_by=created_at&sort_dir=desc'],
    ['sort_by=name', 'sort_by=name&sort_dir=asc'],
    ['sort_by=price', 'sort_by=price&sort_dir=asc'],
    ['sort_dir=asc', 'sort_by=created_at&sort_dir=asc'],
    ['sort_by=name&sort_dir=DESC', 'sort_by=name&sort_dir=desc'],
    ['sort_by=PRICE', 'sort_by=price&sort_dir=asc'],
    ['sort_by=Created_At&sort_dir=Asc', 'sort_by=created_at&sort_dir=asc'],
    ['sort_by=relevance', 'sort_by=created_at&sort_dir=desc'],
    ['sort_by=relevance&q=%20', 'sort_by=created_at&sort_dir=desc'],
  ])('“%s” is “%s”', async (short, whole) => {
    expect(names(await sorted(short))).toEqual(names(await sorted(whole)));
  });
});

it.each(['sort_by=rank', 'sort_by=id', 'sort_by=price;drop', 'sort_dir=up', 'sort_by=NAMES'])(
  '%s is no order: 422',
  async (query) => {
    const answer = await server.get(`/products/search?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]]);
  },
);

describe('best match', () => {
  it('puts the title before the description, and the newer of two titles first', async () => {
    await factories.product({ name: 'Kita', description: 'Yra ir gitara' });
    await factories.product({ name: 'Gitara su dėklu, stovu ir stiprintuvu pradedančiajam' });
    await factories.product({ name: 'Gitara' });
    expect(names(await sorted('q=gitara&sort_by=relevance'))).toEqual([
      'Gitara',
      'Gitara su dėklu, stovu ir stiprintuvu pradedančiajam',
      'Kita',
    ]);
  });

  it('is the best first, whatever direction is asked for', async () => {
    const best = names(await sorted('q=gitara&sort_by=relevance'));
    expect(names(await sorted('q=gitara&sort_by=relevance&sort_dir=asc'))).toEqual(best);
  });
});
