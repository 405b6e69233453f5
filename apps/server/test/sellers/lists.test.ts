import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, database } = server;
afterAll(() => server.close());

interface Page {
  data: { id: number; user_id: number; name: string; status: string }[];
  meta: { page: number; per_page: number; total: number; next_cursor: string | null };
}

async function someone(): Promise<Actor> {
  return signIn(server.app, database.prisma, (await factories.user()).id);
}

async function read(url: string, headers?: { authorization: string }): Promise<Page> {
  const answer = await server.get(url, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, products, meta } = answer.json();
  return { data: data ?? products, meta };
}

const idsOf = ({ data }: Page) => data.map(({ id }) => id);

describe('a seller’s published products', () => {
  it('are twelve a page, newest first', async () => {
    const { id: user_id } = await factories.user();
    for (let n = 0; n < 14; n += 1) {
      await factories.product({ user_id, name: `Kėdė ${n}`, created_at: new Date(Date.UTC(2026, 0, 1 + n)) });
    }
    const first = await read(`/user/${user_id}/0/activeProducts`);
    expect(first.data.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, n) => `Kėdė ${13 - n}`));
    expect(first.meta).toMatchObject({ page: 1, per_page: 12, total: 14 });
    const second = await read(`/user/${user_id}/0/activeProducts?page=2`);
    expect(second.data.map(({ name }) => name)).toEqual(['Kėdė 1', 'Kėdė 0']);
    expect(second.meta).toMatchObject({ page: 2, total: 14, next_cursor: null });
  });

  it('leave out the product that one comes from', async () => {
    const { id: user_id } = await factories.user();
    const [one, other] = [await factories.product({ user_id }), await factories.product({ user_id })];
    const page = await read(`/user/${user_id}/${one.id}/activeProducts`);
    expect(idsOf(page)).toEqual([other.id]);
    expect(page.meta.total).toBe(1);
    expect((await server.get(`/user/${user_id}/x/activeProducts`)).statusCode).toBe(404);
  });
});

describe('while newer ones appear after the first page', () => {
  const lists = [
    ['active', 'Published', (id: number) => `/user/${id}/0/activeProducts`],
    ['archive', 'archived', (id: number) => `/user/${id}/archiveProducts`],
    ['all', 'Published', (id: number) => `/${id}/products`],
    ['my active', 'Published', () => '/user/products/active'],
    ['my archived', 'Saved', () => '/user/products/archived'],
  ] as const;

  it.each(lists)('%s: nothing repeats, nothing is skipped, equal moments too', async (_name, status, urlOf) => {
    const me = await someone();
    const moment = new Date(Date.now() - 60_000);
    const add = (created_at: Date) => factories.product({ user_id: me.id, status, created_at });
    const before: number[] = [];
    for (let n = 0; n < 11; n += 1) before.push((await add(moment)).id);

    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await read(`${urlOf(me.id)}?per_page=4&cursor=${cursor}`, me.headers);
      seen.push(...idsOf(page));
      if (cursor === '') for (let n = 0; n < 5; n += 1) await add(n < 2 ? moment : new Date());
      cursor = page.meta.next_cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => before.includes(id)).sort((a, b) => a - b)).toEqual(before);
  });

  it.each(lists)('%s: a cursor of nowhere is refused in words', async (_name, _status, urlOf) => {
    const me = await someone();
    for (const position of ['x', '{"at":"-000001-01-01T00:00:00Z","id":1}', '{"at":"2026-01-01T00:00:00Z","id":3e9}']) {
      const cursor = Buffer.from(position).toString('base64url');
      const answer = await server.get(`${urlOf(me.id)}?cursor=${cursor}`, me.headers);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['cursor']);
    }
  });
});

describe('my products', () => {
  it('are still only mine on page 2', async () => {
    const [me, other] = [await someone(), await someone()];
    for (let n = 0; n < 15; n += 1) {
      for (const { id } of [me, other]) {
        await factories.product({ user_id: id });
        await factories.product({ user_id: id, status: n % 2 === 0 ? 'Saved' : 'completed' });
      }
    }
    for (const list of ['active', 'archived']) {
      const page = await read(`/user/products/${list}?page=2`, me.headers);
      expect(page.data).toHaveLength(3);
      expect(page.data.every(({ user_id }) => user_id === me.id)).toBe(true);
      expect(page.meta.total).toBe(15);
    }
  });

  it('are published in one list and all the rest in the other', async () => {
    const me = await someone();
    for (const status of ['Published', 'Saved', 'archived', 'completed']) {
      await factories.product({ user_id: me.id, status });
    }
    const statusesOf = async (list: string) =>
      (await read(`/user/products/${list}`, me.headers)).data.map(({ status }) => status).sort();
    expect(await statusesOf('active')).toEqual(['Published']);
    expect(await statusesOf('archived')).toEqual(['Saved', 'archived', 'completed']);
  });

  it('that are not published are had by their status, each with its count, page by page', async () => {
    const me = await someone();
    for (const [status, count] of [
      ['Saved', 3],
      ['archived', 1],
      ['Published', 2],
    ] as const) {
      for (let n = 0; n < count; n += 1) await factories.product({ user_id: me.id, status });
    }
    const list = (query: string) => read(`/user/products/archived?${query}`, me.headers);
    const drafts = await list('status=Saved&per_page=2');
    expect(drafts.data.map(({ status }) => status)).toEqual(['Saved', 'Saved']);
    expect(drafts.meta.total).toBe(3);
    expect((await list(`status=Saved&per_page=2&cursor=${drafts.meta.next_cursor}`)).data).toHaveLength(1);
    expect((await list('status=archived')).meta.total).toBe(1);
    expect((await list('status=completed')).meta.total).toBe(0);
    expect((await list('status=')).meta.total).toBe(4);
  });

  it('that are not published come with how many there are of each status, whichever are shown', async () => {
    const [me, other] = [await someone(), await someone()];
    const put = (user_id: number, status: string, rest: object = {}) => factories.product({ user_id, status, ...rest });
    for (const status of ['Saved', 'Saved', 'completed', 'Published']) await put(me.id, status, { name: 'Kėdė' });
    await put(me.id, 'Saved', { name: 'Stalas', hidden_at: new Date(), hidden_reason: 'A fake' });
    await put(me.id, 'archived', { deleted_at: new Date() });
    await put(other.id, 'archived');
    const counts = async (query: string) =>
      (await server.get(`/user/products/archived?${query}`, me.headers)).json().counts;
    expect(await counts('')).toEqual({ Saved: 3, archived: 0, completed: 1 });
    expect(await counts('status=completed&per_page=1')).toEqual({ Saved: 3, archived: 0, completed: 1 });
    expect(await counts('q=stalas')).toEqual({ Saved: 1, archived: 0, completed: 0 });
  });

  it.each(['Published', 'saved!', 'king'])('that are not published have no status %s', async (status) => {
    const answer = await server.get(`/user/products/archived?status=${status}`, (await someone()).headers);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['status']);
  });
});

describe('the profile search', () => {
  it.each([
    ['a part of the name in another case', 'DVIRAT', ['Dviratis 100%']],
    ['letters beyond ASCII in another case', 'šaldytuv', ['ŠALDYTUVAS']],
    ['a part of the description', 'juodas', ['Dviratis 100%']],
    ['a per cent sign', '%', ['Dviratis 100%']],
    ['an underscore', '_', ['dalis_2']],
    ['a backslash', '\\', ['C:\\diskas']],
    ['nothing but blanks', '   ', ['C:\\diskas', 'Dviratis 100%', 'dalis_2', 'ŠALDYTUVAS']],
    ['what cannot be stored', 'dali\0s_', ['dalis_2']],
    ['what nobody has', 'dramblys', []],
  ])('finds %s', async (_name, q, names) => {
    const { id: user_id } = await factories.user();
    const rows = { 'Dviratis 100%': 'Beveik JUODAS', ŠALDYTUVAS: '', dalis_2: '', 'C:\\diskas': '' };
    for (const status of ['Published', 'archived']) {
      for (const [name, description] of Object.entries(rows)) {
        await factories.product({ user_id, name, description, status });
      }
    }
    for (const list of ['0/activeProducts', 'archiveProducts']) {
      const page = await read(`/user/${user_id}/${list}?q=${encodeURIComponent(q)}`);
      expect(page.data.map(({ name }) => name).sort()).toEqual(names);
      expect(page.meta.total).toBe(names.length);
    }
  });
});
