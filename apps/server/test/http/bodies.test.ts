import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { serveTestEndpoints } from '../support/endpoints.ts';
import { formOf, quartered } from '../support/pictures.ts';

/** A server, where it listens, and a way to speak to it. */
async function listening(options: Parameters<typeof createTestApp>[0] = {}) {
  const server = await createTestApp({ prepare: serveTestEndpoints, ...options });
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    server,
    /** Lets another request come and go. */
    async roundTrip() {
      expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    },
    /** A connection, closed with the test at the latest. */
    open() {
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      return socket;
    },
  };
}

/** Gives any body but a form one millisecond. */
const hasty = await listening({ longestBody: 1 });
const usual = await listening();
afterAll(async () => {
  await Promise.all([hasty.server.close(), usual.server.close()]);
});

const json = 'content-type: application/json';

/** What a server answers to these bytes, and nothing more, until it closes the connection. */
async function answerTo({ open }: typeof usual, ...lines: string[]): Promise<string> {
  const socket = open();
  socket.write(lines.join('\r\n'));
  return text(socket);
}

describe('a body that hardly comes', () => {
  it.each([
    ['of a call', ['POST /test/notes HTTP/1.1', 'host: x', json, 'content-length: 100', '', '{"text":']],
    [
      'in pieces',
      ['POST /test/notes HTTP/1.1', 'host: x', json, 'transfer-encoding: chunked', '', '8', '{"text":', ''],
    ],
    ['of no kind', ['DELETE /products/1 HTTP/1.1', 'host: x', json, 'content-length: 100', '', '{']],
    ['for nothing', ['POST /nothing HTTP/1.1', 'host: x', json, 'content-length: 100', '', '{"text":']],
    ['where a form belongs', ['POST /upload HTTP/1.1', 'host: x', json, 'content-length: 100', '', '{"text":']],
  ])('%s is given up: 408 in the shape of errors, and the connection is closed', async (_what, lines) => {
    const answer = await answerTo(hasty, ...lines);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head.toLowerCase()).toContain('connection: close');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toEqual({
      message: 'The request took too long to arrive. Please try again.',
      code: 'request_timeout',
      request_id: expect.any(String),
    });
  });

  it('is given up compressed, too', async () => {
    const socket = hasty.open();
    const lines = [
      'POST /test/notes HTTP/1.1',
      'host: x',
      json,
      'content-encoding: gzip',
      'content-length: 100',
      '',
      '',
    ];
    socket.write(lines.join('\r\n'));
    socket.write(gzipSync('{"text":"labas"}').subarray(0, 12));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('has half a minute: what comes late, but within it, is taken, and the connection stays open', async () => {
    const socket = usual.open();
    const body = '{"text":"labas"}';
    const head = ['POST /test/notes HTTP/1.1', 'host: x', json, `content-length: ${body.length}`, '', ''];
    for (let turn = 0; turn < 2; turn += 1) {
      socket.write(head.join('\r\n') + body.slice(0, 5));
      await usual.roundTrip();
      socket.write(body.slice(5));
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /);
    }
  });

  it('is waited for longer where it is a form', async () => {
    const { server, open, roundTrip } = hasty;
    const { payload, headers } = await formOf(await quartered().jpeg().toBuffer());
    const head = [
      'POST /upload HTTP/1.1',
      'host: x',
      `authorization: ${server.actors.owner.headers.authorization}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
    ];
    const socket = open();
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(payload.subarray(0, 200));
    await roundTrip();
    await roundTrip();
    socket.write(payload.subarray(200));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /);
  });
});

describe('what is answered before its body has come whole', () => {
  it('closes the connection when the rest does not come within seconds', async () => {
    const begun = ['host: x', 'content-length: 100', '', 'x'];
    const answers = await Promise.all([
      answerTo(usual, 'POST /test/notes HTTP/1.1', 'content-type: multipart/form-data; boundary=y', ...begun),
      answerTo(usual, 'POST /test/notes HTTP/1.1', 'content-type: text/css', ...begun),
      answerTo(usual, 'GET /products/0 HTTP/1.1', ...begun),
      answerTo(usual, 'GET /categories HTTP/1.1', 'accept-encoding: identity', ...begun),
      answerTo(usual, 'POST /test/notes/% HTTP/1.1', ...begun),
    ]);
    expect(answers.map((answer) => Number(answer.slice(9, 12)))).toEqual([415, 415, 404, 200, 400]);
    for (const answer of answers) expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  it('closes it at once when the rest is far too large', async () => {
    const answer = await answerTo(
      usual,
      ...['POST /test/notes HTTP/1.1', 'host: x', json, 'content-length: 40000000', '', '{'],
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  it.each([
    [json, 413],
    ['content-type: text/css', 415],
  ])('is read by whoever sends the rest: %s, %i', async (type, status) => {
    const socket = usual.open();
    const size = 2_000_000;
    socket.write(['POST /test/notes HTTP/1.1', 'host: x', type, `content-length: ${size}`, '', ''].join('\r\n'));
    socket.write('x'.repeat(size));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('keeps the connection when the rest comes', async () => {
    const socket = usual.open();
    for (let turn = 0; turn < 2; turn += 1) {
      const lines = [
        'POST /test/notes HTTP/1.1',
        'host: x',
        'content-type: text/css',
        'content-length: 400000',
        '',
        '',
      ];
      socket.write(lines.join('\r\n'));
      socket.write('x'.repeat(400_000));
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 415 /);
    }
  });
});
