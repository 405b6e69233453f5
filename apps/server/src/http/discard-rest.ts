import type { IncomingMessage } from 'node:http';

/** What is read and dropped at most after an answer is clear, in bytes and milliseconds. */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST = 5000;

/**
 * Reads and drops what a client still sends, within bounds: one that is cut off while it sends never reads why. Answers
 * whether all of it has come; if not, the connection must be closed.
 */
export function discardRest(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded || request.complete === true) return Promise.resolve(true);
  if (request.destroyed || Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return Promise.resolve(false);
  request.unpipe();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(() => finish(false), LONGEST);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) finish(false);
    };
    const onEnd = () => finish(true);
    const onClose = () => finish(false);
    function finish(complete: boolean): void {
      clearTimeout(timer);
      request.off('data', count).off('end', onEnd).off('close', onClose).off('error', onClose);
      if (!complete) request.pause();
      resolve(complete);
    }
    request.on('data', count).on('end', onEnd).on('close', onClose).on('error', onClose);
    request.resume();
  });
}
