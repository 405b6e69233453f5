import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { formOf, photo } from '../support/pictures.ts';

const server = await createTestApp();
let port = 0;
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());
const { headers: owner } = server.actors.owner;
const picture = await photo();
const mebibyte = 1024 * 1024;

async function send(payload: Buffer | string, headers: InjectOptions['headers'], app: TestApp = server) {
  const who = app.actors.owner.headers;
  return app.request({ method: 'POST', url: '/upload', payload, headers: { ...headers, ...who } });
}

/** A form that is written by hand. */
const byHand = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;

describe('a form without one file in its field is refused in words', () => {
  it.each<[string, () => Promise<Awaited<ReturnType<typeof formOf>>>, string]>([
    ['another field', () => formOf({ content: picture, field: 'file' }), 'Send the file in the field "image".'],
    ['several files', () => formOf(picture, picture), 'Send one file, not several.'],
    ['very many files', () => formOf(...Array.from({ length: 40 }, () => picture)), 'Send one file, not several.'],
    ['an empty file', () => formOf({ content: '' }), 'The file is empty.'],
    ['no file', () => formOf(), 'Send a file in the field "image".'],
  ])('%s', async (_what, make, sentence) => {
    const form = await make();
    const answer = await send(form.payload, form.headers);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: { image: [sentence] } });
  });

  it('a text in the field of the file', async () => {
    const answer = await send('--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nhello\r\n--x--\r\n', byHand);
    expect(answer.json()).toMatchObject({ errors: { image: ['Send a file in the field "image".'] } });
  });

  it('other fields beside it are ignored', async () => {
    const form = await formOf(picture);
    const other = Buffer.from('\r\nContent-Disposition: form-data; name="user_id"\r\n\r\n1\r\n');
    const boundary = form.payload.subarray(0, form.payload.indexOf('\r\n'));
    const answer = await send(Buffer.concat([boundary, other, form.payload]), form.headers);
    expect(answer.statusCode, answer.body).toBe(201);
  });
});

describe('what is no form is refused in words', () => {
  it.each<[string, string, InjectOptions['headers'], number]>([
    ['JSON', '{}', { 'content-type': 'application/json' }, 415],
    ['the bare picture', 'bytes', { 'content-type': 'image/jpeg' }, 415],
    ['nothing', '', {}, 415],
    ['a form without boundary', part('image', 'x'), { 'content-type': 'multipart/form-data' }, 400],
    ['a form of another boundary', '--y\r\n\r\n--y--', byHand, 400],
    ['a form that ends within its file', part('image', 'x').slice(0, -4), byHand, 400],
    ['a form that ends within its headers', part('image', 'x').slice(0, 40), byHand, 400],
    ['a form without end', part('image', 'x'), byHand, 400],
    ['a field that would be a prototype', `${part('__proto__', 'x')}--x--`, byHand, 400],
    [
      'very many fields',
      `${part('image', 'x')}${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(2000)}--x--`,
      byHand,
      400,
    ],
    ['headers without end', `--x\r\n${'X-Filler: y\r\n'.repeat(5000)}\r\n--x--`, byHand, 422],
  ])('%s', async (_what, payload, headers, status) => {
    const answer = await send(payload, headers);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(await readdir(path.join(server.dataDir, 'tmp'))).toEqual([]);
  });

  it('and other calls go on refusing forms', async () => {
    const form = await formOf(picture);
    const answer = await server.request({ method: 'POST', url: '/login', ...form });
    expect(answer.statusCode).toBe(415);
  });
});

/** Sends bytes over a connection of its own, never waiting for an answer; answers what came back until the end. */
async function overTheWire(head: string, body: Buffer, times: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  socket.write(`POST /upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${owner.authorization}\r\n${head}\r\n\r\n`);
  const chunk = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
  for (let n = 0; n < times; n += 1) {
    const written = socket.write(head.includes('chunked') ? chunk : body);
    // An answer may end the connection before everything is written.
    if (!written && !socket.destroyed) await Promise.race([once(socket, 'drain'), received]);
  }
  if (head.includes('chunked')) socket.end('0\r\n\r\n');
  return received;
}

const formType = 'Content-Type: multipart/form-data; boundary=x';
const opening = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';

describe('whoever sends too much reads why', () => {
  it('when the length is told', async () => {
    const length = `Content-Length: ${20 * mebibyte}\r\nConnection: close`;
    const answer = await overTheWire(`${formType}\r\n${length}`, Buffer.alloc(mebibyte), 20);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"message":"File size is too big"');
  });

  it('when the length is not told', async () => {
    const body = Buffer.concat([Buffer.from(opening), Buffer.alloc(mebibyte)]);
    const answer = await overTheWire(`${formType}\r\nTransfer-Encoding: chunked\r\nConnection: close`, body, 20);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"message":"File size is too big"');
    expect(await readdir(path.join(server.dataDir, 'tmp'))).toEqual([]);
  });

  it('and the connection is closed at once when gigabytes are announced', async () => {
    const length = `Content-Length: ${5 * 1024 * mebibyte}`;
    const answer = await overTheWire(`${formType}\r\n${length}`, Buffer.from(opening), 1);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('and the connection serves the next request after a form that is only a little too large', async () => {
    const form = await formOf({ content: Buffer.alloc(11 * mebibyte) });
    const upload = () =>
      fetch(`http://127.0.0.1:${port}/upload`, {
        method: 'POST',
        body: new Uint8Array(form.payload),
        headers: { ...form.headers, ...owner },
      });
    for (let n = 0; n < 3; n += 1) {
      const answer = await upload();
      expect(answer.status).toBe(413);
      expect(answer.headers.get('connection')).not.toBe('close');
      await answer.text();
    }
  });
});

describe('whoever goes away in the middle', () => {
  it('leaves nothing behind', async () => {
    const socket = connect(port, '127.0.0.1');
    const length = `Content-Length: ${mebibyte}`;
    socket.write(
      `POST /upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${owner.authorization}\r\n${formType}\r\n${length}\r\n\r\n${opening}xxxx`,
    );
    const temporary = () => readdir(path.join(server.dataDir, 'tmp'));
    await expect.poll(temporary).toHaveLength(1);
    socket.destroy();
    await expect.poll(temporary).toEqual([]);
  });
});

describe('a person’s day', () => {
  it('has so many uploads, then says when to come again', async () => {
    await using limited = await createTestApp({ config: { rateLimitScale: 0.01 } });
    const form = await formOf(picture);
    for (let n = 0; n < 3; n += 1) {
      expect((await send(form.payload, form.headers, limited)).statusCode).toBe(201);
    }
    const refused = await send(form.payload, form.headers, limited);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'upload_quota_exceeded',
      message: 'You have uploaded very many pictures today. Please try again tomorrow.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    const api = await limited.request({
      method: 'POST',
      url: '/api/upload',
      ...form,
      headers: { ...form.headers, ...limited.actors.owner.headers },
    });
    expect(api.statusCode).toBe(429);
    const somebodyElse = await limited.request({
      method: 'POST',
      url: '/upload',
      ...form,
      headers: { ...form.headers, ...limited.actors.stranger.headers },
    });
    expect(somebodyElse.statusCode).toBe(201);
  });
});
