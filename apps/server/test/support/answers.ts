import { isDeepStrictEqual } from 'node:util';
import { bodyErrors, commonErrors, type Endpoint, ErrorBody, type ErrorCode, statusOf } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import type { AnswerCheck } from '../../src/http/endpoint.ts';

/** What was answered against the contract; a test that caused it fails. */
export interface AnswerWatch {
  readonly check: AnswerCheck;
  /** Holds error answers against the contract too. */
  watchErrors(app: FastifyInstance): void;
  /** Throws what was found since it was last asked. */
  verify(): void;
}

/** Error words that a call may answer: its own, everybody's, and those of its way of signing in and of its body. */
function allowedErrors(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const ofSignIn: ErrorCode[] = ['token_missing', 'unauthenticated', 'forbidden'];
  return new Set([
    ...endpoint.errors,
    ...commonErrors,
    ...(endpoint.method === 'GET' ? [] : bodyErrors),
    ...(endpoint.auth === 'public' || endpoint.auth === 'optional' ? [] : ofSignIn),
    ...(endpoint.body === undefined && endpoint.multipart === undefined ? [] : (['validation_failed'] as const)),
  ]);
}

/**
 * Watches every answer: a success must be exactly what its descriptor says (a field too many, or a format that isn't
 * the declared one, is found), an error must have the shape that all have and a word that its call may answer.
 */
export function createAnswerWatch(): AnswerWatch {
  const found: string[] = [];

  const check: AnswerCheck = (endpoint, status, body) => {
    const call = `${endpoint.method} ${endpoint.path}`;
    const schema = endpoint.answers[status];
    if (schema === undefined) {
      found.push(`${call} answers ${status}, which its descriptor does not know.`);
      return;
    }
    const sent: unknown = JSON.parse(JSON.stringify(body));
    const parsed = schema.safeParse(sent);
    if (!parsed.success) found.push(`${call} answers against its descriptor: ${parsed.error.message}`);
    else if (!isDeepStrictEqual(parsed.data, sent)) {
      found.push(`${call} answers more than its descriptor says: ${JSON.stringify(sent)}`);
    }
  };

  function checkError(endpoint: Endpoint | undefined, status: number, requestId: unknown, payload: string): void {
    const call = endpoint === undefined ? 'An address without descriptor' : `${endpoint.method} ${endpoint.path}`;
    const parsed = ErrorBody.strict().safeParse(JSON.parse(payload));
    if (!parsed.success) {
      found.push(`${call} answers an error of another shape: ${payload}`);
      return;
    }
    const error = parsed.data;
    if (statusOf(error.code) !== status) found.push(`${call} answers ${error.code} with ${status}.`);
    if (error.request_id !== requestId) found.push(`${call} answers an error with another request id.`);
    if ((error.errors !== undefined) !== (status === 422))
      found.push(`${call} names fields with ${status}: ${payload}`);
    if (endpoint !== undefined && !allowedErrors(endpoint).has(error.code)) {
      found.push(`${call} answers ${error.code}, which its descriptor does not know.`);
    }
  }

  return {
    check,
    watchErrors(app) {
      app.addHook('onSend', async (request, reply, payload) => {
        const type = String(reply.getHeader('content-type') ?? '');
        if (reply.statusCode >= 400 && typeof payload === 'string' && type.includes('json')) {
          const { endpoint } = request.routeOptions.config;
          // What the descriptor names as an answer was checked as one.
          if (endpoint?.answers[reply.statusCode] !== undefined) return payload;
          checkError(endpoint, reply.statusCode, reply.getHeader('x-request-id'), payload);
        }
        return payload;
      });
    },
    verify() {
      const all = found.splice(0);
      if (all.length > 0) throw new Error(all.join('\n'));
    },
  };
}
