import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { errorMessage } from '../../startup-error.ts';
import { lowerPriority } from './priority.ts';
import { type PictureTask, WorkerAnswer } from './worker-messages.ts';

const entry = path.join(import.meta.dirname, 'worker.ts');

/** A process must have come up after this long, in milliseconds. */
const START_MS = 60_000;

/** The process ended, or never came up, before it had answered. */
export class LostWorkerError extends Error {
  override readonly name = 'LostWorkerError';
}

/** The process had no answer in time. */
export class LateWorkerError extends Error {
  override readonly name = 'LateWorkerError';
}

/** A process of low priority that works on one picture at a time. */
export interface WorkerProcess {
  /**
   * Gives it a task; the next one only after the answer.
   * @param longest How long it may work, in milliseconds; coming up does not count.
   * @throws LostWorkerError or LateWorkerError.
   */
  ask(task: PictureTask, longest: number): Promise<WorkerAnswer>;
  /** Settles when the process is gone. */
  readonly ended: Promise<void>;
  /** Ends it at once, whatever it does. */
  kill(): Promise<void>;
}

/**
 * What the process may know of our environment: how libraries and programs are found, and nothing secret. One thread and
 * one arena are enough for one picture, and each more keeps memory for itself.
 */
function workerEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH, LD_PRELOAD } = process.env;
  const memory = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' };
  return { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH, LD_PRELOAD, ...memory };
}

/**
 * Starts a process that works on pictures. It ends with the server, however that ends, and keeps nobody waiting who wants
 * to end.
 * @param warn Told when this system does not let its priority be lowered.
 * @throws LostWorkerError when there can be no such process.
 */
export function startWorkerProcess(warn: (message: string) => void): WorkerProcess {
  const child = launch();
  const { promise: ended, resolve: markEnded } = Promise.withResolvers<void>();
  let waiting: PromiseWithResolvers<WorkerAnswer> | null = null;

  const end = (how: string) => {
    waiting?.reject(new LostWorkerError(how));
    markEnded();
  };
  child.on('error', ({ message }) => end(message));
  child.on('exit', (code, signal) => end(`It ended with ${signal ?? `code ${code}`}.`));
  child.on('message', (message) => {
    const answer = WorkerAnswer.safeParse(message);
    if (answer.success) waiting?.resolve(answer.data);
    else waiting?.reject(new LostWorkerError('Its answer cannot be understood.'));
  });
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) {
    lowerPriority(child.pid).catch((error: unknown) => {
      warn(`Work on pictures has the priority of everything else here: ${errorMessage(error)}`);
    });
  }

  /** The next thing it says. The timer also keeps this process from ending meanwhile. */
  async function answer(milliseconds: number, late: Error): Promise<WorkerAnswer> {
    const mine = Promise.withResolvers<WorkerAnswer>();
    waiting = mine;
    const timer = setTimeout(() => mine.reject(late), milliseconds);
    try {
      return await mine.promise;
    } finally {
      clearTimeout(timer);
      waiting = null;
    }
  }

  const up = answer(START_MS, new LostWorkerError('It did not come up.'));
  return {
    async ask(task, longest) {
      await up;
      const answered = answer(longest, new LateWorkerError(`No answer after ${longest} ms.`));
      child.send(task, (error) => {
        if (error !== null) waiting?.reject(new LostWorkerError(error.message));
      });
      return answered;
    },
    ended,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/**
 * It has a session of its own: Ctrl-C in a terminal is the server's business alone. The answers hold whole files, which
 * the advanced serialization carries as bytes.
 */
function launch(): ChildProcess {
  try {
    return fork(entry, [], {
      // Not what the server was started with, such as a debugger's port. A small space for what is new is cleared often,
      // and with it go the pixels of the last picture.
      execArgv: ['--max-semi-space-size=1'],
      env: workerEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
  } catch (error) {
    throw new LostWorkerError(errorMessage(error), { cause: error });
  }
}
