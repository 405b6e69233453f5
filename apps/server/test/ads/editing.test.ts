import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { actors, factories, database } = server;
const me = actors.owner;
const category = await factories.category();
const [first, second] = [
  await factories.subcategory({ category_id: category.id }),
  await factories.subcategory({ category_id: category.id }),
];
const foreign = await factories.subcategory();
const { key } = await factories.picture({ user_id: me.id });
const picture = `/storage/${key}.webp`;
afterAll(() => server.close());

const content = { image_url: [picture], link: 'https://padangos.example/akcija?x=1' };
const whole = {
  name: 'Žieminės padangos',
  description: 'Su montavimu',
  category_id: category.id,
  subcategory_id: [first.id, second.id],
  type: 'image',
  status: 'available',
  content,
  priority: 'best',
  start_date: '2026-11-01',
  end_date: '2100-12-31',
  user_id: me.id,
  clicks_count: 1000,
};

const create = (payload: object, headers: object = {}) =>
  server.send(`/${me.id}/createad`, payload, { ...me.headers, ...headers });
const update = (id: number, payload: object) =>
  server.request({ method: 'PUT', url: `/${id}/update`, payload, headers: me.headers });
const remove = (id: number) => server.request({ method: 'DELETE', url: `/${id}/delete`, headers: me.headers });

async function created(payload: object = whole): Promise<number> {
  const answer = await create(payload);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id;
}

describe('a new ad', () => {
  it('is kept as it was given, waits for a moderator, and counts no clicks of the client’s', async () => {
    const answer = await create(whole);
    expect(answer.statusCode, answer.body).toBe(201);
    const { message, data } = answer.json();
    expect(message).toBe('Ad uploaded successfully');
    const { user_id, ...fields } = whole;
    expect(data).toMatchObject({
      ...fields,
      user_id,
      category_name: category.name_en,
      subcategory_names: [first.name_en, second.name_en],
      clicks_count: 0,
      approved: false,
      running: false,
    });
    expect((await server.get(`/ads/${data.id}`, me.headers)).json()).toEqual({ data });
  });

  it('takes one subcategory, avilable, texts of numbers and blanks', async () => {
    const id = await created({
      ...whole,
      category_id: String(category.id),
      subcategory_id: String(second.id),
      status: ' Avilable',
      description: null,
      priority: '',
    });
    expect((await server.get(`/ads/${id}`, me.headers)).json().data).toMatchObject({
      subcategory_id: [second.id],
      status: 'available',
      description: '',
      priority: null,
    });
    expect((await create({ ...whole, subcategory_id: '' })).json().data.subcategory_id).toEqual([]);
    expect((await create({ ...whole, subcategory_id: [first.id, first.id] })).statusCode).toBe(201);
  });

  it.each([
    ['a name', { name: ' ' }, 'name'],
    ['a category', { category_id: 2_147_483_647 }, 'category_id'],
    ['subcategories of its category', { subcategory_id: [first.id, foreign.id] }, 'subcategory_id'],
    ['real dates', { start_date: '2027-02-30' }, 'start_date'],
    ['dates without a time', { end_date: '2027-02-03T00:00:00Z' }, 'end_date'],
    ['dates that the calendar knows', { start_date: '0000-01-01' }, 'start_date'],
    ['dates in their order', { start_date: '2027-02-03', end_date: '2027-02-02' }, 'end_date'],
    ['one picture at most', { content: { ...content, image_url: [picture, picture] } }, 'content.image_url'],
    ['an uploaded picture', { content: { ...content, image_url: ['/storage/none.webp'] } }, 'content.image_url'],
    [
      'a picture and nothing else',
      { content: { ...content, image_url: [`/storage/${key}.webp?w=320`] } },
      'content.image_url',
    ],
    ['the known type', { type: 'video' }, 'type'],
    ['the known status', { status: 'archived' }, 'status'],
  ])('needs %s', async (_name, wrong, field) => {
    const answer = await create({ ...whole, ...wrong });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)[0]).toContain(field);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.lt/%0aalert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:\\\\evil.example',
    'https://',
    'https:///evil.example',
    'https://bankas.lt@evil.example/',
    'https://bankas.lt:443@evil.example',
    'ftp://example.lt',
    'example.lt',
    'https://example.lt/"><img onerror=alert(1) src=x>',
    '',
  ])('leads nowhere but to the web: %j is refused', async (link) => {
    const answer = await create({ ...whole, content: { ...content, link } });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['content.link']);
  });

  it('shows no picture that somebody else uploaded', async () => {
    const other = await factories.picture({ user_id: actors.stranger.id });
    const answer = await create({ ...whole, content: { ...content, image_url: [`/storage/${other.key}.webp`] } });
    expect(answer.statusCode).toBe(422);
  });

  it('is nobody else’s, in path or body', async () => {
    expect((await server.send(`/${actors.stranger.id}/createad`, whole, me.headers)).statusCode).toBe(403);
    expect((await create({ ...whole, user_id: actors.stranger.id })).statusCode).toBe(403);
  });

  it('is one by a press repeated five times under the same key, and is answered alike', async () => {
    const name = 'Kartą';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create({ ...whole, name }, { 'idempotency-key': 'one-press' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await database.prisma.ad.count({ where: { name } })).toBe(1);
  });
});

describe('a changed ad', () => {
  it('keeps what is absent, and waits for a moderator again', async () => {
    const id = await created();
    await database.prisma.ad.update({ where: { id }, data: { approved_at: new Date(), clicks_count: 5 } });
    const before = (await server.get(`/ads/${id}`, me.headers)).json().data;
    expect(before).toMatchObject({ approved: true, running: true });
    const answer = await update(id, { name: 'Nauja', clicks_count: 0 });
    expect(answer.json()).toEqual({
      message: 'Ad updated successfully',
      data: { ...before, name: 'Nauja', approved: false, running: false, revision: before.revision + 1 },
    });
  });

  it('takes all that the documented form sends', async () => {
    const id = await created();
    const answer = await update(id, { ...whole, status: 'avilable', subcategory_id: [], description: '' });
    expect(answer.json().data).toMatchObject({ status: 'available', subcategory_id: [], description: '' });
  });

  it.each([
    ['an end before the start that it has', { end_date: '2026-10-31' }, 'end_date'],
    ['a category that its subcategories are not of', { category_id: foreign.category_id }, 'subcategory_id'],
    ['a script for a link', { content: { image_url: [], link: 'javascript:1' } }, 'content.link'],
  ])('is not given %s', async (_name, change, field) => {
    const answer = await update(await created(), change);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

describe('a change of an ad that was changed meanwhile', () => {
  it('is refused, but for the same once more', async () => {
    const id = await created();
    const mine = { seen_revision: 1, name: 'Iš telefono', content: { ...content, link: 'https://naujas.example/' } };
    const first = await update(id, mine);
    expect(first.json().data).toMatchObject({ name: 'Iš telefono', revision: 2 });
    const other = await update(id, { seen_revision: '1', name: 'Iš kompiuterio' });
    expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'conflict' }]);
    expect((await server.get(`/ads/${id}`, me.headers)).json()).toEqual({ data: first.json().data });
    const again = await update(id, mine);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await update(id, { ...mine, subcategory_id: [second.id] })).statusCode).toBe(409);
    expect((await update(id, { seen_revision: 2, name: 'Iš kompiuterio' })).json().data).toMatchObject({ revision: 3 });
  });

  it('is refused to all but one of six that began from the same', async () => {
    const id = await created();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => update(id, { seen_revision: 1, name })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it.each([0, -1, 'first', 1.5])('begins from a revision: %j is none', async (seen_revision) => {
    const answer = await update(await created(), { seen_revision, name: 'x' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['seen_revision']]);
  });
});

describe('a deleted ad', () => {
  it('is gone for everybody', async () => {
    const id = await created();
    expect((await remove(id)).json()).toEqual({ message: 'Ad was deleted' });
    expect((await remove(id)).statusCode).toBe(404);
    expect((await update(id, { name: 'x' })).statusCode).toBe(404);
    expect((await server.get(`/ads/${id}`, me.headers)).statusCode).toBe(404);
    expect((await database.prisma.ad.findUniqueOrThrow({ where: { id } })).deleted_at).not.toBeNull();
  });
});

describe('my ads', () => {
  it('are mine, newest first, page by page without repeating', async () => {
    const at = new Date('2026-05-01T10:00:00.000Z');
    await factories.ad();
    for (let n = 0; n < 5; n += 1) await factories.ad({ user_id: actors.stranger.id, created_at: at });
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const url: string = `/${actors.stranger.id}/ads?per_page=2&cursor=${cursor}`;
      const { ads, meta } = (await server.get(url, actors.stranger.headers)).json();
      expect(meta.total).toBe(5);
      seen.push(...ads.map(({ id }: { id: number }) => id));
      cursor = meta.next_cursor;
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    expect(seen).toHaveLength(5);
  });
});

describe('where no approval is asked for', () => {
  it('a new ad runs at once, and goes on when it is changed', async () => {
    await using demo = await createTestApp({ config: { adsApproval: false } });
    const { id: category_id } = await demo.factories.category();
    const { id } = demo.actors.owner;
    const payload = { ...whole, user_id: id, category_id, subcategory_id: [], content: { ...content, image_url: [] } };
    const { data } = (await demo.send(`/${id}/createad`, payload, demo.actors.owner.headers)).json();
    expect(data).toMatchObject({ approved: true, running: true });
    const change = { method: 'PUT', url: `/${data.id}/update`, payload: { name: 'Nauja' } } as const;
    const changed = await demo.request({ ...change, headers: demo.actors.owner.headers });
    expect(changed.json().data).toMatchObject({ approved: true, running: true });
  });
});
