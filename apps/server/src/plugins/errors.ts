import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody, ErrorCode } from '@muge/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isCutOff } from '../database/cut-off.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { AppError } from '../http/app-error.ts';
import { isBodyDue } from '../http/body.ts';
import { inertHeaders } from '../http/protection.ts';

const codesOfStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
};

/** What the client may know of an error; 5xx say nothing of the inside. */
function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  // Somebody or something else keeps the database busy: the same statement may be quick a little later.
  if (isDatabaseUnavailable(error) || isCutOff(error)) return new AppError('unavailable');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(codesOfStatus[status] ?? 'bad_request');
  return new AppError('server_error');
}

/** Answers an error in the one shape that all have. Specification: decisions, errors. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    ...(error.errors === undefined ? {} : { errors: error.errors }),
    request_id: request.id,
  };
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .headers(inertHeaders)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

/**
 * Answers what the router itself refuses, before any hook: an address whose percent-encoding is damaged is 400, an id
 * longer than any is 404.
 */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'bad_request';
  if (isBodyDue(request.raw)) reply.header('connection', 'close');
  sendError(request, reply.header('x-request-id', request.id), new AppError(code));
}

/** What is no request at all, by Node's words for it; anything else could not be read. */
const clientErrors: Readonly<Record<string, { readonly code: ErrorCode; readonly status: number }>> = {
  HPE_HEADER_OVERFLOW: { code: 'bad_request', status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', status: 408 },
};

/**
 * Answers what is no HTTP, has too large headers, never ends or asks for a tunnel: there is neither request nor reply,
 * only a socket.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, status } = clientErrors[error.code ?? ''] ?? { code: 'bad_request', status: 400 };
  const { message } = new AppError(code);
  const requestId = randomUUID();
  const body = JSON.stringify({ message, code, request_id: requestId } satisfies ErrorBody);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
    ...inertHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** The one error handler. */
export const errorsPlugin = fp(
  async (app) => {
    // Node hangs up without a word where nobody listens to this.
    app.server.on('connect', (_request, socket) => {
      socket.on('error', () => socket.destroy());
      answerClientError(new Error('CONNECT is for proxies.'), socket);
    });
    app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
      // Whoever hung up in the middle of a body reads no answer, and nothing of ours has failed.
      const hungUp = request.raw.destroyed && !request.raw.complete;
      const known = hungUp ? new AppError('bad_request') : toAppError(error);
      if (known.status >= 500) request.log.error({ err: error }, 'request failed');
      return sendError(request, reply, known);
    });
  },
  { name: 'errors' },
);
