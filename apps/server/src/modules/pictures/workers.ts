import { errorMessage } from '../../startup-error.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';
import type { PictureInspection, PictureTask, ProcessedPicture, WorkerAnswer } from './worker-messages.ts';
import { LateWorkerError, LostWorkerError, startWorkerProcess, type WorkerProcess } from './worker-process.ts';

/** A picture that is worked on for longer is given up, in milliseconds. The slowest take seconds where nothing else runs. */
const LONGEST = 60_000;

/** A process without work for so long ends, in milliseconds. */
const IDLE = 5 * 60_000;

/**
 * Works on pictures outside of the server's own process, so that what uploads cost is taken from nobody, and a file that
 * brings the decoder down or never lets it go brings down nothing else.
 */
export interface PictureWorkers {
  /**
   * Reads what the file at a path says of itself.
   * @throws UnreadablePictureError where even that is damaged, or takes too long; LostWorkerError.
   */
  inspect(file: string): Promise<PictureInspection>;
  /**
   * Makes the stored files of the picture at a path.
   * @throws UnreadablePictureError for what is no picture, damaged, has too many pixels or takes too long; LostWorkerError.
   */
  process(file: string): Promise<ProcessedPicture>;
  /** Ends all processes and starts none any more. */
  close(): Promise<void>;
}

/**
 * Starts a process when one is needed and keeps it for the next picture. Each works on one picture at a time, and there
 * are as many as were ever asked at once.
 */
export function createPictureWorkers(options: {
  /** Told what the operator should know. */
  warn: (message: string) => void;
  /** Milliseconds; instead of those above. */
  longest?: number | undefined;
  idle?: number | undefined;
}): PictureWorkers {
  const { warn, longest = LONGEST, idle = IDLE } = options;
  const workers = new Set<WorkerProcess>();
  /** Those without work, longest first, and what will end them. */
  const resting = new Map<WorkerProcess, NodeJS.Timeout>();
  let closed = false;

  function start(): WorkerProcess {
    if (closed) throw new LostWorkerError('The server is closing.');
    const worker = startWorkerProcess(warn);
    workers.add(worker);
    void worker.ended.then(() => {
      workers.delete(worker);
      wake(worker);
    });
    return worker;
  }

  function rest(worker: WorkerProcess): void {
    if (!workers.has(worker)) return;
    const end = () => {
      resting.delete(worker);
      void worker.kill();
    };
    resting.set(worker, setTimeout(end, idle).unref());
  }

  function wake(worker: WorkerProcess): void {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
  }

  /** Whoever rested shortest goes first, so that those who are not needed end. */
  function take(): WorkerProcess {
    const worker = [...resting.keys()].at(-1);
    if (worker === undefined) return start();
    wake(worker);
    return worker;
  }

  async function ask(task: PictureTask): Promise<WorkerAnswer> {
    const worker = take();
    try {
      const answer = await worker.ask(task, longest);
      rest(worker);
      return answer;
    } catch (error) {
      void worker.kill();
      if (error instanceof LateWorkerError) {
        warn(`A picture was given up after ${longest / 1000} s of work on it.`);
        throw new UnreadablePictureError('The picture takes too long.', { cause: error });
      }
      if (!closed) warn(`A process that worked on a picture was lost. ${errorMessage(error)}`);
      throw error;
    }
  }

  return {
    async inspect(file) {
      const answer = await ask({ kind: 'inspect', file });
      if (answer.kind !== 'inspected') throw failure(answer);
      return answer.inspection;
    },
    async process(file) {
      const answer = await ask({ kind: 'process', file });
      if (answer.kind !== 'processed') throw failure(answer);
      return answer.picture;
    },
    async close() {
      closed = true;
      await Promise.all([...workers].map((worker) => worker.kill()));
    },
  };
}

/** What an answer without a result stands for. */
function failure(answer: WorkerAnswer): Error {
  if (answer.kind === 'unreadable') return new UnreadablePictureError('The picture cannot be decoded.');
  return new Error(answer.kind === 'failed' ? answer.reason : `A worker answered "${answer.kind}".`);
}
