import type { Moment } from './types.ts';

const DAY_MS = 86_400_000;

const vilniusClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vilnius',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function millisecondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** How far a point in time is from the wanted clock time in Vilnius: an hour where the clocks changed in between. */
function drift(at: number, wanted: number): number {
  const difference = wanted - millisecondsOf(vilniusClock.format(at));
  return ((difference + 1.5 * DAY_MS) % DAY_MS) - DAY_MS / 2;
}

/**
 * The point in time of a moment, for a house that is filled at `now`.
 *
 * Earlier days keep their clock time. Today's times are squeezed into the part of today that has passed: `12:00:00` is
 * half of it, so nothing lies in the future, the order stays, and what happened today is today at any hour of seeding.
 */
export function momentIn([daysAgo, time]: Moment, now: Date): Date {
  const elapsed = millisecondsOf(vilniusClock.format(now)) + now.getMilliseconds();
  const midnight = now.getTime() - elapsed;
  const intoTheDay = millisecondsOf(time);
  if (daysAgo === 0) return new Date(midnight + Math.floor((elapsed * intoTheDay) / DAY_MS));
  const guess = midnight - daysAgo * DAY_MS + intoTheDay;
  return new Date(guess + drift(guess, intoTheDay));
}
