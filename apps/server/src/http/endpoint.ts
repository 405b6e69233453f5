import type { Endpoint, EndpointAnswer, EndpointRequest, Language } from '@muge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { sendCacheable } from './cacheable.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { languageOf } from './language.ts';
import type { Principal } from './principal.ts';
import { sentencesByField } from './sentences.ts';
import { storable } from './storable.ts';
import { varyBy } from './vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The descriptor that a route was made from. */
    endpoint?: Endpoint;
  }
}

/** An answer of another status than the usual one, where the descriptor names it. */
export class StatusAnswer<Body> {
  readonly status: number;
  readonly body: Body;

  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

/** What a handler is given: the parsed request, who asks, and in which language. */
export interface Call<E extends Endpoint> extends EndpointRequest<E> {
  /** Null for a guest, where guests may call. */
  readonly principal: E['auth'] extends 'public' | 'optional' ? Principal | null : Principal;
  readonly language: Language;
  /** Address of the client, as trusted proxies tell it. */
  readonly ip: string;
  /** Names the request among its repeats; null where none was sent or the descriptor knows of none. */
  readonly idempotencyKey: string | null;
  /** Nobody sees the answer yet: only the headers are asked for, or a browser fetches ahead. */
  readonly isPrefetch: boolean;
}

/** Watches every answer before it is sent; tests hand in a strict check. */
export type AnswerCheck = (endpoint: Endpoint, status: number, body: unknown) => void;

/**
 * `{id}` as the contract writes it becomes `:id` as the router does. Where an address begins with an id, only digits
 * lead there: `/profile/ads` is a screen and no list of somebody's. Specification: decisions, paths.
 */
export function routePath(endpoint: Endpoint): string {
  return endpoint.path.replace(/^\/\{(\w+)\}/, '/:$1(^\\d+$)').replace(/\{(\w+)\}/g, ':$1');
}

/** Policy of an HTML answer: it may be styled and shown in a frame of ours, and does nothing else. */
const inertDocument =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** The two spellings of one call: bare and under /api. Specification: decisions, paths. */
export function spellings(path: string): [string, string] {
  return [path, `/api${path}`];
}

/** The status of a successful answer. */
function successStatus(endpoint: Endpoint): number {
  return Number(Object.keys(endpoint.answers)[0]);
}

/** An empty string in a query is "absent". Specification: decisions, bodies. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(entries.filter(([, value]) => !(typeof value === 'string' && value.trim() === '')));
}

function parse(schema: z.ZodType, value: unknown, onFailure: (error: z.ZodError) => AppError): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw onFailure(result.error);
  return result.data;
}

function parseRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): EndpointRequest<E> {
  const invalid = (error: z.ZodError) => new AppError('validation_failed', { errors: sentencesByField(error) });
  const { params, query, body } = endpoint;
  const parsed: unknown = {
    params: params === undefined ? {} : parse(params, request.params, () => new AppError('not_found')),
    query: query === undefined ? {} : parse(query, withoutBlanks(storable(request.query)), invalid),
    body: body === undefined ? undefined : parse(body, storable(request.body), invalid),
  };
  return trusted<EndpointRequest<E>>(parsed);
}

/** What the descriptor's own schemas have just parsed has the descriptor's types; TypeScript cannot follow that. */
function trusted<T>(parsed: unknown): T {
  return parsed as T;
}

/** What a handler is given. @throws AppError when the request is not as the descriptor says. */
export function callOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): Call<E> {
  return {
    ...parseRequest(endpoint, request),
    // The auth plugin has let nobody through whom the descriptor does not.
    principal: trusted<Call<E>['principal']>(request.principal),
    language: languageOf(request.headers['accept-language']),
    ip: request.ip,
    idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request.headers['idempotency-key']) : null,
    isPrefetch: isPrefetch(request),
  };
}

/** What sends the answers of a call's handler. */
export function senderOf<E extends Endpoint>(app: FastifyInstance, endpoint: E) {
  const usualStatus = successStatus(endpoint);
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: EndpointAnswer<E> | StatusAnswer<EndpointAnswer<E>>,
  ): FastifyReply => {
    const isOther = answer instanceof StatusAnswer;
    const status = isOther ? answer.status : usualStatus;
    const body = isOther ? answer.body : answer;
    app.answerCheck?.(endpoint, status, body);
    varyBy(reply, 'accept', 'accept-language');
    if (endpoint.cacheable && typeof body === 'object' && body !== null) return sendCacheable(request, reply, body);
    reply.code(status).header('cache-control', 'no-store');
    if (endpoint.mediaType === 'text/html') {
      // Framed by our own pages alone, also for browsers that do not know frame-ancestors.
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': inertDocument, 'x-frame-options': 'SAMEORIGIN' });
    }
    return reply.send(body);
  };
}

function isPrefetch({ method, headers }: FastifyRequest): boolean {
  return method === 'HEAD' || /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
}

/** Serves a call of the contract under both spellings. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<EndpointAnswer<E> | StatusAnswer<EndpointAnswer<E>>>,
): void {
  const send = senderOf(app, endpoint);
  for (const url of spellings(routePath(endpoint))) {
    app.route({
      method: endpoint.method,
      url,
      config: { endpoint },
      handler: async (request, reply) => send(request, reply, await handler(callOf(endpoint, request))),
    });
  }
}
