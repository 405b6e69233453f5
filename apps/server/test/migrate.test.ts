import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { migrationsFolder, readMigrations } from '../src/database/migration-files.ts';
import { mustSuit } from '../src/database/suitable.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'muge-migrations-'));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Puts a migration into the test's folder. */
async function write(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'migration.sql'), sql);
}

async function query<Row extends pg.QueryResultRow>(sql: string, url = database.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const run = () => migrate({ url: database.url, folder });

describe('migrate', () => {
  it('applies the pending migrations in order and nothing the second time', async () => {
    await write('2_add_kind', 'ALTER TABLE fairs ADD COLUMN kind text;');
    await write('1_create_fairs', 'CREATE TABLE fairs (id int); INSERT INTO fairs VALUES (7);');

    expect(await run()).toEqual(['1_create_fairs', '2_add_kind']);
    expect(await run()).toEqual([]);
    expect(await query('SELECT * FROM fairs')).toEqual([{ id: 7, kind: null }]);
  });

  it('records a migration as Prisma does', async () => {
    await write('1_create_fairs', 'CREATE TABLE fairs (id int);');
    await run();

    const [record] = await query<{ started_at: Date; finished_at: Date }>('SELECT * FROM _prisma_migrations');
    expect(record).toMatchObject({
      migration_name: '1_create_fairs',
      // printf 'CREATE TABLE fairs (id int);' | sha256sum
      checksum: '0510698cc250cb74b0dcb84aca4c65e6878e5e34b9fdf488facbd462affe92ae',
      applied_steps_count: 1,
      logs: null,
      rolled_back_at: null,
    });
    expect(record?.finished_at.getTime()).toBeGreaterThanOrEqual(record?.started_at.getTime() ?? Number.NaN);
  });

  it('lets several servers start at once', async () => {
    await cp(migrationsFolder, folder, { recursive: true });
    const all = (await readMigrations()).map(({ name }) => name);

    const applied = await Promise.all([run(), run(), run(), run()]);

    expect(applied.flat()).toEqual(all);
    expect(await query('SELECT migration_name FROM _prisma_migrations ORDER BY 1')).toHaveLength(all.length);
  });

  it.each([
    "ENCODING 'UTF8' LOCALE 'C'",
    "ENCODING 'SQL_ASCII' LOCALE 'C'",
    "ENCODING 'UTF8' LOCALE_PROVIDER builtin LOCALE 'C'",
  ])('refuses a new database of %s, in which the search would split words, and says how to make it', async (kind) => {
    await write('1_create_fairs', 'CREATE TABLE fairs (id int);');
    const other = await createEmptyDatabase(kind);
    onTestFinished(() => other.drop());
    await expect(migrate({ url: other.url, folder })).rejects.toThrow(
      /create it anew with TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin LOCALE 'C\.UTF-8'\.$/,
    );
    expect(await query("SELECT FROM pg_class WHERE relname = 'fairs'", other.url)).toEqual([]);
  });

  it('refuses a server that is too old, and names its version', async () => {
    const [server] = await query<{ server_version: string; server_version_num: string }>(
      "SELECT current_setting('server_version') AS server_version, current_setting('server_version_num') AS server_version_num",
    );
    const own = Number(server?.server_version_num);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await mustSuit(client, own);
      await expect(mustSuit(client, own + 1)).rejects.toThrow(
        `The database's server is PostgreSQL ${server?.server_version}, and Mugė needs 17 or newer`,
      );
    } finally {
      await client.end();
    }
  });

  it('goes on with a database of another kind that has our tables already', async () => {
    const other = await createEmptyDatabase("ENCODING 'UTF8' LOCALE 'C'");
    onTestFinished(() => other.drop());
    await write('1_create_fairs', 'CREATE TABLE fairs (id int);');
    await run();
    const [record] = await query<{ checksum: string }>('SELECT checksum FROM _prisma_migrations');
    await query(
      `CREATE TABLE fairs (id int);
       CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64), finished_at timestamptz,
         migration_name varchar(255), logs text, rolled_back_at timestamptz, started_at timestamptz DEFAULT now(),
         applied_steps_count int DEFAULT 0);
       INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
         VALUES ('1', '${record?.checksum}', now(), '1_create_fairs')`,
      other.url,
    );
    await write('2_add_kind', 'ALTER TABLE fairs ADD COLUMN kind text;');
    expect(await migrate({ url: other.url, folder })).toEqual(['2_add_kind']);
  });

  it('leaves the database as it was when a migration fails, names it, and tries again the next time', async () => {
    await write('1_create_fairs', 'CREATE TABLE fairs (id int);');
    await write('2_broken', 'CREATE TABLE stalls (id int);\nALTER TABLE nowhere ADD COLUMN x int;');

    await expect(run()).rejects.toThrow(
      'The migration 2_broken failed and the database is as before it: relation "nowhere" does not exist.',
    );
    expect(await query("SELECT to_regclass('fairs') AS fairs, to_regclass('stalls') AS stalls")).toEqual([
      { fairs: 'fairs', stalls: null },
    ]);

    await write('2_broken', 'CREATE TABLE stalls (id int);');
    expect(await run()).toEqual(['2_broken']);
  });

  it('says in which line a migration fails', async () => {
    await write('1_typo', 'CREATE TABLE fairs (id int);\nCREATE TABEL stalls (id int);');

    await expect(run()).rejects.toThrow(
      '1_typo failed and the database is as before it: syntax error at or near "TABEL" (line 2).',
    );
  });

  it('refuses a migration that was edited after it had been applied', async () => {
    await write('1_create_fairs', 'CREATE TABLE fairs (id int);');
    await run();
    await write('1_create_fairs', 'CREATE TABLE fairs (id bigint);');

    await expect(run()).rejects.toThrow('The migration 1_create_fairs was edited after it had been applied');
  });

  it('accepts the same migration with the line endings of another system', async () => {
    await write('1_create_fairs', 'CREATE TABLE fairs (\n  id int\n);\n');
    await run();
    await write('1_create_fairs', 'CREATE TABLE fairs (\r\n  id int\r\n);\r\n');

    expect(await run()).toEqual([]);
  });

  it('refuses a database that is newer than the code', async () => {
    await write('1_create_fairs', 'CREATE TABLE fairs (id int);');
    await write('2_future', 'CREATE TABLE stalls (id int);');
    await run();
    await rm(path.join(folder, '2_future'), { recursive: true });

    await expect(run()).rejects.toThrow(
      'The database has the migration 2_future, which this version of Mugė does not know',
    );
  });

  it('runs a statement that bears no transaction when the migration says so', async () => {
    await write('1_create_fairs', 'CREATE TABLE fairs (id int);');
    await write('2_index', '-- migrate: no-transaction\nCREATE INDEX CONCURRENTLY fairs_id ON fairs (id);');

    expect(await run()).toEqual(['1_create_fairs', '2_index']);
  });

  it('stops at a migration that broke off outside of a transaction', async () => {
    await write('1_create_fairs', 'CREATE TABLE fairs (id int); INSERT INTO fairs VALUES (1), (1);');
    await write('2_index', '-- migrate: no-transaction\nCREATE UNIQUE INDEX CONCURRENTLY fairs_id ON fairs (id);');

    await expect(run()).rejects.toThrow('The migration 2_index failed and it may have done a part of its work');
    await expect(run()).rejects.toThrow('The migration 2_index broke off half-way in this database');
  });

  it('tells of an unreachable database without its password', async () => {
    const attempt = migrate({ url: 'postgresql://muge:hidden-word@127.0.0.1:1/muge', folder });

    await expect(attempt).rejects.toThrow('The database 127.0.0.1:1/muge cannot be reached: nothing listens there');
    await expect(attempt).rejects.not.toThrow('hidden-word');
  });
});

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query('CREATE TABLE only_here (id int)', one.url);

    expect(one.url).not.toBe(other.url);
    expect(await query("SELECT to_regclass('only_here') AS found", other.url)).toEqual([{ found: null }]);
    expect(await query("SELECT to_regclass('products') AS found", other.url)).toEqual([{ found: 'products' }]);

    await Promise.all([one.drop(), other.drop()]);
  });
});
