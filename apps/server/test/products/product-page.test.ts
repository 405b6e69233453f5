import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, database, actors } = server;
afterAll(() => server.close());

async function detail(id: number, headers = {}) {
  const answer = await server.get(`/products/${id}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

describe('a product’s page', () => {
  it('holds everything about it', async () => {
    const category = await factories.category({ name_en: 'Home' });
    const subcategory = await factories.subcategory({ category_id: category.id, name_en: 'Chairs' });
    const product = await factories.product({
      user_id: actors.owner.id,
      category_id: category.id,
      subcategory_id: subcategory.id,
      name: 'Ąžuolinė kėdė',
      description: 'ž'.repeat(9000),
      specifications: [
        ['Plotis', '50 cm'],
        ['Aukštis', '90 cm'],
        ['Aprašas', 'Tvirta'],
      ],
      options: { material: 'wood', seats: 1, folding: false },
      watch_count: 7,
      written_count: 2,
      called_count: 1,
    });
    const picture = await factories.picture({ width: 1280, height: 853 });
    await database.prisma.productPicture.create({
      data: { product_id: product.id, picture_id: picture.id, position: 0 },
    });
    const data = await detail(product.id);
    expect(data).toMatchObject({
      id: product.id,
      name: 'Ąžuolinė kėdė',
      description: 'ž'.repeat(9000),
      category_name: 'Home',
      subcategory_name: 'Chairs',
      options: { material: 'wood', seats: 1, folding: false },
      pictures: [{ url: `/storage/${picture.key}.webp`, width: 1280, height: 853, thumbhash: picture.thumbhash }],
      watch_count: 7,
      written_count: 2,
      called_count: 1,
      available: true,
      is_favorite: false,
    });
    expect(data.specifications).toEqual({ Plotis: '50 cm', Aukštis: '90 cm', Aprašas: 'Tvirta' });
    expect(data.specification_names).toEqual(['Plotis', 'Aukštis', 'Aprašas']);
  });

  it.each([[['10', '2', 'Color']], [['Color', '2', '10', '1']], [['2025', 'Metai', '0', '-1', '01', '1.5']], [[]]])(
    'keeps the seller’s order of specifications: %j',
    async (names) => {
      const product = await factories.product({ specifications: names.map((name) => [name, `value of ${name}`]) });
      const data = await detail(product.id);
      expect(data.specification_names).toEqual(names);
      expect(data.specifications).toEqual(Object.fromEntries(names.map((name) => [name, `value of ${name}`])));
    },
  );

  it('names a specification once, however often it is given', async () => {
    const product = await factories.product({
      specifications: [
        ['Spalva', 'raudona'],
        ['10', 'x'],
        ['Spalva', 'mėlyna'],
      ],
    });
    expect(await detail(product.id)).toMatchObject({
      specifications: { Spalva: 'mėlyna', '10': 'x' },
      specification_names: ['Spalva', '10'],
    });
  });

  it.each([
    ['Published', true],
    ['archived', false],
    ['completed', false],
  ])('says of a %s product that available is %s', async (status, available) => {
    const product = await factories.product({ status });
    expect(await detail(product.id)).toMatchObject({ status, available });
  });

  it('marks the favourite of who looks', async () => {
    const product = await factories.product();
    await database.prisma.favorite.create({ data: { user_id: actors.stranger.id, product_id: product.id } });
    expect((await detail(product.id, actors.stranger.headers)).is_favorite).toBe(true);
    expect((await detail(product.id, actors.owner.headers)).is_favorite).toBe(false);
    expect((await detail(product.id)).is_favorite).toBe(false);
  });
});

describe('the seller', () => {
  it('is shown with what anybody may know', async () => {
    const seller = await factories.user({
      name: 'Ona',
      avatar: 'ona.webp',
      rating_sum: 14,
      reviews_count: 3,
      subscribers_count: 5,
      subscriptions_count: 1,
      phone: '+37061112233',
      phone_verified_at: new Date('2026-01-02T03:04:05.006Z'),
      company_confirmed_at: new Date(),
    });
    const product = await factories.product({ user_id: seller.id });
    expect((await detail(product.id)).user).toEqual({
      id: seller.id,
      name: 'Ona',
      avatar: 'ona.webp',
      updated_at: seller.updated_at.toISOString(),
      phone: '+370 6•• ••• 33',
      phone_verified_at: '2026-01-02T03:04:05.006Z',
      average_rating: 4.67,
      reviews_count: 3,
      company_confirmed: true,
      identity_confirmed: false,
      subscribers_count: 5,
      subscriptions_count: 1,
    });
  });

  it('whom nobody has rated has no rating, and without a phone there is none', async () => {
    const product = await factories.product();
    expect((await detail(product.id)).user).toMatchObject({ average_rating: null, reviews_count: 0, phone: null });
  });

  it('is called by the product’s own number before the profile’s; either is masked for everybody', async () => {
    const seller = await factories.user({ phone: '+37062223344' });
    const product = await factories.product({ user_id: seller.id, contact_phone: '+37069998877' });
    for (const { headers } of Object.values(actors)) {
      expect((await detail(product.id, headers)).user.phone).toBe('+370 6•• ••• 77');
    }
  });

  it('gives away neither number, e-mail, surname, address nor username', async () => {
    const seller = await factories.user({
      name: 'Ona',
      surname: 'Slaptapavardė',
      username: 'slaptas.vardas',
      email: 'slaptas@example.lt',
      address: 'Slapta g. 1',
      phone: '+37063334455',
      pending_phone: '+37063334466',
      password_hash: '$2b$10$slaptas',
    });
    const product = await factories.product({
      user_id: seller.id,
      contact_phone: '+37067776655',
      contact_email: 'kitas@example.lt',
    });
    for (const { headers } of Object.values(actors)) {
      const { body } = await server.get(`/products/${product.id}`, headers);
      for (const secret of ['33344', '77766', 'slapta', 'Slapta', 'kitas@', '$2b$']) expect(body).not.toContain(secret);
    }
  });
});

describe('what is private to somebody else', () => {
  it('cannot be told from what is not there', async () => {
    const draft = await factories.product({ user_id: actors.owner.id, status: 'Saved' });
    const answers = await Promise.all(
      [draft.id, 2_147_483_647].map((id) => server.get(`/products/${id}`, actors.stranger.headers)),
    );
    const [hidden, absent] = answers.map((answer) => {
      const { request_id: _id, ...rest } = answer.json();
      return { status: answer.statusCode, ...rest };
    });
    expect(hidden).toEqual(absent);
  });
});

describe('pages that are opened at the same time', () => {
  it('show each viewer their own, in their language, with their heart', async () => {
    const category = await factories.category({ name_lt: 'Namai', name_en: 'Home' });
    const products = await Promise.all(
      Array.from({ length: 25 }, (_, n) => factories.product({ category_id: category.id, name: `Lempa ${n}` })),
    );
    const draft = await factories.product({ user_id: actors.owner.id, status: 'Saved', name: 'Juodraštis' });
    const [liked] = products;
    await database.prisma.favorite.create({ data: { user_id: actors.stranger.id, product_id: liked?.id ?? 0 } });
    const viewers = [
      { headers: { 'accept-language': 'lt' }, category: 'Namai', likes: false, seesDraft: false },
      { headers: { 'accept-language': 'en' }, category: 'Home', likes: false, seesDraft: false },
      { headers: actors.stranger.headers, category: 'Home', likes: true, seesDraft: false },
      { headers: actors.owner.headers, category: 'Home', likes: false, seesDraft: true },
    ];
    await Promise.all(
      viewers.map(async (viewer) => {
        const [drafted, ...opened] = await Promise.all(
          [draft, ...products].map(({ id }) => server.get(`/products/${id}`, viewer.headers)),
        );
        expect(drafted?.statusCode).toBe(viewer.seesDraft ? 200 : 404);
        expect(opened.map((answer) => answer.json().data.name)).toEqual(products.map(({ name }) => name));
        expect(new Set(opened.map((answer) => answer.json().data.category_name))).toEqual(new Set([viewer.category]));
        expect(opened.map((answer) => answer.json().data.is_favorite)).toEqual(
          products.map((product) => viewer.likes && product === liked),
        );
      }),
    );
  });
});
