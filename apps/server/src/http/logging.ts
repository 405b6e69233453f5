import type { FastifyRequest } from 'fastify';

/**
 * How the log is written: of requests the method and the path alone, and no token at whichever level.
 *
 * @param level The least of what is written, as `LOG_LEVEL` names it.
 */
export function loggingOf(level: string) {
  return {
    level,
    // A query may hold what somebody looks for: the log keeps the path alone.
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        id: request.id,
      }),
    },
    // What reads forms writes down all headers at the level `trace`, and with them whoever's token.
    redact: { paths: ['busboyOptions.headers'], remove: true },
  };
}
