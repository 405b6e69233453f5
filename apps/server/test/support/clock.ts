import type { Clock } from '../../src/ports/clock.ts';

/** A clock that goes with the machine's until a test turns it. */
export interface TurnableClock extends Clock {
  /** Moves on (or back, with a negative number), in milliseconds. */
  advance(milliseconds: number): void;
  /** Stops at a moment. */
  stopAt(moment: string): void;
}

/** Makes a clock. Rows that the database dates by itself agree with it as long as nobody turns it. */
export function createTurnableClock(): TurnableClock {
  let ahead = 0;
  let stopped: number | null = null;
  return {
    now: () => new Date((stopped ?? Date.now()) + ahead),
    advance(milliseconds) {
      ahead += milliseconds;
    },
    stopAt(moment) {
      stopped = new Date(moment).getTime();
      ahead = 0;
    },
  };
}
