import { expect, it } from 'vitest';
import { createPace } from '../../../src/http/pace.ts';

/** A pace of 1,000 bytes a second, with a clock that only waiting moves; answers how long each had to wait. */
function createTimedPace() {
  let time = 5_000;
  const waits: number[] = [];
  const pace = createPace(1000, {
    now: () => time,
    wait: async (ms) => {
      waits.push(ms);
      time += ms;
    },
  });
  return { pace, waits, pass: (ms: number) => (time += ms) };
}

it('lets the first bytes by at once, and those behind as slowly as the rate is', async () => {
  const { pace, waits } = createTimedPace();
  for (const bytes of [500, 250, 1]) await pace.take(bytes);
  expect(waits).toEqual([500, 250]);
});

it('saves nothing up in a pause', async () => {
  const { pace, waits, pass } = createTimedPace();
  await pace.take(100);
  pass(60_000);
  await pace.take(500);
  await pace.take(500);
  expect(waits).toEqual([500]);
});
