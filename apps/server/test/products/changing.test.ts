import type { ProductDetail } from '@muge/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createCars, createPictures, put } from '../support/selling.ts';

const server = await createTestApp();
const { actors, clock, database, factories } = server;
const { owner, stranger } = actors;
const { category, subcategory } = await createCars(server);
afterAll(() => server.close());

const full = {
  name: 'Škoda Octavia',
  description: 'Tvarkingas automobilis.',
  price: 5200.5,
  category_id: category.id,
  subcategory_id: subcategory.id,
  specifications: { Spalva: 'pilka', '2': 'du', '10': 'dešimt' },
  specification_names: ['10', 'Spalva', '2'],
  options: { make: 'Škoda', year: 2015, crashed: false, fuel: 'diesel' },
  address: 'Vilniaus g. 1, Šiauliai',
  state: 'used',
  contact_phone: '+37061234567',
  contact_email: 'ona@example.lt',
};

async function listed(extra: object = {}): Promise<ProductDetail> {
  const answer = await server.send('/products', { ...full, ...extra }, owner.headers);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

const DAY = 24 * 60 * 60 * 1000;
const newest = async () => (await server.get('/products?per_page=1')).json<ProductDetail[]>()[0]?.id;

async function changed(id: number, payload: object): Promise<ProductDetail> {
  const answer = await put(server, id, payload, owner);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

describe('a change', () => {
  it('of the title alone leaves the five pictures, their order and everything else', async () => {
    const before = await listed({ thumbnail: await createPictures(server, owner.id, 5) });
    clock.advance(1000);
    const after = await changed(before.id, { name: 'Nauja antraštė' });
    expect(after).toEqual({ ...before, name: 'Nauja antraštė', updated_at: after.updated_at });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  });

  it('of everything to what it was, ten times, changes nothing', async () => {
    const before = await listed({ thumbnail: await createPictures(server, owner.id, 4) });
    for (let turn = 0; turn < 10; turn += 1) {
      const { data }: { data: ProductDetail } = (await server.get(`/products/${before.id}`, owner.headers)).json();
      const form = { ...data, ...data.owner, status: 'Active' };
      const after = await changed(before.id, JSON.parse(JSON.stringify(form)));
      expect(after).toEqual({ ...before, updated_at: after.updated_at });
    }
    expect(await database.prisma.priceChange.count({ where: { product_id: before.id } })).toBe(0);
  });

  it.each([['Published'], ['Active'], ['archived'], ['completed'], ['Saved']])('makes it %s', async (status) => {
    const { id } = await listed({ status: status === 'Saved' ? 'Published' : 'Saved' });
    const answer = await put(server, id, { status }, owner);
    expect(answer.json()).toMatchObject({
      message: status === 'Saved' ? 'Product saved successfully!' : 'Product updated successfully!',
      data: { status: status === 'Active' ? 'Published' : status },
    });
  });

  it('never shows what a moderator has hidden', async () => {
    const { id } = await listed();
    await database.prisma.product.update({ where: { id }, data: { hidden_at: new Date(), hidden_reason: 'A fake' } });
    const after = await changed(id, { status: 'Active', name: 'Vėl čia' });
    expect(after.owner?.hidden_reason).toBe('A fake');
    expect((await server.get(`/products/${id}`)).statusCode).toBe(404);
  });

  it('that publishes a draft for the first time makes it the newest, however long it lay', async () => {
    const draft = await listed({ status: 'Saved' });
    clock.advance(1000);
    await listed();
    clock.advance(1000);
    expect((await changed(draft.id, { name: 'Juodraštis' })).created_at).toBe(draft.created_at);
    await changed(draft.id, { status: 'Published' });
    expect(await newest()).toBe(draft.id);
  });

  it.each([
    ['Saved', ['Saved']],
    ['archived', ['archived']],
    ['completed', ['completed']],
    ['one after the other', ['Saved', 'archived', 'completed', 'Saved']],
  ])('never lifts to the top what was %s for less than a day', async (_how, statuses) => {
    const before = await listed();
    clock.advance(1000);
    const newer = await listed();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const status of statuses) await changed(before.id, { status });
      clock.advance(DAY - 1000);
      expect((await changed(before.id, { status: 'Published' })).created_at).toBe(before.created_at);
      expect(await newest()).toBe(newer.id);
    }
  });

  it.each(['Saved', 'archived', 'completed'])('places anew what was %s for a day', async (status) => {
    const before = await listed();
    clock.advance(1000);
    const newer = await listed();
    await changed(before.id, { status });
    // What happens to it meanwhile doesn't bring it nearer to the lists, nor farther from them.
    clock.advance(DAY / 2);
    await changed(before.id, { name: 'Škoda Octavia, pigiau', status: 'archived' });
    clock.advance(DAY / 2);
    const after = await changed(before.id, { status: 'Published' });
    expect(Date.parse(after.created_at)).toBeGreaterThanOrEqual(Date.parse(newer.created_at) + DAY);
    expect(await newest()).toBe(before.id);
  });

  it('of the words is found by them at once, slips forgiven', async () => {
    const { id } = await listed();
    await changed(id, { name: 'Pianinas Steinway', address: 'Kupiškis' });
    for (const query of ['q=steinwey', 'address=kupiskis', 'q=pianinai&address=kupiškis']) {
      const { data } = (await server.get(`/products/search?${query}`)).json<{ data: ProductDetail[] }>();
      expect(
        data.map((one) => one.id),
        query,
      ).toEqual([id]);
    }
    expect((await server.get('/products/search?q=octavia')).body).not.toContain('Steinway');
  });

  it('empties what may be empty', async () => {
    const { id } = await listed({ thumbnail: await createPictures(server, owner.id, 2) });
    const empty = { description: '', address: ' ', state: '', contact_phone: '', contact_email: '', thumbnail: [] };
    expect(await changed(id, { ...empty, specifications: {}, options: {} })).toMatchObject({
      description: '',
      address: null,
      state: null,
      thumbnail: [],
      specifications: {},
      options: {},
      owner: { contact_phone: null, contact_email: null },
    });
  });

  it('orders specifications anew', async () => {
    const { id } = await listed();
    const after = await changed(id, { specification_names: ['2', '10', 'Spalva'] });
    expect([after.specification_names, after.specifications]).toEqual([['2', '10', 'Spalva'], full.specifications]);
  });

  it('orders, adds and takes away pictures, those of others never', async () => {
    const [a, b, c] = await createPictures(server, owner.id, 3);
    const [theirs] = await createPictures(server, stranger.id, 1);
    const { id } = await listed({ thumbnail: [a, b] });
    expect((await changed(id, { thumbnail: [c, b, a] })).thumbnail).toEqual([c, b, a]);
    expect((await changed(id, { thumbnail: [b] })).thumbnail).toEqual([b]);
    const refused = await put(server, id, { name: 'X', thumbnail: [b, theirs] }, owner);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['thumbnail']]);
    expect(await changed(id, {})).toMatchObject({ name: full.name, thumbnail: [b] });
  });

  it('accepts the pictures that the product has, whoever uploaded them', async () => {
    const { id } = await listed();
    const picture = await factories.picture({ user_id: null });
    await database.prisma.productPicture.create({ data: { product_id: id, picture_id: picture.id, position: 0 } });
    const thumbnail = [`/storage/${picture.key}.webp`];
    expect((await changed(id, { thumbnail })).thumbnail).toEqual(thumbnail);
  });

  it('keeps a choice and a number that were right when they were given', async () => {
    const { id } = await listed();
    const options = { fuel: 'steam', year: 1900 };
    await database.prisma.product.update({ where: { id }, data: { options, contact_phone: '+370111' } });
    expect(await changed(id, { options, contact_phone: '+370111' })).toMatchObject({
      options,
      owner: { contact_phone: '+370111' },
    });
    const refused = await put(server, id, { options: { fuel: 'wood' }, contact_phone: '+370112' }, owner);
    expect(Object.keys(refused.json().errors).sort()).toEqual(['contact_phone', 'options.fuel']);
  });

  it('of the subcategory keeps the options that fit it, and the subcategory fits its category', async () => {
    const { id } = await listed();
    const vans = await factories.subcategory({ category_id: category.id });
    const label = { label_en: 'L', label_lt: 'L', label_ru: 'L', subcategory_id: vans.id };
    await database.prisma.optionField.create({ data: { ...label, key: 'year', type: 'number' } });
    expect((await changed(id, { subcategory_id: vans.id })).options).toEqual({ year: 2015 });
    const elsewhere = await factories.category();
    const refused = await put(server, id, { category_id: elsewhere.id }, owner);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['subcategory_id']]);
    expect(await changed(id, { category_id: elsewhere.id, subcategory_id: null })).toMatchObject({
      category_id: elsewhere.id,
      subcategory_id: null,
      options: {},
    });
  });

  it('is the owner’s alone, and in nobody else’s name', async () => {
    const { id } = await listed();
    expect((await put(server, id, { user_id: stranger.id }, owner)).statusCode).toBe(403);
    expect((await put(server, id, { user_id: stranger.id }, stranger)).statusCode).toBe(403);
  });
});

describe('a change of what somebody changed meanwhile', () => {
  const seenBy = ({ updated_at }: ProductDetail) => ({ seen_updated_at: updated_at });

  it('is refused, and nothing is lost of either', async () => {
    const seen = await listed({ price: 100 });
    const first = await changed(seen.id, { ...seenBy(seen), name: 'Iš telefono', price: 90 });
    const second = await put(server, seen.id, { ...seenBy(seen), name: 'Iš kompiuterio', price: 80 }, owner);
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      {
        code: 'conflict',
        message:
          'This was changed meanwhile, in another tab or on another device. Look at it again before you change it.',
      },
    ]);
    const { data } = (await server.get(`/products/${seen.id}`, owner.headers)).json<{ data: ProductDetail }>();
    expect(data).toEqual(first);
    expect(await changed(seen.id, { ...seenBy(data), name: 'Iš kompiuterio' })).toMatchObject({ price: 90 });
  });

  it('is refused to all but one of six that began from the same, at the same moment of a stopped clock', async () => {
    const seen = await listed();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(names.map((name) => put(server, seen.id, { ...seenBy(seen), name }, owner)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is no conflict where the same is sent again, as after an answer that got lost', async () => {
    const seen = await listed({ price: 100, thumbnail: await createPictures(server, owner.id, 3) });
    const change = {
      ...seenBy(seen),
      ...full,
      price: 90,
      contact_phone: '8 612 34567',
      options: { ...full.options, year: '2015' },
      thumbnail: [...seen.thumbnail].reverse(),
      status: 'Active',
    };
    const first = await changed(seen.id, change);
    expect(await changed(seen.id, change)).toEqual(first);
    const other = await put(server, seen.id, { ...change, thumbnail: seen.thumbnail }, owner);
    expect(other.statusCode).toBe(409);
  });

  it('is told to nobody but the owner, and needs a moment', async () => {
    const seen = await listed();
    await changed(seen.id, { name: 'Kitas' });
    expect((await put(server, seen.id, { ...seenBy(seen), name: 'X' }, stranger)).statusCode).toBe(403);
    const answer = await put(server, seen.id, { seen_updated_at: 'yesterday', name: 'X' }, owner);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['seen_updated_at']]);
  });
});

describe('a changed price', () => {
  it('keeps the one before, every time', async () => {
    const { id } = await listed({ price: 100 });
    await changed(id, { price: 90 });
    clock.advance(1000);
    const after = await changed(id, { price: '120.5' });
    expect(after).toMatchObject({ price: 120.5, old_price: 90, price_changes: [{ price: 90 }, { price: 100 }] });
    expect(await changed(id, { price: 120.5 })).toMatchObject({ old_price: 90, price_changes: [{}, {}] });
  });

  it('in two places at once is recorded twice, each with the price that it replaced', async () => {
    const { id } = await listed({ price: 100 });
    const prices = [101, 102, 103, 104, 105, 106];
    await Promise.all(prices.map((price) => changed(id, { price })));
    const product = await database.prisma.product.findUniqueOrThrow({ where: { id } });
    const changes = await database.prisma.priceChange.findMany({ where: { product_id: id }, orderBy: { id: 'asc' } });
    const before = changes.map(({ price_cents }) => Number(price_cents) / 100);
    expect(before[0]).toBe(100);
    expect(product.old_price_cents).toBe(changes.at(-1)?.price_cents);
    expect([...before.slice(1), Number(product.price_cents) / 100].sort()).toEqual(prices);
  });
});

describe('a deleted product', () => {
  const remove = (id: number, headers: object = owner.headers) =>
    server.request({ method: 'DELETE', url: `/products/${id}`, headers: { ...headers } });

  it('is gone from everywhere at once, and deleting it again finds nothing', async () => {
    const { id } = await listed({ name: 'Išnyksiantis daiktas' });
    await server.send(`/products/${id}/favorite`, {}, stranger.headers);
    const answer = await remove(id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Product was deleted' }]);
    for (const [url, headers] of [
      ['/products?per_page=100', {}],
      ['/products/search?q=isnyksiantis', {}],
      [`/categories/${category.id}/search`, owner.headers],
      ['/favorites', stranger.headers],
    ] as const) {
      expect((await server.get(url, headers)).body).not.toContain('Išnyksiantis');
    }
    expect((await server.get('/favorites', stranger.headers)).json().meta.total).toBe(0);
    expect((await server.get(`/products/${id}`, owner.headers)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await put(server, id, { status: 'Published' }, owner)).statusCode).toBe(404);
    expect(await database.prisma.product.count({ where: { id } })).toBe(1);
  });

  it('is deleted once by five at the same time', async () => {
    const { id } = await listed();
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => remove(id)))).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404]);
  });
});
