import { describe, expect, it } from 'vitest';
import { inEqualTime } from '../../src/modules/accounts/equal-time.ts';

/** Milliseconds until it is answered or refused. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await inEqualTime(work).catch(() => undefined);
  return performance.now() - begun;
}

describe('answers in equal time', () => {
  it('come no sooner than 50 ms, with what the work gives', async () => {
    expect(await inEqualTime(async () => 'done')).toBe('done');
    expect(await timeOf(async () => 'done')).toBeGreaterThanOrEqual(50);
  });

  it('are refused no sooner either, with the reason', async () => {
    const refusal = new Error('No such code.');
    await expect(inEqualTime(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(await timeOf(() => Promise.reject(refusal))).toBeGreaterThanOrEqual(50);
  });
});
