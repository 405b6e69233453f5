import { setTimeout } from 'node:timers/promises';

/** Milliseconds. Far more than the work takes on a machine that isn't overloaded, far less than a person notices. */
const LEAST = 50;

/**
 * Answers, or refuses, no sooner than 50 ms from now: so the tenths of a millisecond by which the work differs between
 * addresses that have an account and those that have none don't show. Specification: decisions, equal answers.
 */
export async function inEqualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(LEAST)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
