import { type FileHandle, open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Writable } from 'node:stream';
import pLimit from 'p-limit';
import { createPace } from './pace.ts';

/** What waits for its turn to be written, in bytes for each upload: then all of it is written at once. */
const WAITING_BYTES = 64 * 1024;

/**
 * Bytes a second of all uploads together, as many as pictures of a telephone's size can be worked on. A burst of them would
 * otherwise keep a processor busy with nothing but taking them in, while everybody else waits for answers.
 */
const pace = createPace(4 * 1024 * 1024 * availableParallelism());

/** The threads that write also compress everybody's answers. There are four: all uploads together leave half of them. */
const writing = pLimit(2);

/** A new file that an upload is written to. */
export interface UploadFile {
  readonly stream: Writable;
  /** Bytes so far. */
  readonly size: number;
}

/** Makes the file at a path, for its owner alone; where there is one already, the stream fails. */
export function createUploadFile(path: string): UploadFile {
  let file: FileHandle | undefined;
  let size = 0;

  const append = (content: Buffer, done: (error?: Error | null) => void) => {
    const written = pace.take(content.length).then(() => writing(async () => file?.appendFile(content)));
    written.then(() => {
      size += content.length;
      done();
    }, done);
  };
  const stream = new Writable({
    highWaterMark: WAITING_BYTES,
    construct(done) {
      open(path, 'wx', 0o600).then((opened) => {
        file = opened;
        done();
      }, done);
    },
    write(chunk: Buffer, _encoding, done) {
      append(chunk, done);
    },
    writev(chunks: { chunk: Buffer }[], done) {
      append(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
    },
    destroy(error, done) {
      Promise.resolve(file?.close()).then(
        () => done(error),
        (failure) => done(error ?? failure),
      );
    },
  });
  return {
    stream,
    get size() {
      return size;
    },
  };
}
