import { setTimeout as pause } from 'node:timers/promises';

/** Lets things by no faster than a rate, whoever they belong to: bytes, or whole requests. */
export interface Pace {
  /** Resolves when so many may go on; those that came first go first. */
  take(count: number): Promise<void>;
}

/** What time is to a pace. */
interface Time {
  /** Milliseconds that never go back. */
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const real: Time = { now: () => performance.now(), wait: (ms) => pause(ms) };

/**
 * Makes a pace of so many a second. What comes after a pause goes on at once: nothing is saved up, so that many who
 * come together are spread over time.
 */
export function createPace(perSecond: number, time = real): Pace {
  /** When the next may go on. */
  let next = 0;
  return {
    async take(count) {
      const now = time.now();
      const begin = Math.max(now, next);
      next = begin + (count / perSecond) * 1000;
      if (begin > now) await time.wait(begin - now);
    },
  };
}
