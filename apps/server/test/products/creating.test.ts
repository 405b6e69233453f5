import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createCars, createPictures, put } from '../support/selling.ts';

const server = await createTestApp();
const { actors, database, factories } = server;
const { category, subcategory } = await createCars(server);
afterAll(() => server.close());

const bare = { name: 'Medinė kėdė', price: 25, category_id: category.id };

function create(payload: object, headers: object = {}) {
  return server.send('/products', { ...bare, ...payload }, { ...actors.owner.headers, ...headers });
}

async function created(payload: object, headers: object = {}) {
  const answer = await create(payload, headers);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

async function refused(payload: object): Promise<string[]> {
  const answer = await create(payload);
  expect(answer.statusCode, answer.body).toBe(422);
  return Object.keys(answer.json().errors);
}

describe('a new product', () => {
  it('is published with all that was said of it', async () => {
    const thumbnail = await createPictures(server, actors.owner.id, 3);
    const answer = await create({
      name: '  Škoda Octavia  ',
      description: ' Tvarkingas automobilis. ',
      price: '5200.50',
      subcategory_id: String(subcategory.id),
      specifications: { Spalva: 'pilka', '2': 'du', '10': 'dešimt' },
      specification_names: ['10', 'Spalva', '2'],
      options: { make: ' Škoda ', year: '2015', crashed: 'false', fuel: 'diesel', wings: 2 },
      thumbnail,
      address: 'Vilniaus g. 1, Šiauliai',
      state: 'U',
      contact_phone: '8 612 34567',
      contact_email: 'Ona@Example.lt',
      user_id: actors.owner.id,
      clicks_count: 999,
      watch_count: 999,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { message, data } = answer.json();
    expect(message).toBe('product uploaded successfully');
    expect(data).toMatchObject({
      name: 'Škoda Octavia',
      description: 'Tvarkingas automobilis.',
      price: 5200.5,
      old_price: null,
      category_id: category.id,
      subcategory_id: subcategory.id,
      specifications: { Spalva: 'pilka', '2': 'du', '10': 'dešimt' },
      specification_names: ['10', 'Spalva', '2'],
      options: { make: 'Škoda', year: 2015, crashed: false, fuel: 'diesel' },
      thumbnail,
      address: 'Vilniaus g. 1, Šiauliai',
      state: 'used',
      status: 'Published',
      language: 'lt',
      user_id: actors.owner.id,
      watch_count: 0,
      price_changes: [],
      owner: { contact_phone: '+37061234567', contact_email: 'ona@example.lt', hidden_reason: null },
    });
    const page = (await server.get(`/products/${data.id}`, actors.owner.headers)).json();
    expect(page.data).toEqual(data);
  });

  it('needs a name, a price and a category, and nothing else', async () => {
    const answer = await server.send('/products', {}, actors.owner.headers);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      name: ['Enter a text.'],
      price: ['Enter a number.'],
      category_id: ['Enter a number.'],
    });
    expect(await created({})).toMatchObject({
      description: '',
      thumbnail: [],
      state: null,
      address: null,
      options: {},
    });
  });

  it.each([
    ['Published', 'Published', 'product uploaded successfully'],
    ['active', 'Published', 'product uploaded successfully'],
    ['ACTIVE', 'Published', 'product uploaded successfully'],
    ['saved', 'Saved', 'Product was saved'],
    ['Archived', 'archived', 'product uploaded successfully'],
    ['COMPLETED', 'completed', 'product uploaded successfully'],
  ])('sent as %s is %s', async (status, stored, message) => {
    const answer = await create({ status });
    expect(answer.json()).toMatchObject({ message, data: { status: stored } });
  });

  it.each([
    ['n', 'new'],
    ['u', 'used'],
    ['New-Like', 'new-like'],
    ['', null],
    [null, null],
  ])('of state %s is %s', async (state, stored) => {
    expect(await created({ state })).toMatchObject({ state: stored });
  });

  it.each([
    [0, 0],
    [0.07, 7],
    ['1.10', 110],
    [1100.07, 110_007],
    [99_999_999.99, 9_999_999_999],
    ['100000000', 10_000_000_000],
  ])('that costs %s is stored as %s cents', async (price, cents) => {
    const { id } = await created({ price });
    expect((await database.prisma.product.findUniqueOrThrow({ where: { id } })).price_cents).toBe(BigInt(cents));
  });

  it.each([
    ['name', ''],
    ['name', 'ž'.repeat(201)],
    ['name', '\u200b'],
    ['name', '\u3164 \u2800\u00ad\ufe0f'],
    ['name', '\u202e\u2066'],
    ['specifications', { '\u200b': 'x' }],
    ['description', 'ž'.repeat(10_001)],
    ['price', -1],
    ['price', 1.234],
    ['price', 1e-9],
    ['price', '1e9'],
    ['price', '25,25'],
    ['price', 100_000_000.01],
    ['category_id', 2_147_483_647],
    ['category_id', 'x'],
    ['subcategory_id', 2_147_483_647],
    ['status', 'deleted'],
    ['state', 'broken'],
    ['address', 'ž'.repeat(301)],
    ['specifications', Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`n${n}`, 'v']))],
    ['contact_phone', '12'],
    ['contact_phone', 'skambinkite'],
    ['contact_email', 'ona'],
    ['language', 'de'],
    ['thumbnail', Array(10).fill('/storage/a.webp')],
    ['thumbnail', ['https://example.com/a.webp']],
    ['thumbnail', ['/storage/../secrets/jwt']],
    ['thumbnail', ['/storage/nosuchpicture.webp']],
  ])('is refused in words for its %s: %j', async (field, value) => {
    const answer = await create({ [field]: value });
    expect(answer.statusCode, answer.body).toBe(422);
    const entries = Object.entries<string[]>(answer.json().errors);
    expect(entries.map(([name]) => name.split('.')[0])).toEqual([field]);
    expect(entries.flatMap(([, sentences]) => sentences).join()).not.toMatch(/Invalid|undefined/);
  });

  it('may not be another’s', async () => {
    expect((await create({ user_id: actors.stranger.id })).statusCode).toBe(403);
  });

  it('keeps no text that cannot be stored', async () => {
    const data = await created({ name: 'Kė\0dė', description: 'a\ud800b', specifications: { 'S\0': '\0x\udc00' } });
    expect(data).toMatchObject({ name: 'Kėdė', description: 'a\ufffdb', specifications: { S: 'x\ufffd' } });
  });

  it('keeps no text of one line that breaks it or turns its direction', async () => {
    const given = {
      subcategory_id: subcategory.id,
      name: 'Kėdė\u202e\nnauja',
      address: 'Vilnius\r\n\u202eKaunas',
      specifications: { 'Spal\u2028va': '\u2067pilka\u0007', Dydis: '\u200b' },
      specification_names: ['Spal\u2028va'],
      options: { make: '\u202eŠkoda\n' },
    };
    const kept = {
      name: 'Kėdė nauja',
      address: 'Vilnius Kaunas',
      specifications: { 'Spal va': 'pilka' },
      specification_names: ['Spal va'],
      options: { make: 'Škoda' },
    };
    const { id, ...data } = await created(given);
    expect(data).toMatchObject(kept);
    expect(data.specifications).toEqual(kept.specifications);
    expect((await put(server, id, given, actors.owner)).json().data).toMatchObject(kept);
    expect((await created({ address: '\u200b\n' })).address).toBeNull();
  });

  it('keeps emoji, marks and other scripts as they are', async () => {
    for (const name of ['👨‍👩‍👧‍👦 vežimėlis ❤️', 'e\u0301te\u0307', 'مرحبا', '🇱🇹', '1️⃣']) {
      expect(await created({ name, address: name })).toMatchObject({ name, address: name });
    }
  });

  it('keeps strange names of specifications as they are', async () => {
    const data = await created({ specifications: { constructor: 'a', toString: 'b' } });
    expect(data.specifications).toEqual({ constructor: 'a', toString: 'b' });
  });
});

describe('options', () => {
  const options = (given: object) => ({ subcategory_id: subcategory.id, options: given });

  it.each([
    [{ year: 1999 }, { year: 1999 }],
    [{ year: '-1,5' }, { year: -1.5 }],
    [{ make: 5 }, { make: '5' }],
    [{ crashed: true }, { crashed: true }],
    [{ crashed: 1 }, { crashed: true }],
    [{ make: '', year: null, fuel: ' ' }, {}],
    [{ constructor: 'x', wings: 1 }, {}],
  ])('%j are stored as %j', async (given, stored) => {
    expect(await created(options(given))).toMatchObject({ options: stored });
    expect((await created(options(given))).options).toEqual(stored);
  });

  it.each([
    [{ year: 'old' }, ['options.year']],
    [{ year: 'Infinity' }, ['options.year']],
    [{ year: true }, ['options.year']],
    [{ year: 1e300 }, ['options.year']],
    [{ year: -1e15 }, ['options.year']],
    [{ fuel: 'water' }, ['options.fuel']],
    [{ crashed: 'maybe', fuel: 1 }, ['options.crashed', 'options.fuel']],
  ])('%j are refused', async (given, fields) => {
    expect((await refused(options(given))).sort()).toEqual(fields);
  });

  it('are none where there is no subcategory', async () => {
    expect((await created({ options: { year: 1999 } })).options).toEqual({});
  });

  it('belong to a subcategory of the category', async () => {
    const other = await factories.subcategory();
    expect(await refused({ subcategory_id: other.id })).toEqual(['subcategory_id']);
  });
});

describe('pictures', () => {
  it('keep their order and their cover, each once', async () => {
    const [a, b, c] = await createPictures(server, actors.owner.id, 3);
    expect((await created({ thumbnail: [c, a, c, b] })).thumbnail).toEqual([c, a, b]);
    expect((await created({ thumbnail: [`${b}?w=320`, a] })).thumbnail).toEqual([b, a]);
  });

  it.each(['stranger', 'moderator'] as const)('of %s are refused', async (who) => {
    const mine = await createPictures(server, actors.owner.id, 1);
    const theirs = await createPictures(server, actors[who].id, 1);
    expect(await refused({ thumbnail: [...mine, ...theirs] })).toEqual(['thumbnail']);
  });
});

describe('the language of the words', () => {
  it.each([
    ['Parduodu dvirati', '', 'lt'],
    ['Kėdė', 'oak', 'lt'],
    ['Велосипед Trek', 'новый', 'ru'],
    ['iPhone 15 Pro', '', 'en'],
    ['Wooden chair', 'very good', 'en'],
  ])('of %s is found out', async (name, description, language) => {
    expect(await created({ name, description })).toMatchObject({ language });
  });

  it('is the interface’s where nothing tells, and the writer’s where said', async () => {
    expect(await created({ name: 'iPhone' }, { 'accept-language': 'ru' })).toMatchObject({ language: 'ru' });
    expect(await created({ name: 'Велосипед', language: 'lt' })).toMatchObject({ language: 'lt' });
  });
});

describe('"To publish"', () => {
  const keyed = (key: string, payload: object = {}) => create(payload, { 'idempotency-key': key });
  const listings = (name: string) => database.prisma.product.count({ where: { name } });

  it('pressed five times at once makes one listing, and all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => keyed('five', { name: 'Penki' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await listings('Penki')).toBe(1);
  });

  it('repeated by the network under either spelling gets the first answer, whatever happened since', async () => {
    const first = await keyed('retry', { name: 'Kartotas' });
    await database.prisma.product.update({ where: { id: first.json().data.id }, data: { name: 'Kitas' } });
    const again = await server.send(
      '/api/products',
      { ...bare, name: 'Kartotas' },
      { ...actors.owner.headers, 'idempotency-key': 'retry' },
    );
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await listings('Kartotas')).toBe(0);
  });

  it('can be pressed again with the same key after a refusal', async () => {
    expect((await keyed('mended', { price: 1, thumbnail: ['/storage/none.webp'] })).statusCode).toBe(422);
    expect((await keyed('mended', { price: 1 })).statusCode).toBe(201);
  });

  it('with the key of somebody else is their own', async () => {
    await keyed('shared', { name: 'Bendras' });
    const headers = { ...actors.stranger.headers, 'idempotency-key': 'shared' };
    const other = await server.send('/products', { ...bare, name: 'Bendras' }, headers);
    expect(other.json().data.user_id).toBe(actors.stranger.id);
  });

  it.each(['', ' ', 'x'.repeat(201), 'žodis'])('refuses the key %j', async (key) => {
    const answer = await keyed(key);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['Idempotency-Key']]);
  });
});
