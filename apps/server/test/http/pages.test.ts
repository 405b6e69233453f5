import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@muge/contract';
import { redirects, screens } from '@muge/contract/screens';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createWebDist, pageText } from '../support/web-dist.ts';

const web = await createWebDist();
const server = await createTestApp({ config: { webDist: web.folder } });
const product = await server.factories.product();
afterAll(async () => {
  await server.close();
  await web.remove();
});

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const page = expect.stringMatching(/^text\/html/);
const json = expect.stringMatching(/^application\/json/);

/** Paths of calls that no screen has; the application shows its own not-found there. */
const noScreens = [
  '/categories',
  '/categories/1',
  '/subcategories',
  '/places',
  '/products',
  '/products/counts',
  '/products/search',
  '/categories/1/search',
  '/products/abc',
  '/1/products',
  '/1/ads',
  '/ads/1',
  '/getads',
  '/user/1',
  '/user/1/0/activeProducts',
  '/user/products/active',
];

describe('a bare path that is also a call', () => {
  it.each([
    ['what a browser sends', browser],
    ['text/html alone', 'text/html'],
    ['text/html with parameters', 'text/html;q=0.9;charset=utf-8'],
    ['text/html after JSON', 'application/json, text/html;q=0.1'],
  ])('is the page for %s', async (_name, accept) => {
    const answer = await server.get(`/products/${product.id}`, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toEqual(page);
    expect(answer.body).toContain(pageText);
  });

  it.each([
    ['a bare star', '*/*'],
    ['JSON', 'application/json'],
    ['JSON and a star', 'application/json, text/plain, */*'],
    ['any text', 'text/*'],
    ['XHTML', 'application/xhtml+xml'],
    ['an empty header', ''],
  ])('is JSON for %s', async (_name, accept) => {
    const answer = await server.get(`/products/${product.id}`, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toEqual(json);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is JSON for who sends no Accept header', async () => {
    const answer = await server.get(`/products/${product.id}`);
    expect(answer.headers['content-type']).toEqual(json);
  });

  it('tells caches that the answer depends on Accept, either way', async () => {
    for (const accept of [browser, '*/*']) {
      const answer = await server.get(`/products/${product.id}`, { accept });
      expect(answer.headers.vary?.toString().toLowerCase().split(/, ?/)).toContain('accept');
    }
  });

  it.each(noScreens)('is the page with 404 where the application has no such screen: %s', async (url) => {
    for (const spelling of [url, `${url}/`, `${url}?page=1`]) {
      const answer = await server.get(spelling, { accept: browser });
      expect(answer.statusCode, spelling).toBe(404);
      expect(answer.headers['content-type']).toEqual(page);
      expect(answer.body).toContain(pageText);
    }
  });

  it('is the page with 200 where the application has such a screen', async () => {
    const answer = await server.get('/profile', { accept: browser });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toEqual(page);
    expect((await server.get('/profile')).json()).toMatchObject({ code: 'token_missing' });
  });

  it('follows the same rule with a trailing slash', async () => {
    expect((await server.get(`/products/${product.id}/`, { accept: browser })).headers['content-type']).toEqual(page);
    expect((await server.get(`/products/${product.id}/`)).json()).toMatchObject({ data: { id: product.id } });
  });

  it('follows the same rule for HEAD, without a body', async () => {
    const url = `/products/${product.id}`;
    const asPage = await server.request({ method: 'HEAD', url, headers: { accept: browser } });
    expect(asPage.statusCode).toBe(200);
    expect(asPage.headers['content-type']).toEqual(page);
    expect(asPage.body).toBe('');
    const asJson = await server.request({ method: 'HEAD', url, headers: { accept: '*/*' } });
    expect(asJson.statusCode).toBe(200);
    expect(asJson.headers['content-type']).toEqual(json);
    expect(asJson.body).toBe('');
  });

  it('is always JSON under /api', async () => {
    const answer = await server.get(`/api/products/${product.id}`, { accept: browser });
    expect(answer.headers['content-type']).toEqual(json);
  });
});

describe('a path that is only a screen', () => {
  const calls: readonly string[] = endpoints.map(({ path }) => path);
  const addresses = Object.values(screens)
    .map((pattern) => pattern.replace(/:\w+/g, '1'))
    .filter((address) => !calls.includes(address));

  it.each(addresses)('%s is a page whatever is accepted', async (url) => {
    for (const accept of [browser, '*/*', 'application/json', undefined]) {
      const answer = await server.get(url, accept === undefined ? {} : { accept });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toEqual(page);
    }
  });

  it('is a page with a query and with a trailing slash', async () => {
    for (const url of ['/search?q=dviratis&address=Kaunas', '/search/', '/search/1/2/', '/product/1/?from=chat']) {
      const answer = await server.get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toEqual(page);
    }
  });

  it('answers HEAD without a body', async () => {
    const answer = await server.request({ method: 'HEAD', url: '/search' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toEqual(page);
    expect(answer.body).toBe('');
  });

  it.each([...addresses, ...Object.keys(redirects)])('%s says what it answers to other methods', async (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await server.request({ method, url, headers: { accept: browser } });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
    }
  });

  it('is always fetched anew, so that a new version is seen', async () => {
    expect((await server.get('/')).headers['cache-control']).toBe('no-cache');
  });
});

describe('what is never a page', () => {
  it.each(['/docs', '/docs/swagger-ui.css', '/openapi.json', '/health', '/ready'])('%s is itself', async (url) => {
    const answer = await server.get(url, { accept: browser });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(pageText);
  });

  it.each([
    '/storage/none.webp',
    '/storage/none',
    '/avatars/none.png',
    '/api',
    '/api/nothing',
    '/api/search',
    '/docs/nothing',
    '/assets/index-00000.js',
    '/favicon-of-nobody.ico',
  ])('%s is a 404 in JSON, even for a browser', async (url) => {
    const answer = await server.get(url, { accept: browser });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toEqual(json);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('any other path', () => {
  it.each(['/nothing', '/product/1/2', '/login/now', '/%D1%84'])(
    '%s is the page with 404 for a browser',
    async (url) => {
      const answer = await server.get(url, { accept: browser });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toEqual(page);
    },
  );

  it('is 404 in JSON for everybody else', async () => {
    const answer = await server.get('/nothing', { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Not found.', code: 'not_found' });
  });

  it.each(['/bussiness', '/bussiness/', '/bussiness?from=footer'])('%s leads to the right spelling', async (url) => {
    const answer = await server.get(url, { accept: browser });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/business');
  });
});

describe('files of the built application', () => {
  it('are kept for ever when their name carries their content', async () => {
    const answer = await server.get('/assets/index-a1b2c3.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('are kept for an hour otherwise', async () => {
    const answer = await server.get('/robots.txt');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('that are gone since the start, or came later, are 404 for who fetches them', async () => {
    const dist = await createWebDist();
    await using rebuilt = await createTestApp({ config: { webDist: dist.folder } });
    await rm(path.join(dist.folder, 'assets', 'index-a1b2c3.js'));
    await writeFile(path.join(dist.folder, 'assets', 'index-d4e5f6.js'), 'export {};');
    for (const url of ['/assets/index-a1b2c3.js', '/assets/index-d4e5f6.js', '/assets/x.js', '/assets/']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await rebuilt.request({ method, url, headers: { accept: browser } });
        expect(answer.statusCode, `${method} ${url}`).toBe(404);
        expect(answer.headers['content-type']).toEqual(json);
        expect(answer.headers.allow).toBeUndefined();
        expect(String(answer.headers['cache-control'])).not.toContain('immutable');
      }
    }
    await dist.remove();
  });

  it('answer other methods with what they do answer', async () => {
    const answer = await server.request({ method: 'POST', url: '/assets/index-a1b2c3.js' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('do not let anybody out of their folder', async () => {
    for (const url of [
      '/assets/../../secret',
      '/assets/%2e%2e/%2e%2e/secret',
      '/assets/..%2f..%2fsecret',
      '/..%5csecret',
    ]) {
      expect((await server.get(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

it('without a built application there is JSON alone', async () => {
  await using bare = await createTestApp();
  const answer = await bare.get('/search', { accept: browser });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toEqual(json);
  expect((await bare.request({ method: 'POST', url: '/search' })).statusCode).toBe(404);
});
