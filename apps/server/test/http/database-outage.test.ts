import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createDatabaseProxy } from '../support/database-proxy.ts';

const proxy = await createDatabaseProxy();
const server = await createTestApp({ databaseUrl: proxy.through });
const product = await server.factories.product();
afterAll(async () => {
  if (down) await proxy.putBack();
  await server.close();
  await proxy[Symbol.asyncDispose]();
});

let down = false;
async function pullOut() {
  // What was found out before is kept no longer.
  server.clock.advance(60_000);
  await proxy.pullOut();
  down = true;
}
async function putBack() {
  await proxy.putBack();
  down = false;
}

const addresses = [
  '/categories',
  '/subcategories',
  '/categories/1/search',
  '/products',
  '/products/counts',
  '/products/search?q=kėdė',
  `/products/${product.id}`,
];

describe('while PostgreSQL cannot be reached', () => {
  it.each(addresses)('%s says so in words, and works again as soon as it is back', async (url) => {
    await pullOut();
    const answer = await server.get(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      message: 'The service is not available right now. Please try again later.',
      code: 'unavailable',
      request_id: answer.headers['x-request-id'],
    });
    await putBack();
    expect((await server.get(url)).statusCode).not.toBe(503);
  });

  it('/ready says so, /health does not', async () => {
    await pullOut();
    expect((await server.get('/ready')).statusCode).toBe(503);
    expect((await server.get('/health')).statusCode).toBe(200);
    await putBack();
    server.clock.advance(1000);
    expect((await server.get('/ready')).statusCode).toBe(200);
  });

  it('who sends a token is told the same, not that the token is bad', async () => {
    const { headers } = server.actors.owner;
    await pullOut();
    expect((await server.get('/products', headers)).statusCode).toBe(503);
    await putBack();
    expect((await server.get('/products', headers)).statusCode).toBe(200);
  });

  it('places need no database', async () => {
    await pullOut();
    expect((await server.get('/places?q=vil')).statusCode).toBe(200);
    await putBack();
  });
});

it('when PostgreSQL is restarted under load, requests fail in words at most, and the next ones succeed', async () => {
  const running = Promise.all(Array.from({ length: 12 }, () => server.get('/products/search?q=medinė')));
  await pullOut();
  const statuses = (await running).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await putBack();
  const after = await Promise.all(Array.from({ length: 12 }, () => server.get('/products/search?q=medinė')));
  expect(after.every(({ statusCode }) => statusCode === 200)).toBe(true);
});
