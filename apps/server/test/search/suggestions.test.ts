import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, database } = server;
afterAll(() => server.close());

interface Suggestions {
  categories: { id: number; name: string; category_id: number | null; category_name: string | null }[];
  words: string[];
}

async function suggested(q: string, language = 'en'): Promise<Suggestions> {
  const answer = await server.get(`/search/suggestions?q=${encodeURIComponent(q)}`, { 'accept-language': language });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Suggestions }>().data;
}

const words = async (q: string) => (await suggested(q)).words;

/** As many listings of a title as are asked for. */
async function listings(name: string, count: number, more: Parameters<typeof factories.product>[0] = {}) {
  for (let n = 0; n < count; n += 1) await factories.product({ name, ...more });
}

beforeAll(async () => {
  const { id: user_id } = await factories.user();
  const { id: category_id } = await factories.category({ name_en: 'Things', name_lt: 'Daiktai', name_ru: 'Вещи' });
  const of = { user_id, category_id };
  await listings('Dviratis miestui', 1, of);
  await listings('Dviračio pompa', 1, of);
  await listings('Vaikiški dviračiai', 3, of);
  await listings('Dviaukštė lova', 2, of);
  await listings('Šaldytuvas', 1, of);
  await listings('Saldytuvas naudotas', 2, of);
  await listings('Šuns būda', 2, of);
  await listings('Sūnaus kambarys', 1, of);
  await listings('Kalnų dviratis', 1, { ...of, address: 'Gedimino pr. 1, Vilnius' });
  await listings('Kalnų slidės', 1, of);
  await listings('Детский велосипед', 2, of);
  await listings('Велосипеды', 1, of);
  await listings('Sofa-lova', 1, of);
  await listings('Wooden chairs', 1, of);
  await listings('Телефон iPhone 13 128gb', 1, of);
  for (const name of ['Zuikis', 'Zuvis', 'Zurnalas', 'Zuikutis', 'Zukas', 'Zumas', 'Zundas', 'Zupanas']) {
    await listings(name, 1, of);
  }
  await server.app.services.titleWords.refresh();
});

describe('words', () => {
  it('are the commonest first, and each word in one form alone', async () => {
    expect(await words('dvi')).toEqual(['dviračiai', 'dviaukštė']);
  });

  it.each(['saldyt', 'šaldyt', 'ŠALDYT', 'Šaldyt'.normalize('NFD')])(
    'of “%s” are written with diacritics where anybody writes them so',
    async (q) => {
      expect(await words(q)).toEqual(['šaldytuvas']);
    },
  );

  it('with diacritics are meant as they are typed', async () => {
    expect((await words('su')).sort()).toEqual(['sūnaus', 'šuns']);
    expect(await words('šu')).toEqual(['šuns']);
    expect(await words('sū')).toEqual(['sūnaus']);
  });

  it('are first what was typed with its diacritics, however common others are', async () => {
    await listings('Samsung televizorius', 3);
    await listings('Samanos', 2);
    await listings('Šamotas', 1);
    expect(await words('ša')).toEqual(['šaldytuvas', 'šamotas']);
    expect(await words('šam')).toEqual(['šamotas']);
    expect((await words('sam')).sort()).toEqual(['samanos', 'samsung', 'šamotas']);
    // Nobody writes it so: what is written without is better than nothing.
    expect(await words('šams')).toEqual(['samsung']);
  });

  it('are none that only hold others together', async () => {
    await listings('Namas šalia ežero, bet ne because dviem', 2);
    await listings('Между домами', 1);
    for (const q of ['šali', 'be', 'becau', 'dvie', 'меж']) expect(await words(q), q).toEqual([]);
  });

  it('are of any alphabet', async () => {
    expect(await words('вело')).toEqual(['велосипед']);
    expect(await words('ВЕЛО')).toEqual(['велосипед']);
    expect(await words('chai')).toEqual(['chairs']);
  });

  it('have hits together with the words before them', async () => {
    expect(await words('kalnų s')).toEqual([]);
    expect(await words('kalnų sl')).toEqual(['slidės']);
    expect(await words('kalnų dv')).toEqual(['dviratis']);
    expect(await words('šaldytuvas dv')).toEqual([]);
  });

  it('may follow a slip, a place or a hyphen as a search may', async () => {
    expect(await words('wodden chai')).toEqual(['chairs']);
    expect(await words('vilniuje dvir')).toEqual(['dviratis']);
    expect(await words('sofa-lo')).toEqual(['lova']);
  });

  it('that are typed whole are no suggestion, unless in a nicer spelling', async () => {
    expect(await words('slidės')).toEqual([]);
    expect(await words('slides')).toEqual(['slidės']);
  });

  it('are six at most', async () => {
    expect(await words('zu')).toHaveLength(6);
  });

  it.each([
    '',
    ' ',
    'd',
    'dviratis, ',
    'xqzw',
    '%',
    '_',
    "'",
    '(',
    '\\',
    ':*',
    '&',
    '!',
    '🦆',
    '12',
    '128g',
    'х5',
    'a\0b',
  ])('of “%s” there are none', async (q) => {
    expect(await words(q)).toEqual([]);
  });

  it('of a very long text are found or not, but never too late', async () => {
    expect(await words(`${'kalnų '.repeat(33)}`.slice(0, 195).concat(' dv'))).toEqual(['dviratis']);
    expect((await server.get(`/search/suggestions?q=${'a'.repeat(201)}`)).statusCode).toBe(422);
  });
});

describe('what is not listed', () => {
  it.each([
    ['a draft', { status: 'Saved' }],
    ['an archived product', { status: 'archived' }],
    ['a completed product', { status: 'completed' }],
    ['a hidden product', { hidden_at: new Date(), hidden_reason: 'A fake' }],
    ['a deleted product', { deleted_at: new Date() }],
    ['a product of a suspended owner', { owner_active: false }],
  ] as const)('%s lends no word', async (_what, data) => {
    await factories.product({ name: 'Slaptingas apdangalas', ...data });
    expect(await words('slapt')).toEqual([]);
  });

  it('is not heard of any more as soon as it leaves', async () => {
    const product = await factories.product({ name: 'Pasagėlė' });
    expect(await words('pasag')).toEqual(['pasagėlė']);
    await database.prisma.product.update({ where: { id: product.id }, data: { status: 'archived' } });
    expect(await words('pasag')).toEqual([]);
    await database.prisma.product.update({ where: { id: product.id }, data: { status: 'Published' } });
    expect(await words('pasag')).toEqual(['pasagėlė']);
  });

  it('lends no spelling either', async () => {
    await factories.product({ name: 'Rusis' });
    await factories.product({ name: 'Rūšis', status: 'Saved' });
    await database.pool.query(`INSERT INTO title_words VALUES ('rusis', 'rūšis')`);
    expect(await words('rusi')).toEqual(['rusis']);
  });

  it('lends no form of a word that a listed product has in another', async () => {
    await factories.product({ name: 'Gimnazistas' });
    await database.pool.query(`INSERT INTO title_words VALUES ('gimnazistams', 'gimnazistams', 9)`);
    expect(await words('gimnazistam')).toEqual([]);
  });

  it('lends its words once it is listed', async () => {
    const product = await factories.product({ name: 'Kirpyklėlė', status: 'Saved' });
    expect(await words('kirpyk')).toEqual([]);
    await database.prisma.product.update({ where: { id: product.id }, data: { status: 'Published' } });
    expect(await words('kirpyk')).toEqual(['kirpyklėlė']);
  });

  it('renamed it is offered under its new name', async () => {
    const product = await factories.product({ name: 'Vežimėlis' });
    await database.prisma.product.update({ where: { id: product.id }, data: { name: 'Vežlys' } });
    expect(await words('vež')).toEqual(['vežlys']);
  });
});

describe('categories', () => {
  it('are those that are called so in any language, named in the reader’s', async () => {
    const animals = await factories.category({ name_en: 'Pets', name_lt: 'Gyvūnai', name_ru: 'Питомцы' });
    const dogs = await factories.subcategory({
      category_id: animals.id,
      name_en: 'Sled dogs',
      name_lt: 'Šunys vedliai',
      name_ru: 'Ездовые собаки',
    });
    const category = { id: animals.id, category_id: null, category_name: null };
    const subcategory = { id: dogs.id, category_id: animals.id };
    server.clock.advance(5000);
    for (const q of ['pet', 'PETS', 'gyvu', 'gyvūn', 'питом']) {
      expect((await suggested(q)).categories, q).toEqual([{ ...category, name: 'Pets' }]);
    }
    for (const q of ['sunys', 'ŠUNYS'.normalize('NFD'), 'vedl', 'vedliai sun', 'dog', 'собак']) {
      expect((await suggested(q, 'lt')).categories, q).toEqual([
        { ...subcategory, name: 'Šunys vedliai', category_name: 'Gyvūnai' },
      ]);
    }
    expect((await suggested('dog', 'ru')).categories[0]).toMatchObject({
      name: 'Ездовые собаки',
      category_name: 'Питомцы',
    });
    expect((await suggested('ogs')).categories).toEqual([]);
    expect((await suggested('dogs nowhere')).categories).toEqual([]);
  });

  it('are still there when the word is finished, in whatever form', async () => {
    const phones = await factories.category({
      name_en: 'Phones and tablets',
      name_lt: 'Telefonai ir planšetės',
      name_ru: 'Телефоны и планшеты',
    });
    const games = await factories.subcategory({
      category_id: phones.id,
      name_en: 'Board games',
      name_lt: 'Stalo žaidimai',
      name_ru: 'Настольные игры',
    });
    server.clock.advance(5000);
    for (const q of ['telefon', 'telefonas', 'TELEFONĄ', 'planšetė', 'phone', 'телефон', 'планшет']) {
      expect(
        (await suggested(q, 'lt')).categories.map(({ id }) => id),
        q,
      ).toEqual([phones.id]);
    }
    for (const q of ['žaidimas', 'stalo žaidimas', 'game', 'игра']) {
      expect(
        (await suggested(q, 'lt')).categories.map(({ id }) => id),
        q,
      ).toEqual([games.id]);
    }
    // What a name only tells more of is another thing.
    expect((await suggested('stalas', 'lt')).categories).toEqual([]);
    expect((await suggested('telefonas automobilis', 'lt')).categories).toEqual([]);
  });

  it('are named by their own words, not by the small ones between', async () => {
    const category = await factories.category({
      name_en: 'Yarn and needles',
      name_lt: 'Siūlai ir virbalai',
      name_ru: 'Пряжа и спицы',
    });
    server.clock.advance(5000);
    const ids = async (q: string) => (await suggested(q, 'lt')).categories.map(({ id }) => id);
    expect(await ids('ir')).toEqual([]);
    expect(await ids('siūlai ir')).toEqual([category.id]);
    expect(await ids('virbalai ir siūl')).toEqual([category.id]);
    expect((await suggested('and')).categories).toEqual([]);
    expect((await suggested('yarn and ne')).categories.map(({ id }) => id)).toEqual([category.id]);
  });

  it('are first those of the reader’s language, and of others only where three letters are typed', async () => {
    const supplies = await factories.category({ name_en: 'Quills', name_lt: 'Plunksnos', name_ru: 'Перья' });
    const queue = await factories.category({ name_en: 'Fowl', name_lt: 'Quilaitis', name_ru: 'Птицы' });
    server.clock.advance(5000);
    const ids = async (q: string, language: string) => (await suggested(q, language)).categories.map(({ id }) => id);
    expect(await ids('qui', 'en')).toEqual([supplies.id, queue.id]);
    expect(await ids('qui', 'lt')).toEqual([queue.id, supplies.id]);
    expect(await ids('qu', 'en')).toEqual([supplies.id]);
    expect(await ids('qu', 'lt')).toEqual([queue.id]);
  });

  it('are four at most: those that begin so first, whole ones before parts', async () => {
    const first = await factories.category({ name_en: 'Musical things' });
    await factories.subcategory({ category_id: first.id, name_en: 'Old music' });
    await factories.subcategory({ category_id: first.id, name_en: 'Music books' });
    await factories.category({ name_en: 'Art, music' });
    await factories.category({ name_en: 'Music' });
    server.clock.advance(5000);
    expect((await suggested('musi')).categories.map(({ name }) => name)).toEqual([
      'Musical things',
      'Music',
      'Music books',
      'Art, music',
    ]);
  });

  it('are none without a text', async () => {
    expect((await server.get('/search/suggestions')).json()).toEqual({ data: { categories: [], words: [] } });
    expect((await suggested('. -')).categories).toEqual([]);
  });
});
