import { setImmediate, setTimeout } from 'node:timers/promises';

/** Milliseconds. Far more than the work takes on a machine that isn't overloaded, far less than a person notices. */
const LEAST = 50;

/** Milliseconds that a timer is set short of it: it may be two late. */
const SLACK = 2;

/**
 * Answers, or refuses, no sooner than 50 ms from now: so the tenths of a millisecond by which the work differs between
 * addresses that have an account and those that have none don't show. Specification: decisions, equal answers.
 */
export async function inEqualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const due = performance.now() + LEAST;
  const [outcome] = await Promise.allSettled([work(), setTimeout(LEAST - SLACK)]);
  // A timer goes off whole milliseconds after the process last did something, which is when the work ended: its fraction
  // would show.
  while (performance.now() < due) await setImmediate();
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
