/** Something that was opened and has to be closed, in the reverse order of opening. */
type Close = () => Promise<void>;

/** Collects what a start opens, so that it can be ended at any moment, half-way through the start too. */
export interface Shutdown {
  /** Whether the end has begun. */
  readonly begun: boolean;
  /** Remembers how to close what was opened; closes it at once when the end has begun. */
  add(close: Close): Promise<void>;
  /** Closes everything, last opened first. Calling it again waits for the same end. @returns what went wrong. */
  run(): Promise<unknown[]>;
}

/** Makes an empty `Shutdown`. */
export function createShutdown(): Shutdown {
  const open: Close[] = [];
  let end: Promise<unknown[]> | undefined;

  async function closeAll(): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (let close = open.pop(); close !== undefined; close = open.pop()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    return failures;
  }

  return {
    get begun() {
      return end !== undefined;
    },
    async add(close) {
      if (end === undefined) open.push(close);
      else await close();
    },
    run() {
      end ??= closeAll();
      return end;
    },
  };
}

/** Waits for a promise, but no longer than `milliseconds`; its own failure still counts. @returns whether it was in time. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
