// A process of its own that works on pictures, one at a time: whatever a file does to the decoder, the server goes on.

import { errorMessage } from '../../startup-error.ts';
import { inspectPicture } from './inspect.ts';
import { processPicture } from './pipeline.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';
import type { PictureTask, WorkerAnswer } from './worker-messages.ts';

/** Ends at once, whatever the decoder's threads do: nothing here needs to be finished. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function send(answer: WorkerAnswer): void {
  process.send?.(answer, undefined, undefined, (error) => {
    if (error !== null) end();
  });
}

function isTask(message: unknown): message is PictureTask {
  if (typeof message !== 'object' || message === null || !('kind' in message && 'file' in message)) return false;
  return (message.kind === 'inspect' || message.kind === 'process') && typeof message.file === 'string';
}

async function workOn(task: PictureTask): Promise<WorkerAnswer> {
  try {
    if (task.kind === 'inspect') return { kind: 'inspected', inspection: await inspectPicture(task.file) };
    return { kind: 'processed', picture: await processPicture(task.file) };
  } catch (error) {
    if (error instanceof UnreadablePictureError) return { kind: 'unreadable' };
    return { kind: 'failed', reason: errorMessage(error) };
  }
}

// The server is gone, or has done with us.
process.on('disconnect', end);
// A signal to all processes of a service is the server's business, which still finishes what it has begun.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', async (message) => {
  if (isTask(message)) send(await workOn(message));
});
send({ kind: 'ready' });
