import { type Endpoint, endpoints } from '@muge/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, clock } = server;
afterAll(() => server.close());
const category = await factories.category({ name_en: 'Home', name_lt: 'Namai' });
await factories.subcategory({ category_id: category.id, name_en: 'Chairs' });

const all: readonly Endpoint[] = endpoints;
const addresses = all.filter(({ cacheable }) => cacheable).map(({ path }) => path.replace('{id}', String(category.id)));

it('the taxonomy, the places and suggestions are what may be kept', () => {
  expect(addresses.sort()).toEqual([
    '/categories',
    `/categories/${category.id}`,
    '/places',
    '/search/suggestions',
    '/subcategories',
  ]);
});

describe.each(addresses)('%s', (url) => {
  it('has a tag, and may be kept as long as it is asked for anew', async () => {
    const { headers } = await server.get(url);
    expect(headers.etag).toMatch(/^W\/"[\w-]+"$/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(headers.vary)).toContain('accept-language');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is not sent to who has it', async () => {
    const { etag } = (await server.get(url)).headers;
    for (const known of [String(etag), `"other", ${etag}`, String(etag).replace('W/', ''), '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const again = await server.request({ method, url: `/api${url}`, headers: { 'if-none-match': known } });
        expect(again.statusCode, known).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toBe('no-cache');
        expect(String(again.headers.vary)).toContain('accept-language');
      }
    }
    const other = await server.get(url, { 'if-none-match': '"other"' });
    expect(other.statusCode).toBe(200);
    expect(other.json().data).toBeDefined();
  });
});

it('each language has a tag of its own', async () => {
  const tags = await Promise.all(
    ['en', 'lt'].map(
      async (language) => (await server.get('/categories', { 'accept-language': language })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(2);
});

it('a change of the taxonomy is seen after five seconds at most, with another tag', async () => {
  clock.stopAt('2026-07-10T10:00:00.000Z');
  const before = await server.get('/categories');
  const added = await factories.category({ name_en: 'Garden' });
  clock.advance(5000);
  const after = await server.get('/categories', { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.json<{ data: { id: number }[] }>().data.map(({ id }) => id)).toContain(added.id);
});

it('an error may not be kept', async () => {
  const { statusCode, headers } = await server.get('/categories/2147483647', { 'if-none-match': '*' });
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});
