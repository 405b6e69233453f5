import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
for (let n = 0; n < 6; n += 1) await server.factories.product();
afterAll(() => server.close());

async function page(query: string): Promise<{ data: unknown[]; meta: { next_cursor: string | null } }> {
  const answer = await server.get(`/products/search?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('a cursor', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('wins over a page number', async () => {
    const { meta } = await page('per_page=2');
    const next = await page(`per_page=2&cursor=${meta.next_cursor}`);
    expect((await page(`per_page=2&page=5&cursor=${meta.next_cursor}`)).data).toEqual(next.data);
  });

  it.each([
    ['words', 'abc'],
    ['signs', '!!!'],
    ['JSON that is nothing', encode(null)],
    ['a list', encode([])],
    ['an empty object', encode({})],
    ['a position without an id', encode({ by: 'created_at', dir: 'desc', key: '2026-01-01T00:00:00.000Z' })],
    ['an id of nobody', encode({ by: 'created_at', dir: 'desc', key: '2026-01-01T00:00:00.000Z', id: 0 })],
    ['an id too large', encode({ by: 'created_at', dir: 'desc', key: '2026-01-01T00:00:00.000Z', id: 2_147_483_648 })],
    ['an id far too large', encode({ by: 'created_at', dir: 'desc', key: '2026-01-01T00:00:00.000Z', id: 9e15 })],
    ['no moment', encode({ by: 'created_at', dir: 'desc', key: 'yesterday', id: 1 })],
    [
      'a moment before all calendars',
      encode({ by: 'created_at', dir: 'desc', key: '0000-01-01T00:00:00.000Z', id: 1 }),
    ],
    [
      'a moment finer than any clock',
      encode({ by: 'created_at', dir: 'desc', key: `2026-11-01T00:00:00.${'1'.repeat(300)}Z`, id: 5 }),
    ],
    ['a moment of another kind', encode({ by: 'created_at', dir: 'desc', key: 5, id: 1 })],
    ['another order', encode({ by: 'price', dir: 'asc', key: 5, id: 1 })],
    ['another direction', encode({ by: 'created_at', dir: 'asc', key: '2026-01-01T00:00:00.000Z', id: 1 })],
  ])('of %s is refused in words', async (_name, cursor) => {
    const answer = await server.get(`/products/search?cursor=${encodeURIComponent(cursor)}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      cursor: ['This cursor does not belong to this list. Start from the first page.'],
    });
  });

  it.each([
    ['name', 'sort_by=name', { by: 'name', dir: 'asc', key: 'a\u0000b', id: 1 }],
    ['name', 'sort_by=name', { by: 'name', dir: 'asc', key: 'a'.repeat(2000), id: 1 }],
    ['price', 'sort_by=price', { by: 'price', dir: 'asc', key: 9e15, id: 1 }],
    ['price', 'sort_by=price', { by: 'price', dir: 'asc', key: 1.5, id: 1 }],
    ['tier', 'sort_by=relevance&q=a', { by: 'relevance', dir: 'desc', tier: 9, key: '2026-01-01T00:00:00Z', id: 1 }],
    ['tier', 'sort_by=relevance&q=a', { by: 'relevance', dir: 'desc', tier: 0.5, key: '2026-01-01T00:00:00Z', id: 1 }],
    ['tier', 'sort_by=relevance&q=a', { by: 'relevance', dir: 'desc', tier: 4, key: '2026-01-01T00:00:00Z', id: 1 }],
    [
      'moment',
      'sort_by=relevance&q=a',
      { by: 'relevance', dir: 'desc', tier: 0, key: `2026-11-01T00:00:00.${'1'.repeat(300)}Z`, id: 1 },
    ],
    ['moment', 'sort_by=relevance&q=a', { by: 'relevance', dir: 'desc', tier: 0, key: '0000-01-01T00:00:00Z', id: 1 }],
  ])('with a forged %s never ends in an error of the server', async (_name, query, position) => {
    const answer = await server.get(`/products/search?${query}&cursor=${encode(position)}`);
    expect([200, 422]).toContain(answer.statusCode);
  });

  it('cut or changed anywhere never ends in an error of the server', async () => {
    const { meta } = await page('per_page=2');
    const cursor = meta.next_cursor ?? '';
    for (let at = 0; at < cursor.length; at += 3) {
      for (const damaged of [cursor.slice(0, at), `${cursor.slice(0, at)}A${cursor.slice(at + 1)}`]) {
        const answer = await server.get(`/products/search?cursor=${damaged}`);
        expect([200, 422], damaged).toContain(answer.statusCode);
      }
    }
  });

  it('that is too long is refused', async () => {
    expect((await server.get(`/products/search?cursor=${'a'.repeat(5000)}`)).statusCode).toBe(422);
  });
});
