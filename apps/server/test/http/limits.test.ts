import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { createWebDist } from '../support/web-dist.ts';

const few = { read: 3, search: 2, count: 2, suggest: 2, write: 2, auth: 2, upload: 2, unknown: 2 };

/** Sends a request from an address. */
function from(server: TestApp, remoteAddress: string, url: string, headers: Record<string, string> = {}) {
  return server.request({ method: 'GET', url, remoteAddress, headers });
}

/** How many requests are answered before the first 429, at most ten. */
async function answered(server: TestApp, remoteAddress: string, headers: Record<string, string> = {}) {
  for (let n = 0; n < 10; n += 1) {
    if ((await from(server, remoteAddress, '/categories', headers)).statusCode === 429) return n;
  }
  return 10;
}

/** A server of few requests with pages. */
async function createServedWeb() {
  const web = await createWebDist();
  const server = await createTestApp({ config: { rateLimits: few, webDist: web.folder } });
  return {
    server,
    async [Symbol.asyncDispose]() {
      await server.close();
      await web.remove();
    },
  };
}

describe('limits', () => {
  it('count both spellings of a path and both kinds of GET as one', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    const head = await server.request({ method: 'HEAD', url: '/categories' });
    expect(head.statusCode).toBe(200);
    expect((await server.get('/categories')).statusCode).toBe(200);
    expect((await server.get('/api/categories')).statusCode).toBe(200);
    expect((await server.get('/categories')).statusCode).toBe(429);
    expect((await server.get('/api/categories')).statusCode).toBe(429);
  });

  it('answer 429 in the shape of errors, and say after how many seconds to come again', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    for (let n = 0; n < few.read; n += 1) await server.get('/categories');
    const answer = await server.get('/categories');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      message: 'Too many requests. Please wait a little and try again.',
      code: 'too_many_requests',
    });
    expect(answer.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are counted by class: who has read enough may still search', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    for (let n = 0; n <= few.read; n += 1) await server.get('/products');
    expect((await server.get('/subcategories')).statusCode).toBe(429);
    expect((await server.get('/products/search')).statusCode).toBe(200);
    expect((await server.get('/search/counts')).statusCode).toBe(200);
    expect((await server.get('/places')).statusCode).toBe(200);
  });

  it('refuse before anything is looked at: a wrong request counts too', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    for (let n = 0; n < few.search; n += 1) {
      expect((await server.get('/products/search?page=none')).statusCode).toBe(422);
    }
    expect((await server.get('/products/search')).statusCode).toBe(429);
  });

  it('leave alone what watches over the server, pages’ files and pictures', async () => {
    await using server = await createTestApp({
      config: { rateLimits: { read: 1, search: 1, count: 1, suggest: 1, write: 1, auth: 1, upload: 1, unknown: 1 } },
    });
    for (let n = 0; n < 3; n += 1) {
      expect((await server.get('/health')).statusCode).toBe(200);
      expect((await server.get('/ready')).statusCode).toBe(200);
      expect((await server.get('/storage/none.webp')).statusCode).toBe(404);
    }
  });
});

describe('addresses that there are not', () => {
  it.each<[string, InjectOptions]>([
    ['for programs', { method: 'GET', url: '/nothing' }],
    ['for browsers', { method: 'GET', url: '/nothing', headers: { accept: 'text/html' } }],
    ['under /api', { method: 'POST', url: '/api/nothing', payload: {} }],
    ['with a method that nothing has', { method: 'PUT', url: '/categories', payload: {} }],
    ['asked for what they answer', { method: 'OPTIONS', url: '/nothing' }],
  ])('%s are counted together, and apart from those that there are', async (_what, unknown) => {
    await using web = await createServedWeb();
    const { server } = web;
    for (let n = 0; n < few.unknown - 1; n += 1) expect((await server.get('/no-such-file.js')).statusCode).toBe(404);
    expect([404, 405]).toContain((await server.request(unknown)).statusCode);
    const refused = await server.request(unknown);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await server.get('/no-such-file.js')).statusCode).toBe(429);
    expect((await server.get('/categories')).statusCode).toBe(200);
    for (const page of ['/', '/search', '/policy']) {
      expect((await server.get(page, { accept: 'text/html' })).statusCode).toBe(200);
    }
    expect((await server.get('/bussiness')).statusCode).toBe(301);
    expect((await server.get('/robots.txt')).statusCode).toBe(200);
    expect((await server.get('/health')).statusCode).toBe(200);
  });
});

describe('a client', () => {
  it('is an address: others are not slowed down by it', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    expect(await answered(server, '198.51.100.1')).toBe(few.read);
    expect(await answered(server, '198.51.100.2')).toBe(few.read);
  });

  it('is a whole /64 network of IPv6, however it is spelt', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    for (const address of ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:0DB8:0000:0001::2']) {
      expect((await from(server, address, '/categories')).statusCode).toBe(200);
    }
    expect((await from(server, '2001:db8:0:1:8000::', '/categories')).statusCode).toBe(429);
    expect((await from(server, '2001:db8:0:2::1', '/categories')).statusCode).toBe(200);
  });

  it('is the same by its IPv4 address and by that address inside IPv6', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    for (const address of ['198.51.100.1', '::ffff:198.51.100.1', '::ffff:c633:6401']) {
      expect((await from(server, address, '/categories')).statusCode).toBe(200);
    }
    expect((await from(server, '198.51.100.1', '/categories')).statusCode).toBe(429);
    expect((await from(server, '::ffff:198.51.100.2', '/categories')).statusCode).toBe(200);
    expect((await from(server, '::ffff:c633:6403', '/categories')).statusCode).toBe(200);
  });

  it('cannot give itself another address', async () => {
    await using server = await createTestApp({ config: { rateLimits: few } });
    for (let n = 0; n < few.read; n += 1) {
      const answer = await from(server, '203.0.113.5', '/categories', { 'x-forwarded-for': `198.51.100.${n}` });
      expect(answer.statusCode).toBe(200);
    }
    const next = await from(server, '203.0.113.5', '/categories', { 'x-forwarded-for': '198.51.100.99' });
    expect(next.statusCode).toBe(429);
  });
});

describe('behind a trusted proxy', () => {
  const behind = { config: { rateLimits: few, trustedProxies: ['10.0.0.0/8', '::1'] } };

  it('a client is who the proxy says', async () => {
    await using server = await createTestApp(behind);
    expect(await answered(server, '10.0.0.1', { 'x-forwarded-for': '198.51.100.1' })).toBe(few.read);
    expect(await answered(server, '10.0.0.2', { 'x-forwarded-for': '198.51.100.1' })).toBe(0);
    expect(await answered(server, '10.0.0.1', { 'x-forwarded-for': '198.51.100.2' })).toBe(few.read);
  });

  it('what the client itself put in front is not believed', async () => {
    await using server = await createTestApp(behind);
    for (let n = 0; n < few.read; n += 1) {
      const forwarded = `192.0.2.${n}, 198.51.100.1, 10.0.0.9`;
      expect((await from(server, '10.0.0.1', '/categories', { 'x-forwarded-for': forwarded })).statusCode).toBe(200);
    }
    const next = await from(server, '10.0.0.1', '/categories', { 'x-forwarded-for': '192.0.2.200, 198.51.100.1' });
    expect(next.statusCode).toBe(429);
  });

  it('others than the proxy are not believed', async () => {
    await using server = await createTestApp(behind);
    for (let n = 0; n < few.read; n += 1) {
      await from(server, '203.0.113.5', '/categories', { 'x-forwarded-for': `198.51.100.${n}` });
    }
    expect((await from(server, '203.0.113.5', '/categories')).statusCode).toBe(429);
  });

  it('a client is its address, whatever port and brackets the proxy writes with it', async () => {
    await using server = await createTestApp(behind);
    const from4 = ['198.51.100.1:1000', '198.51.100.1:1001', '198.51.100.1'];
    const from6 = ['[2001:db8::1]:1000', '[2001:db8::1]', '2001:db8::2'];
    for (const [first, ...others] of [from4, from6]) {
      expect(await answered(server, '10.0.0.1', { 'x-forwarded-for': `${first}` })).toBe(few.read);
      for (const other of others) expect(await answered(server, '10.0.0.1', { 'x-forwarded-for': other })).toBe(0);
    }
  });

  it('clients that give no address are one', async () => {
    await using server = await createTestApp(behind);
    expect(await answered(server, '10.0.0.1', { 'x-forwarded-for': 'unknown' })).toBe(few.read);
    for (const other of ['_hidden', '999.1.1.1', '198.51.100.1:', '[198.51.100.1', '1:2:3']) {
      expect(await answered(server, '10.0.0.1', { 'x-forwarded-for': other })).toBe(0);
    }
  });

  it('an address that is none is somebody all the same', async () => {
    await using server = await createTestApp(behind);
    const answer = await from(server, '10.0.0.1', '/categories', { 'x-forwarded-for': '::::, <script>, 999.1.1.1' });
    expect(answer.statusCode).toBe(200);
  });
});
