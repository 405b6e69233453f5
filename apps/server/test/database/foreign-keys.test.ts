import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it('every foreign key is the beginning of an index, so that deleting what it points to does not read the table', async () => {
  const { rows } = await client.query(`
    SELECT key.conrelid::regclass::text || '.' || key.conname AS name
    FROM pg_constraint AS key
    WHERE key.contype = 'f' AND key.connamespace = 'public'::regnamespace
      AND NOT EXISTS (
        SELECT FROM pg_index AS index
        WHERE index.indrelid = key.conrelid
          AND index.indisvalid
          AND index.indpred IS NULL
          AND (index.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
      )
    ORDER BY name
  `);
  expect(rows).toEqual([]);
});

it('the query above sees the keys at all', async () => {
  const { rows } = await client.query(
    `SELECT count(*)::int AS keys FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  expect(rows[0].keys).toBeGreaterThan(30);
});

it('no two indexes hold the same', async () => {
  const { rows } = await client.query(`
    SELECT indrelid::regclass::text AS table, array_agg(indexrelid::regclass::text ORDER BY indexrelid) AS indexes
    FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = 'public'::regnamespace
    GROUP BY indrelid, indkey, indclass::text, indcollation::text, indoption::text, pg_get_expr(indpred, indrelid), pg_get_expr(indexprs, indrelid)
    HAVING count(*) > 1
  `);
  expect(rows).toEqual([]);
});
