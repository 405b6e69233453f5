import { expect, it } from 'vitest';
import { kept } from '../../src/time/kept.ts';
import { createTurnableClock } from '../support/clock.ts';

/** Counts how often it is asked, and can be told to fail. */
function createSource() {
  const source = {
    asked: 0,
    failing: false,
    clock: createTurnableClock(),
    findOut: async () => {
      source.asked += 1;
      if (source.failing) throw new Error('no answer');
      return source.asked;
    },
  };
  source.clock.stopAt('2026-07-10T10:00:00.000Z');
  return source;
}

it('finds out once for all who ask at once and within the lifetime, then anew', async () => {
  const source = createSource();
  const ask = kept(source.clock, 1000, source.findOut);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  source.clock.advance(999);
  expect(await ask()).toBe(1);
  source.clock.advance(1);
  expect(await ask()).toBe(2);
});

it('does not keep a failure', async () => {
  const source = createSource();
  const ask = kept(source.clock, 1000, source.findOut);
  source.failing = true;
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(source.asked).toBe(1);
  source.failing = false;
  expect(await ask()).toBe(2);
});

it('finds out anew when the clock was put back', async () => {
  const source = createSource();
  const ask = kept(source.clock, 1000, source.findOut);
  await ask();
  source.clock.advance(-60_000);
  expect(await ask()).toBe(2);
});
