import { describe, expect, it } from 'vitest';
import { createCountCache } from '../../src/modules/search/count-cache.ts';

/** Counts ten times the id, and remembers for which it was asked. */
function createCounter() {
  const asked: (readonly number[])[] = [];
  const count = async (ids: readonly number[]) => {
    asked.push(ids);
    return new Map(ids.map((id) => [id, 10 * id]));
  };
  return { asked, count };
}

const versions = (...pairs: [number, number][]) => new Map(pairs);

describe('counts that are kept', () => {
  it('are not counted again while the versions are the same', async () => {
    const { totals } = createCountCache<number>(10);
    const { asked, count } = createCounter();
    const expected = versions([1, 10], [2, 20]);
    expect(await totals('a', versions([1, 5], [2, 7]), count)).toEqual(expected);
    expect(await totals('a', versions([1, 5], [2, 7]), count)).toEqual(expected);
    expect(asked).toEqual([[1, 2]]);
  });

  it('are counted again where the version is another, and only there', async () => {
    const { totals } = createCountCache<number>(10);
    const { asked, count } = createCounter();
    await totals('a', versions([1, 5], [2, 7]), count);
    await totals('a', versions([1, 5], [2, 8], [3, 0]), count);
    // A database that was put back counts from an earlier version on.
    await totals('a', versions([1, 4]), count);
    expect(asked).toEqual([[1, 2], [2, 3], [1]]);
  });

  it('are counted once for all who ask meanwhile', async () => {
    const { totals } = createCountCache<number>(10);
    const { asked, count } = createCounter();
    const answers = await Promise.all([1, 2, 3].map(() => totals('a', versions([1, 5]), count)));
    expect(answers).toEqual([1, 2, 3].map(() => versions([1, 10])));
    expect(asked).toEqual([[1]]);
  });

  it('are of one search alone', async () => {
    const { totals } = createCountCache<number>(10);
    const { asked, count } = createCounter();
    await totals('a', versions([1, 5]), count);
    await totals('b', versions([1, 5]), count);
    expect(asked).toEqual([[1], [1]]);
  });

  it('are forgotten when more searches than there is room for were used since', async () => {
    const { totals } = createCountCache<number>(2);
    const { asked, count } = createCounter();
    for (const search of ['a', 'b', 'a', 'c', 'a', 'b']) await totals(search, versions([1, 5]), count);
    // "a" was used all the time; "c" took the place of "b".
    expect(asked).toHaveLength(4);
  });

  it('are left out where time ran out, and counted anew for the next one', async () => {
    const { totals } = createCountCache<number>(10);
    const { asked, count } = createCounter();
    expect(await totals('a', versions([1, 5], [2, 7]), async () => versions([2, 20]))).toEqual(versions([2, 20]));
    expect(await totals('a', versions([1, 5], [2, 7]), count)).toEqual(versions([1, 10], [2, 20]));
    expect(asked).toEqual([[1]]);
  });
});

it('a failure is answered to all who waited, and the next count is tried anew', async () => {
  const { totals } = createCountCache<number>(10);
  const { count } = createCounter();
  const fail = () => Promise.reject(new Error('No database'));
  const waiting = [totals('a', versions([1, 5]), fail), totals('a', versions([1, 5]), fail)];
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await totals('a', versions([1, 5]), count)).toEqual(versions([1, 10]));
});
