import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './etag.ts';

interface Written {
  readonly payload: string;
  readonly etag: string;
}

/** Bodies that a service keeps are written and tagged once, for as long as they are kept. */
const written = new WeakMap<object, Written>();

function write(body: object): Written {
  const payload = JSON.stringify(body);
  return { payload, etag: etagOf(payload) };
}

/** Sends a body that is the same for everybody, or 304 to who has it already. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const { payload, etag } = written.get(body) ?? write(body);
  written.set(body, { payload, etag });
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.code(200).type('application/json; charset=utf-8').send(payload);
}
