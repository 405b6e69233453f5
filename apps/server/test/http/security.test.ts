import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createWebDist } from '../support/web-dist.ts';

const web = await createWebDist();
const origin = 'https://partner.example';
const server = await createTestApp({ config: { webDist: web.folder, corsOrigins: [origin] } });
const closed = await createTestApp();
afterAll(async () => {
  await Promise.all([server.close(), closed.close()]);
  await web.remove();
});

/** A Content-Security-Policy by directive. */
function policyOf(header: unknown): Map<string, string> {
  return new Map(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/))
      .map(([name = '', value = '']) => [name, value]),
  );
}

describe('protective headers', () => {
  it.each(['/', '/search', '/categories', '/nothing', '/openapi.json', '/health'])('stand on %s', async (url) => {
    const { headers } = await server.get(url, { accept: 'text/html' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  });

  it.each(['/categories', '/api/products', '/products/search?q=stalas', '/products/0', '/profile'])(
    'keep a browser from making a page of what the API answers at %s',
    async (url) => {
      const { headers } = await server.get(url);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it('/docs needs inline styles, but runs no inline script', async () => {
    const answer = await server.get('/docs');
    const policy = policyOf(answer.headers['content-security-policy']);
    expect(policy.get('script-src') ?? policy.get('default-src')).toBe("'self'");
    expect(answer.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/%', '/products/%ff', `/products/${'1'.repeat(5000)}`])(
    'stand on %.20s too, which no route ever sees',
    async (url) => {
      const { headers } = await server.get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it('a picture runs nothing, whatever its file holds', async () => {
    await server.factories.picture({ key: '0a1b' });
    await server.storage.put('0a1b', new Map([[320, Buffer.from('<svg onload="alert(1)"></svg>')]]));
    const answer = await server.get('/storage/0a1b.webp?w=320');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });
});

describe('CORS for a configured origin', () => {
  it('lets it read answers, with the headers that tell when to come again', async () => {
    const { headers } = await server.get('/categories', { origin });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers['access-control-expose-headers']).toBe('retry-after, x-request-id');
  });

  it('tells caches that the answer depends on the origin, pages and JSON alike', async () => {
    for (const headers of [{ origin }, { origin, accept: 'text/html' }, {}]) {
      const vary = String((await server.get('/categories', headers)).headers.vary)
        .toLowerCase()
        .split(/, ?/);
      expect(vary).toEqual(expect.arrayContaining(['origin', 'accept']));
    }
  });

  it('lets it read errors too', async () => {
    expect((await server.get('/products/0', { origin })).headers['access-control-allow-origin']).toBe(origin);
  });

  it('answers the preflight of a call with a token', async () => {
    const answer = await server.request({
      method: 'OPTIONS',
      url: '/api/products/1',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, DELETE');
    expect(answer.headers['access-control-allow-headers']).toContain('authorization');
  });

  it.each(['https://evil.example', 'https://partner.example.evil.example', 'http://partner.example', 'null'])(
    'does not let %s in',
    async (other) => {
      expect(
        (await server.get('/categories', { origin: other })).headers['access-control-allow-origin'],
      ).toBeUndefined();
      const preflight = await server.request({
        method: 'OPTIONS',
        url: '/categories',
        headers: { origin: other, 'access-control-request-method': 'GET' },
      });
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('CORS when no origin is configured', () => {
  it('lets nobody read answers', async () => {
    const { headers } = await closed.get('/categories', { origin });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('answers no preflight', async () => {
    const answer = await closed.request({
      method: 'OPTIONS',
      url: '/categories',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
