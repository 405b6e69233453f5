import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** Whether something of a request's body has still to come. */
export function isBodyDue({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A body took too long. */
export class LateBodyError extends Error {
  readonly statusCode = 408;
}

/**
 * A body as it comes; it fails with 408 when it has not come whole after so many milliseconds. What it comes out of
 * stays open, so that there is somebody to be told.
 */
export function inTime(body: Readable, longest: number): Readable {
  const passed = new PassThrough();
  const timer = setTimeout(() => passed.destroy(new LateBodyError('The body took too long.')), longest);
  // Whoever reads it is told. Nobody does any more where it was refused for something else meanwhile.
  passed.on('error', () => undefined);
  body.once('error', (error) => passed.destroy(error));
  body.once('close', () => clearTimeout(timer));
  return body.pipe(passed);
}
