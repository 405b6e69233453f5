import { expect, it } from 'vitest';
import { dayOf, startOfDay } from '../../src/time/vilnius.ts';

it.each([
  ['winter', '2026-11-27T12:00:00.000Z', '2026-11-26T22:00:00.000Z'],
  ['the last moment of a winter day', '2026-11-27T21:59:59.999Z', '2026-11-26T22:00:00.000Z'],
  ['the first moment of a winter day', '2026-11-27T22:00:00.000Z', '2026-11-27T22:00:00.000Z'],
  ['summer', '2026-07-01T12:00:00.000Z', '2026-06-30T21:00:00.000Z'],
  ['after the clocks went forward', '2026-03-29T12:00:00.000Z', '2026-03-28T22:00:00.000Z'],
  ['before they do', '2026-03-29T00:30:00.000Z', '2026-03-28T22:00:00.000Z'],
  ['after the clocks went back', '2026-10-25T12:00:00.000Z', '2026-10-24T21:00:00.000Z'],
  ['the hour that comes twice', '2026-10-25T01:30:00.000Z', '2026-10-24T21:00:00.000Z'],
  ['the turn of the year', '2026-12-31T22:30:00.000Z', '2026-12-31T22:00:00.000Z'],
])('the day in Vilnius begins at its midnight: %s', (_name, moment, midnight) => {
  expect(startOfDay(new Date(moment)).toISOString()).toBe(midnight);
});

it.each([
  ['winter', '2026-11-27T21:59:59.999Z', '2026-11-27'],
  ['the first moment of a winter day', '2026-11-27T22:00:00.000Z', '2026-11-28'],
  ['the last moment before the day on which the clocks go forward', '2027-03-27T21:59:59.999Z', '2027-03-27'],
  ['the first moment of it', '2027-03-27T22:00:00.000Z', '2027-03-28'],
  ['the last moment of it', '2027-03-28T20:59:59.999Z', '2027-03-28'],
  ['the first moment after it', '2027-03-28T21:00:00.000Z', '2027-03-29'],
  ['the first moment of the day on which they go back', '2026-10-24T21:00:00.000Z', '2026-10-25'],
  ['the last moment of it', '2026-10-25T21:59:59.999Z', '2026-10-25'],
  ['the first moment after it', '2026-10-25T22:00:00.000Z', '2026-10-26'],
])('the date in Vilnius: %s', (_name, moment, date) => {
  expect(dayOf(new Date(moment))).toBe(date);
});
