import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createWebDist } from '../support/web-dist.ts';

const web = await createWebDist();
const demo = await createTestApp({ config: { webDist: web.folder, ownHosts: ['127.0.0.1', 'turgus.example'] } });
const production = await createTestApp({ config: { webDist: web.folder, ownHosts: null } });
afterAll(async () => {
  await Promise.all([demo.close(), production.close()]);
  await web.remove();
});

const addresses = [
  '/',
  '/search',
  '/categories',
  '/api/products',
  '/health',
  '/docs',
  '/assets/index-a1b2c3.js',
  '/nothing',
];

describe('the demo', () => {
  it.each(addresses)('answers nothing of %s under a foreign name', async (url) => {
    for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example']) {
      const answer = await demo.get(url, { host, accept: 'text/html', origin: 'http://evil.example' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'bad_request',
        message:
          'This server does not go by that name. Open it as localhost, or set PUBLIC_URL to the address it is opened at.',
      });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'turgus.example'])('answers as %s', async (host) => {
    expect((await demo.get('/health', { host })).statusCode).toBe(200);
    expect((await demo.get('/', { host })).statusCode).toBe(200);
  });

  it('does not believe other headers', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
    expect((await demo.get('/health', headers)).statusCode).toBe(400);
  });
});

it('a marketplace with a database of its own answers under every name', async () => {
  expect((await production.get('/health', { host: 'anything.example' })).statusCode).toBe(200);
});
