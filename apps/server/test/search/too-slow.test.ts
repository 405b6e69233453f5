import { expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

it('a search that takes too long says what to do: 503', async () => {
  await using server = await createTestApp({ databaseUrl: (url) => `${url}?statement_timeout=200` });
  const category = await server.factories.category();
  const client = await server.database.pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE products IN ACCESS EXCLUSIVE MODE');
    for (const path of ['/products/search?q=stalas', `/categories/${category.id}/search`, '/products/search?page=3']) {
      const answer = await server.get(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({
        code: 'search_too_slow',
        message: 'This search takes too long. Use fewer words or other filters, or try again later.',
      });
    }
    const list = await server.get('/products');
    expect(list.statusCode).toBe(503);
    expect(list.json()).toMatchObject({ code: 'unavailable' });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  expect((await server.get('/products/search?q=stalas')).statusCode).toBe(200);
});
