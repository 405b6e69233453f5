import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './unavailable.ts';

/** Milliseconds between two tries. */
const PAUSE = 500;

/** Milliseconds after which it fails all the same: a database that is away so long has others waiting for it. */
const LONGEST = 10 * 60_000;

/**
 * Writes down what has happened and cannot be taken back, also where the database is away for a while: tries again until
 * it is there. For what may be done twice: a try may have been written although its answer did not come.
 */
export async function untilAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() - begun > LONGEST) throw error;
    }
    await pause(PAUSE);
  }
}
