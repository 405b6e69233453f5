import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { Endpoint, EndpointAnswer } from '@muge/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TemporaryFiles } from '../ports/temporary-files.ts';
import { errorCode } from '../startup-error.ts';
import { AppError } from './app-error.ts';
import { type Call, callOf, routePath, senderOf, spellings } from './endpoint.ts';
import { createPace } from './pace.ts';
import { createUploadFile } from './upload-file.ts';

/** A call whose body is one file. */
type UploadEndpoint = Endpoint & { readonly multipart: NonNullable<Endpoint['multipart']> };

interface UploadHandlers<E extends UploadEndpoint> {
  /** Before anything is read: throws when this person may not send more. */
  admit(call: Call<E>): Promise<void>;
  /** Handles the file at that path; it is removed afterwards. */
  receive(call: Call<E>, file: string): Promise<EndpointAnswer<E>>;
}

/**
 * Uploads that begin in a second, many times as many as pictures are worked on. Those that come at once would keep everybody
 * else waiting while they are admitted and their first bytes are read.
 */
const beginnings = createPace(10 * availableParallelism());

/** What a form may have around its file, in bytes: boundaries, headers, fields that nobody reads. */
const FORM_OVERHEAD = 64 * 1024;

/** An upload that takes longer is given up, in milliseconds: 10 MB in this time are 140 kbit/s. */
export const LONGEST_UPLOAD = 10 * 60 * 1000;

/**
 * Serves a call whose body is one file in a multipart form, under both spellings. The file is streamed to a temporary
 * one, never beyond the descriptor's bound. What is sent wrongly is answered with a sentence.
 */
export function serveUpload<E extends UploadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  temporaryFiles: TemporaryFiles,
  handlers: UploadHandlers<E>,
): void {
  const send = senderOf(app, endpoint);
  // In a scope of its own: other calls go on refusing forms.
  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: endpoint.multipart.maxBytes, files: 2, fields: 20, fieldSize: 1024, headerPairs: 50 },
    });
    for (const url of spellings(routePath(endpoint))) {
      scope.route({
        method: endpoint.method,
        url,
        config: { endpoint },
        handler: async (request, reply) => {
          const call = callOf(endpoint, request);
          await beginnings.take(1);
          await handlers.admit(call);
          const file = await temporaryFiles.take();
          try {
            await receiveFile(request, endpoint.multipart, file);
            return send(request, reply, await handlers.receive(call, file));
          } finally {
            await rm(file, { force: true });
          }
        },
      });
    }
  });
}

/** Streams the form's file to a path. @throws AppError when there is none, several, an empty or too large one. */
async function receiveFile(
  request: FastifyRequest,
  { field, maxBytes }: UploadEndpoint['multipart'],
  path: string,
): Promise<void> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', { message: `Send the file as multipart/form-data in "${field}".` });
  }
  const most = maxBytes + FORM_OVERHEAD;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new AppError('file_too_large');

  const ended = new AbortController();
  const tooMuch = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) reject(new AppError('file_too_large'));
    };
    const timer = setTimeout(
      () => reject(new AppError('bad_request', { message: 'The upload took too long. Please try again.' })),
      LONGEST_UPLOAD,
    );
    request.raw.on('data', count);
    ended.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      request.raw.off('data', count);
    });
  });
  try {
    await Promise.race([readForm(request, field, path, ended.signal), tooMuch]);
  } catch (error) {
    throw toAppError(error, field);
  } finally {
    ended.abort();
  }
}

async function readForm(request: FastifyRequest, field: string, path: string, signal: AbortSignal): Promise<void> {
  let bytes: number | null = null;
  let truncated = false;
  let problem: string | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field || bytes !== null) {
      problem ??= bytes === null ? `Send the file in the field "${field}".` : 'Send one file, not several.';
      part.file.resume();
      continue;
    }
    const target = createUploadFile(path);
    await pipeline(part.file, target.stream, { signal });
    bytes = target.size;
    truncated = part.file.truncated;
  }
  if (truncated) throw new AppError('file_too_large');
  if (problem === null && bytes === null) problem = `Send a file in the field "${field}".`;
  if (problem === null && bytes === 0) problem = 'The file is empty.';
  if (problem !== null) throw new AppError('validation_failed', { errors: { [field]: [problem] } });
}

/** What the form's reader says of a broken form is the client's fault; what the disk says is not. */
function toAppError(error: unknown, field: string): unknown {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error && error.syscall !== 'read'))
    return error;
  if (errorCode(error) === 'FST_FILES_LIMIT') {
    return new AppError('validation_failed', { errors: { [field]: ['Send one file, not several.'] } });
  }
  return new AppError('bad_request', { message: 'The form could not be read. Please send the file again.' });
}
