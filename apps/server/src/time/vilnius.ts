const zone = 'Europe/Vilnius';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the clocks of Vilnius show at a moment, as if it were UTC, in milliseconds. */
function wallClock(moment: Date): number {
  const value = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = value;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The midnight in Vilnius with which the day of a moment began; right across both clock changes. */
export function startOfDay(moment: Date): Date {
  const midnight = Math.floor(wallClock(moment) / 86_400_000) * 86_400_000;
  const offsetAt = (guess: number) => wallClock(new Date(guess)) - guess;
  // The offset that holds at midnight may differ from the one that holds now.
  const guess = midnight - offsetAt(Math.floor(moment.getTime() / 1000) * 1000);
  return new Date(midnight - offsetAt(guess));
}

/** Clocks change on the hour and days with them, so within a quarter of one it stays the same day. */
const QUARTER = 15 * 60_000;
let latest = { quarter: Number.NaN, day: '' };

/** The day that it is in Vilnius at a moment, as `2026-11-28`. */
export function dayOf(moment: Date): string {
  const quarter = Math.floor(moment.getTime() / QUARTER);
  if (latest.quarter !== quarter) {
    latest = { quarter, day: new Date(wallClock(moment)).toISOString().slice(0, 10) };
  }
  return latest.day;
}
