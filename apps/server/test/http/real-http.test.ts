import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { serveTestEndpoints } from '../support/endpoints.ts';
import { createWebDist, pageText } from '../support/web-dist.ts';

const web = await createWebDist();
const statuses: number[] = [];
const server = await createTestApp({
  config: { webDist: web.folder },
  prepare: (app) => {
    serveTestEndpoints(app);
    app.addHook('onSend', async (request, reply) => {
      if (request.headers['x-test'] === 'hangs up') statuses.push(reply.statusCode);
    });
  },
});
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
const client = supertest(origin);
const port = Number(new URL(origin).port);
for (let n = 0; n < 20; n += 1) await server.factories.product({ description: 'Ąžuolinė kėdė. '.repeat(20) });
const product = await server.factories.product({ name: 'Kėdė <script>alert(1)</script>' });
afterAll(async () => {
  await server.close();
  await web.remove();
});

/** Sends bytes and gives back what comes until the server closes the connection. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

/** The body of a raw answer. */
function bodyOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
}

describe('over a real connection', () => {
  it('a program gets JSON, in UTF-8', async () => {
    const answer = await client.get(`/products/${product.id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body.data.name).toBe('Kėdė <script>alert(1)</script>');
  });

  it('a browser gets the page under the same address, which leads on to the screen', async () => {
    const answer = await client.get(`/products/${product.id}`).set('Accept', 'text/html,*/*;q=0.8');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(pageText);
    expect(answer.text).not.toContain('alert(1)');
  });

  it('a body is taken, and refused in words', async () => {
    expect((await client.post('/api/test/notes').send({ text: 'labas' })).status).toBe(201);
    const refused = await client.post('/api/test/notes').send({ text: 'x'.repeat(21) });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ text: ['Must have at most 20 characters.'] });
  });

  it('a body that is too large is refused', async () => {
    const answer = await client
      .post('/test/notes')
      .set('content-type', 'application/json')
      .send(`{"text":"${'x'.repeat(262_144)}"}`);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'payload_too_large' });
  });

  it('a form that never ends is waited for as long as the slowest upload takes, and no longer', () => {
    const minutes = server.app.server.requestTimeout / 60_000;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThanOrEqual(12);
    expect(server.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  });

  it('a client that hangs up in the middle of a body is no failure of the server', async () => {
    const socket = connect(port, '127.0.0.1');
    const headers = 'Host: x\r\nX-Test: hangs up\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
    socket.write(`POST /test/notes HTTP/1.1\r\n${headers}{"text":`, () => socket.destroy());
    await expect.poll(() => statuses).toEqual([400]);
  });

  it('HEAD says how long the answer would be, and sends none', async () => {
    const whole = await client.get('/categories').set('Accept-Encoding', 'identity');
    const answer = await client.head('/categories').set('Accept-Encoding', 'identity');
    expect(answer.status).toBe(200);
    expect(answer.text ?? '').toBe('');
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(whole.text)));
  });

  it('long answers are compressed for who can read that, and only for those', async () => {
    const fetchWith = (encoding: string) => fetch(`${origin}/products`, { headers: { 'accept-encoding': encoding } });
    const compressed = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/products`, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
    });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(String(compressed.headers.vary)).toContain('accept-encoding');
    expect(String(compressed.headers.vary)).toContain('accept-language');
    const chunks = await compressed.toArray();
    expect(JSON.parse(brotliDecompressSync(Buffer.concat(chunks)).toString('utf8'))).toHaveLength(21);
    const plain = await fetchWith('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toHaveLength(21);
  });

  it('one connection carries many requests, errors among them', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const reused: boolean[] = [];
    for (const path of ['/categories', '/products/0', '/nothing', '/products/%', '/categories']) {
      await new Promise<void>((resolve, reject) => {
        const request = get(`${origin}${path}`, { agent }, (response) => {
          reused.push(request.reusedSocket);
          response.resume();
          response.on('end', resolve);
        });
        request.on('error', reject);
      });
    }
    agent.destroy();
    expect(reused).toEqual([false, true, true, true, true]);
  });

  it('clients that go away in the middle harm nobody', async () => {
    for (let n = 0; n < 10; n += 1) {
      const request = get(`${origin}/products/search?q=kėdė`);
      request.on('error', () => undefined);
      await once(request, 'socket');
      request.destroy();
    }
    const half = connect(port, '127.0.0.1');
    half.write(
      'POST /test/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"te',
    );
    await once(half, 'connect');
    half.destroy();
    expect((await client.get('/products')).status).toBe(200);
    expect((await client.get('/ready')).status).toBe(200);
  });
});

/** What no page could be made of, whoever shows it. */
function expectProtection(answer: string): void {
  const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  expect(head).toContain('x-frame-options: deny');
  expect(head).toContain('cache-control: no-store');
}

describe('what is hardly HTTP', () => {
  it('headers that are too large: 431 in the shape of errors', async () => {
    const answer = await raw(`GET /categories HTTP/1.1\r\nhost: x\r\nx-padding: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'bad_request', message: 'The request could not be read.' });
    expectProtection(answer);
  });

  it('an address that is too long: 431 in the shape of errors', async () => {
    const answer = await raw(`GET /products/search?q=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'bad_request' });
    expectProtection(answer);
  });

  it.each([
    'labas\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /categories HTTP/1.1\r\nhost x\r\n\r\n',
    'FETCH /categories HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET /products/%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  ])('%j: 400 in the shape of errors', async (bytes) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(bodyOf(answer)).toMatchObject({
      code: 'bad_request',
      message: 'The request could not be read.',
      request_id: expect.any(String),
    });
    expectProtection(answer);
  });

  it.each(['PROPFIND', 'PURGE', 'TRACE'])(
    '%s, which nothing here answers: 405 or 404 in the shape of errors',
    async (method) => {
      const known = await raw(`${method} /categories HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(known).toMatch(/^HTTP\/1\.1 405 /);
      expect(bodyOf(known)).toMatchObject({ code: 'method_not_allowed' });
      const unknown = await raw(`${method} /nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(unknown).toMatch(/^HTTP\/1\.1 404 /);
      expect(bodyOf(unknown)).toMatchObject({ code: 'not_found' });
      expect(unknown.toLowerCase()).toContain('x-content-type-options: nosniff');
    },
  );

  it('CONNECT, which is for proxies: 400 in the shape of errors', async () => {
    const answer = await raw('CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'bad_request' });
    expectProtection(answer);
  });

  it('no Host header: 400 that says so', async () => {
    const answer = await raw('GET /categories HTTP/1.1\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'bad_request', message: 'The Host header is missing.' });
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('HTTP/1.0 may leave the Host header out', async () => {
    expect(await raw('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a long address that still fits is only a long text', async () => {
    const answer = await client.get(`/products/search?q=${'x'.repeat(5000)}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.q).toEqual(['Must have at most 200 characters.']);
  });
});
