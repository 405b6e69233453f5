import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { halvesOf, rounded, stretchOfPrices } from '../../src/modules/search/buckets.ts';
import { createTestDatabase } from '../support/database.ts';

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url, poolSize: 1, onError: () => undefined });

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const from = (first: number, last: number) => ({ by: 'name', first, last }) as const;

describe('a stretch of buckets', () => {
  it('stays as it is where larger buckets would hold much besides', () => {
    // 58 buckets more for five keys fewer.
    expect(rounded(from(250, 575))).toEqual(from(248, 575));
    expect(rounded(from(250, 250))).toEqual(from(250, 250));
  });

  it('ends where larger buckets do where they hold little besides', () => {
    expect(rounded(from(2, 63))).toEqual(from(0, 63));
    expect(rounded(from(65, 190))).toEqual(from(64, 191));
  });

  it('is moved at the ends that may be, and by no larger buckets than are wanted', () => {
    expect(rounded(from(65, 190), { first: 'not', last: 'at a cost' })).toEqual(from(65, 191));
    expect(rounded(from(2, 63), { first: 'at a cost', last: 'not' }, 1)).toEqual(from(2, 63));
  });

  it('goes on beyond the end of an order, where nothing is', () => {
    expect(rounded(from(100, 167), { first: 'not', last: 'freely' })).toEqual(from(100, 191));
    expect(rounded(from(3, 7), { first: 'freely', last: 'not' })).toEqual(from(0, 7));
  });

  it('has two halves where it has several of the largest buckets', () => {
    expect(halvesOf(from(256, 575))).toEqual([from(256, 383), from(384, 575)]);
    expect(halvesOf(from(10, 100))).toEqual([from(10, 100)]);
  });
});

describe('the buckets of prices', () => {
  it.each([
    [3, 9],
    [100, 500],
    [24_900, 100_000],
    [1, 100_000_000],
  ])('from %i to %i cents hold all of those and begin and end with them', async (min, max) => {
    const bucketOf = async (cents: number) => {
      const { rows } = await database.pool.query(`SELECT (listing_buckets('', $1, to_timestamp(0)))[2] - 10000 AS n`, [
        cents,
      ]);
      return rows[0]?.n;
    };
    expect(stretchOfPrices(min, max)).toEqual({ by: 'price', first: await bucketOf(min), last: await bucketOf(max) });
  });

  it('hold each whole price within them', async () => {
    const { rows } = await database.pool.query(
      `SELECT cents, (listing_buckets('', cents, to_timestamp(0)))[2] - 10000 AS n FROM generate_series(0, 20000) AS cents`,
    );
    const outside = rows.filter(({ cents, n }) => {
      const { first, last } = stretchOfPrices(Number(cents), Number(cents));
      return n < first || n > last;
    });
    expect(outside).toEqual([]);
  });
});
