import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Pixels from which a picture is a large one: a decoder may hold all of them at once, eight bytes each. */
const LARGE = 25_000_000;

/** Does work on pictures in turns, so that many at once leave the machine its cores and its memory. */
export interface Turns {
  /** Begins the work when it is its turn. */
  take<Result>(pixels: number, work: () => Promise<Result>): Promise<Result>;
}

/** At most half of the cores work on pictures, and on one large picture at a time. */
export function createTurns(): Turns {
  const all = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));
  const large = pLimit(1);
  return {
    take: (pixels, work) => (pixels < LARGE ? all(work) : large(() => all(work))),
  };
}
