import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../support/app.ts';

it('what comes by an open connection while the server ends is answered like anything else', async () => {
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const server = await createTestApp({
    prepare: (app) => {
      app.get('/test/slow', async () => {
        entered.resolve();
        await leave.promise;
        return {};
      });
    },
  });
  const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(origin.port), origin.hostname);
  await once(socket, 'connect');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`);
  const answers = text(socket);

  ask('/test/slow');
  await entered.promise;
  const closed = server.close();
  await vi.waitFor(() => expect(server.app.server.listening).toBe(false));
  ask('/products/0');
  leave.resolve();

  const [, status, head = '', body = ''] = /\{\}HTTP\/1\.1 (\d+) [^\r]*(.*?)\r\n\r\n(.*)$/s.exec(await answers) ?? [];
  await closed;
  expect([status, JSON.parse(body)]).toEqual(['404', expect.objectContaining({ code: 'not_found' })]);
  // What else its client wants goes to whichever server is there then.
  expect(head.toLowerCase()).toContain('\r\nconnection: close');
});
