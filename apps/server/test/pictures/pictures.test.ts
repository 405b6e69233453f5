import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
afterAll(() => server.close());

const widths = [320, 640, 1280] as const;
await server.factories.picture({ key: '0a1b2c' });
await server.storage.put('0a1b2c', new Map(widths.map((width) => [width, Buffer.from(`picture of ${width}`)])));

describe('/storage', () => {
  it.each(widths)('gives a picture in width %i', async (width) => {
    const answer = await server.get(`/storage/0a1b2c.webp?w=${width}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.body).toBe(`picture of ${width}`);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('gives the widest unless told', async () => {
    expect((await server.get('/storage/0a1b2c.webp')).body).toBe('picture of 1280');
    expect((await server.get('/storage/0a1b2c.webp?w=')).body).toBe('picture of 1280');
  });

  it('says that nothing has changed to who has it already', async () => {
    const { etag } = (await server.get('/storage/0a1b2c.webp')).headers;
    for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await server.get('/storage/0a1b2c.webp', { 'if-none-match': known });
      expect(again.statusCode, known).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    expect((await server.get('/storage/0a1b2c.webp', { 'if-none-match': '"other", W/"third"' })).statusCode).toBe(200);
  });

  it('answers HEAD without the picture', async () => {
    const answer = await server.request({ method: 'HEAD', url: '/storage/0a1b2c.webp?w=320' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String('picture of 320'.length));
    expect(answer.body).toBe('');
  });

  it.each([
    '/storage/0a1b2c.webp?w=321',
    '/storage/0a1b2c.webp?w=0320',
    '/storage/0a1b2c.webp?w=320&w=640',
    '/storage/0a1b2c.webp?w=../320',
    '/storage/ffffff.webp',
    '/storage/0a1b2c',
    '/storage/0a1b2c.png',
    '/storage/0A1B2C.webp',
    '/storage/.webp',
    '/storage/..%2f..%2fetc%2fpasswd',
    '/storage/..%2f0a1b2c.webp',
    '/storage/0a/0a1b2c/320.webp',
    '/storage/%00.webp',
    '/storage/',
    '/storage',
  ])('%s is nothing: 404', async (url) => {
    expect((await server.get(url)).statusCode).toBe(404);
  });
});
