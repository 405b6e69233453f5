import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { insideMessage, serveTestEndpoints } from '../support/endpoints.ts';

const server = await createTestApp({ prepare: serveTestEndpoints });
afterAll(() => server.close());

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('ids in paths', () => {
  const wrong = [
    '0',
    '-1',
    '+1',
    '1e3',
    '1.5',
    '0x10',
    '2147483648',
    '4294967297',
    '99999999999999999999',
    'abc',
    '1abc',
    'null',
    '%00',
    '1%00',
    '%20',
    '1%2F2',
    '%D9%A1',
    "1'--",
    'a'.repeat(150),
    '1'.repeat(5000),
  ];
  it.each(wrong)('%.20s is nobody’s id: 404', async (id) => {
    for (const url of [`/products/${id}`, `/categories/${id}`, `/categories/${id}/search`, `/api/products/${id}`]) {
      const answer = await server.get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('the highest id there can be is only absent', async () => {
    expect((await server.get('/products/2147483647')).statusCode).toBe(404);
  });

  it('leading zeros do not make another id', async () => {
    const product = await server.factories.product();
    const answer = await server.get(`/products/000${product.id}`);
    expect(answer.json()).toMatchObject({ data: { id: product.id } });
  });
});

describe('the shape of errors', () => {
  it('is a sentence, a word and the request’s id', async () => {
    const answer = await server.get('/products/2147483647');
    expect(answer.json()).toEqual({
      message: 'Not found.',
      code: 'not_found',
      request_id: expect.stringMatching(uuid),
    });
    expect(answer.headers['x-request-id']).toBe(answer.json().request_id);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('names the fields, each with its sentences, where a value is refused', async () => {
    const answer = await server.get('/products/search?price_min=cheap&per_page=101&status=broken&sort_dir=up');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: 'Some fields are not valid.',
      code: 'validation_failed',
      errors: {
        price_min: ['Enter a number.'],
        per_page: ['Must be at most 100.'],
        status: ['Must be one of: new, used, new-like.'],
        sort_dir: ['Must be one of: asc, desc.'],
      },
    });
  });

  it('gives every request an id of its own, and does not take one from outside', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await server.get('/categories', { 'x-request-id': 'mine' })).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mine');
  });

  it('says nothing of the inside when the server breaks', async () => {
    const answer = await server.get('/test/failure');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again later.',
      code: 'server_error',
      request_id: expect.stringMatching(uuid),
    });
    expect(answer.body).not.toContain(insideMessage);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('addresses that cannot be read', () => {
  it.each(['/products/%', '/products/%ff', '/products/%E0%A4%A', '/api/categories/%zz/search', '/%'])(
    '%s is a 400 in words',
    async (url) => {
      const answer = await server.get(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'The request could not be read.',
        code: 'bad_request',
        request_id: expect.stringMatching(uuid),
      });
      expect(answer.headers['x-request-id']).toBe(answer.json().request_id);
    },
  );

  it.each(['%', '%ff', '%E0%A4%A', 'a%00b', '%F0%9F%A6%86'])('a query of %s is only an odd text', async (text) => {
    const answer = await server.get(`/products/search?q=${text}`);
    expect(answer.statusCode).toBe(200);
  });
});

describe('query parameters', () => {
  it('that nobody knows are ignored', async () => {
    const answer = await server.get('/products/search?utm_source=x&utm_source=y&__proto__=1&constructor=2&page=1');
    expect(answer.statusCode).toBe(200);
  });

  it.each(['', '%20', '%20%20', '+'])('that are blank (“%s”) are absent', async (blank) => {
    await server.factories.product();
    const answer = await server.get(
      `/products/search?q=${blank}&address=${blank}&price_min=${blank}&price_max=${blank}&status=${blank}&sort_by=${blank}` +
        `&sort_dir=${blank}&page=${blank}&per_page=${blank}&cursor=${blank}&subcategory_id=${blank}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json().meta).toMatchObject({ page: 1, per_page: 30 });
    expect(answer.json().data.length).toBeGreaterThan(0);
  });

  it.each([
    'q',
    'address',
    'price_min',
    'price_max',
    'status',
    'sort_by',
    'sort_dir',
    'page',
    'per_page',
    'cursor',
    'subcategory_id',
  ])('%s given twice is refused, not guessed', async (key) => {
    const answer = await server.get(`/products/search?${key}=1&${key}=2`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [key]: ['Give one value, not several.'] });
  });

  it.each(['page', 'per_page', 'subcategory_id'])('%s is a whole number in plain digits', async (key) => {
    for (const wrong of ['1e1', '0x10', '0b1', '%205', '5%20', '+5', '1.5', '1.0', 'ten', '1_0', '%D9%A1']) {
      const answer = await server.get(`/products/search?${key}=${wrong}`);
      expect(answer.statusCode, wrong).toBe(422);
      expect(answer.json().errors, wrong).toEqual({ [key]: ['Enter a whole number.'] });
    }
    expect((await server.get(`/products/search?${key}=0`)).json().errors).toEqual({ [key]: ['Must be at least 1.'] });
    expect((await server.get(`/products/search?${key}=-1`)).json().errors).toEqual({ [key]: ['Must be at least 1.'] });
    for (const large of ['2147483648', '9'.repeat(30), '9'.repeat(400)]) {
      const answer = await server.get(`/products/search?${key}=${large}`);
      expect(answer.json().errors[key], large).toEqual([expect.stringMatching(/^Must be at most \d+\.$/)]);
    }
    expect((await server.get(`/products/search?${key}=007`)).statusCode).toBe(200);
  });

  it('cannot be operators', async () => {
    const answer = await server.get('/products/search?q[not]=x&price_min[gt]=1');
    expect(answer.statusCode).toBe(200);
  });
});

describe('methods', () => {
  it.each([
    ['POST', '/products/1', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', '/api/products/1/phone', 'GET, HEAD'],
    ['PUT', '/categories', 'GET, HEAD'],
    ['PATCH', '/categories/1/search', 'GET, HEAD'],
    ['GET', '/test/notes', 'POST'],
    ['POST', '/health', 'GET, HEAD'],
  ] as const)('%s %s is not answered there: 405 with what is', async (method, url, allow) => {
    const answer = await server.request({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('that are answered nowhere are 404 at addresses that don’t exist', async () => {
    expect((await server.request({ method: 'DELETE', url: '/nothing' })).statusCode).toBe(404);
  });
});

describe('bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    server.request({ method: 'POST', url: '/test/notes', headers: { 'content-type': type }, payload });

  it('may hold unknown fields and numbers as strings', async () => {
    const answer = await post('{"text":"labas","stars":"5","clicks_count":1000}');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ text: 'labas', stars: 5 });
  });

  it.each(['{', '{"text":}', 'text=labas', '', '\u0000'])('%j is no JSON: 400', async (payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', message: 'The request could not be read.' });
  });

  it.each(['[]', 'null', '"labas"', '5', '{}', '{"text":""}', '{"text":{"not":""}}'])(
    '%s is JSON, but not what is asked for: 422',
    async (payload) => {
      const answer = await post(payload);
      expect(answer.statusCode).toBe(422);
      const sentences: string[] = Object.values<string[]>(answer.json().errors).flat();
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences)
        expect(sentence).toMatch(
          /^(Enter a text|Must be an object|Must have at least 1 character|Give one value, not several)\.$/,
        );
    },
  );

  it('cannot reach prototypes', async () => {
    const answer = await post('{"text":"labas","__proto__":{"stars":5}}');
    expect(answer.statusCode).toBe(400);
  });

  it('without a body at all: 422', async () => {
    const answer = await server.request({ method: 'POST', url: '/test/notes' });
    expect(answer.statusCode).toBe(422);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    // What curl calls an empty `--data`, and axios a body of null.
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
  ])('of type %s that are empty are none where none is read', async (type) => {
    const product = await server.factories.product();
    const { headers } = await signIn(server.app, server.database.prisma, (await server.factories.user()).id);
    const calls = [
      ['POST', `/products/${product.id}/favorite`, 201],
      ['DELETE', `/products/${product.id}/favorite`, 200],
      ['POST', '/logout', 200],
      ['POST', '/nothing', 404],
    ] as const;
    for (const [method, url, status] of calls) {
      const answer = await server.request({
        method,
        url,
        headers: { ...headers, 'content-type': type, 'content-length': '0' },
        payload: '',
      });
      expect([url, answer.statusCode]).toEqual([url, status]);
    }
    expect((await server.request({ method: 'GET', url: '/profile', headers })).statusCode).toBe(401);
  });

  it('of JSON that come in chunks, of which there are none, are none where none is read', async () => {
    const product = await server.factories.product();
    const { headers } = await signIn(server.app, server.database.prisma, (await server.factories.user()).id);
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const statusOf = async (url: string) => {
      const payload = Readable.from([]);
      return (await server.request({ method: 'POST', url, headers: { ...headers, ...chunked }, payload })).statusCode;
    };
    expect(await statusOf(`/products/${product.id}/favorite`)).toBe(201);
    expect(await statusOf('/test/notes')).toBe(400);
  });

  it.each(['application/x-www-form-urlencoded', 'application/octet-stream', 'multipart/form-data; boundary=x'])(
    'of type %s are refused also where none is read, and empty where one is: 415',
    async (type) => {
      const product = await server.factories.product();
      const { headers } = await signIn(server.app, server.database.prisma, (await server.factories.user()).id);
      const url = `/products/${product.id}/favorite`;
      const filled = { method: 'POST', url, headers: { ...headers, 'content-type': type }, payload: 'a=b' } as const;
      expect((await server.request(filled)).statusCode).toBe(415);
      const empty = { 'content-type': type, 'content-length': '0' };
      for (const one of ['/test/notes', '/login', '/upload'])
        expect([
          one,
          (await server.request({ method: 'POST', url: one, headers: { ...headers, ...empty }, payload: '' }))
            .statusCode,
        ]).toEqual([one, one === '/upload' && type.startsWith('multipart') ? 422 : 415]);
    },
  );

  it.each(['text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s are refused: 415',
    async (type) => {
      const answer = await post('<text>labas</text>', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('of more than 256 kB are refused: 413', async () => {
    const answer = await post(JSON.stringify({ text: 'x'.repeat(262_144) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('on a GET are not looked at', async () => {
    const answer = await server.request({
      method: 'GET',
      url: '/categories',
      headers: { 'content-type': 'application/json' },
      payload: '{"broken":',
    });
    expect(answer.statusCode).toBe(200);
  });
});
