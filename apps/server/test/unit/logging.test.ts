import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loggingOf } from '../../src/http/logging.ts';

it('the log has no token in it, also where it tells of everything', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  await using app = Fastify({ logger: { ...loggingOf('trace'), stream } });
  await app.register(multipart);
  app.post('/upload', async (request) => ({ name: (await request.file())?.filename }));
  const payload = new FormData();
  payload.set('file', new File(['x'], 'x.txt'));
  const answer = await app.inject({
    method: 'POST',
    url: '/upload?q=slaptas-klausimas',
    headers: { authorization: 'Bearer slaptas-zenklas' },
    payload,
  });
  expect(answer.json()).toEqual({ name: 'x.txt' });
  expect(lines.join('')).toContain('Providing options to busboy');
  expect(lines.join('')).not.toContain('slaptas');
});
