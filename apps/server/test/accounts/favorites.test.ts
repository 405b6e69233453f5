import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function someone() {
  const { signIn } = await import('../support/actors.ts');
  const user = await server.factories.user();
  return signIn(server.app, server.database.prisma, user.id);
}

const remove = (id: number, headers: { authorization: string }) =>
  server.request({ method: 'DELETE', url: `/products/${id}/favorite`, headers });

describe('favourites', () => {
  it('are added and removed, and repeating either is harmless', async () => {
    const me = await someone();
    const { id } = await server.factories.product();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await server.send(`/products/${id}/favorite`, {}, me.headers)).statusCode).toBe(201);
    }
    const listed = await server.get('/favorites', me.headers);
    expect(listed.json()).toMatchObject({ data: [{ id, is_favorite: true }], meta: { total: 1 } });
    for (let turn = 0; turn < 2; turn += 1) expect((await remove(id, me.headers)).statusCode).toBe(200);
    expect((await server.get('/favorites', me.headers)).json()).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('are marked in every list and on the page, for their owner alone', async () => {
    const [me, other] = [await someone(), await someone()];
    const { id } = await server.factories.product({ name: 'Pažymėta lempa' });
    await server.send(`/products/${id}/favorite`, {}, me.headers);
    const mark = async (headers?: { authorization: string }) => {
      const [search, page] = [
        await server.get('/products/search?q=pazymeta', headers),
        await server.get(`/products/${id}`, headers),
      ];
      return [
        search.json<{ data: { is_favorite: boolean }[] }>().data[0]?.is_favorite,
        page.json<{ data: { is_favorite: boolean } }>().data.is_favorite,
      ];
    };
    expect(await mark(me.headers)).toEqual([true, true]);
    expect(await mark(other.headers)).toEqual([false, false]);
    expect(await mark()).toEqual([false, false]);
  });

  it('are not found for what is private to somebody else', async () => {
    const me = await someone();
    const { id } = await server.factories.product({ status: 'Saved' });
    expect((await server.send(`/products/${id}/favorite`, {}, me.headers)).statusCode).toBe(404);
  });

  it.each([
    ['hidden', { hidden_at: new Date(), hidden_reason: 'Not allowed.' }],
    ['deleted', { deleted_at: new Date() }],
    ['a draft again', { status: 'Saved' }],
    ['of an account that is not active', { owner_active: false }],
  ] as const)('neither take nor show what is %s, and let go of it', async (_what, change) => {
    const me = await someone();
    const { prisma } = server.database;
    const [marked, unmarked] = [await server.factories.product(), await server.factories.product()];
    await server.send(`/products/${marked.id}/favorite`, {}, me.headers);
    await prisma.product.updateMany({ where: { id: { in: [marked.id, unmarked.id] } }, data: change });
    expect((await server.send(`/products/${unmarked.id}/favorite`, {}, me.headers)).statusCode).toBe(404);
    expect((await server.get('/favorites', me.headers)).json()).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await remove(marked.id, me.headers)).statusCode).toBe(200);
    expect(await prisma.favorite.count({ where: { product_id: { in: [marked.id, unmarked.id] } } })).toBe(0);
  });

  it('are one row by twenty parallel presses', async () => {
    const me = await someone();
    const { id } = await server.factories.product();
    await Promise.all(Array.from({ length: 20 }, () => server.send(`/products/${id}/favorite`, {}, me.headers)));
    expect(await server.database.prisma.favorite.count({ where: { product_id: id } })).toBe(1);
  });

  it('page by cursor without repeating or skipping', async () => {
    const me = await someone();
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await server.factories.product();
      await server.send(`/products/${id}/favorite`, {}, me.headers);
    }
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await server.get(`/favorites?per_page=2&cursor=${cursor}`, me.headers);
      const body: { data: { id: number }[]; meta: { next_cursor: string | null } } = page.json();
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.meta.next_cursor;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
    const tooLarge = JSON.stringify({ at: '2026-11-28T00:00:00.000Z', id: 2_147_483_648 });
    for (const damaged of ['xyz', Buffer.from(tooLarge).toString('base64url')]) {
      expect((await server.get(`/favorites?cursor=${damaged}`, me.headers)).statusCode).toBe(422);
    }
  });
});
