import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import { createSearchRepository } from '../../src/modules/search/search.repository.ts';
import { createTestDatabase } from '../support/database.ts';
import { everything } from '../support/filters.ts';

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url, poolSize: 1, onError: () => undefined });
const { prepared, pool } = database;

beforeAll(async () => {
  await createFactories(database.prisma).product({ name: 'Dviratis' });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function countPrepared(text: string): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM pg_prepared_statements WHERE name LIKE 'muge_%' AND statement LIKE $1`,
    [`%${text}%`],
  );
  return rows[0]?.n;
}

it('a connection reads a statement once, whatever its values', async () => {
  for (const value of [1, 2, 3]) {
    const { rows } = await sql<{ twice: number }>`select 2 * ${value}::int as twice`.execute(prepared);
    expect(rows).toEqual([{ twice: 2 * value }]);
  }
  expect(await countPrepared('as twice')).toBe(1);
});

it('what words are looked for by is prepared, and finds the same with other values', async () => {
  const { find } = createSearchRepository(database);
  const look = (word: string) =>
    find({ ...everything, words: [`'${word}'`] }, { by: 'name', dir: 'asc' }, { after: null, limit: 5, offset: 0 }, 10);
  for (const [word, total] of [...Array(8).fill(['dviratis', 1]), ['sofa', 0], ['dviratis', 1]]) {
    expect((await look(word)).total).toBe(total);
  }
  expect(await countPrepared('search_vector @@')).toBeGreaterThan(0);
});

it('no connection remembers more than 200 statements, however many there are', async () => {
  for (let n = 0; n < 230; n += 1) {
    const { rows } = await sql<{ n: number }>`select ${sql.raw(String(n))} as n`.execute(prepared);
    expect(rows).toEqual([{ n }]);
  }
  expect(await countPrepared('')).toBe(200);
});

it('they run by themselves, in no transaction', async () => {
  await expect(prepared.transaction().execute(async () => undefined)).rejects.toThrow('by themselves');
});
