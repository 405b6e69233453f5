import type { FastifyReply } from 'fastify';

/** Adds request headers that an answer depends on to those that CORS or compression may have named already. */
export function varyBy(reply: FastifyReply, ...names: string[]): FastifyReply {
  const vary = reply.getHeader('vary');
  if (vary === undefined) return reply.header('vary', names.join(', '));
  const given = String(vary)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const missing = names.filter((name) => !given.some((known) => known.toLowerCase() === name));
  return reply.header('vary', [...given, ...missing].join(', '));
}
