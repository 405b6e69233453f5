import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { errorMessage, StartupError } from '../startup-error.ts';
import { connectionError } from './connection-error.ts';
import { type MigrationFile, migrationsFolder, readMigrations } from './migration-files.ts';
import { mustSuit } from './suitable.ts';

/** How migrations are applied. */
export interface MigrateOptions {
  /** The database. Not through a pooler that hands out a connection per transaction: the lock belongs to a session. */
  readonly url: string;
  /** Where the migrations lie; the repository's by default. */
  readonly folder?: string;
  /** Told the name of each migration before it is applied, and of a wait for another server. */
  readonly onProgress?: (message: string) => void;
}

/** The lock that Prisma's own CLI takes, so that it and the servers keep out of each other's way. */
const LOCK_KEY = 72_707_369;

const CONNECT_MS = 10_000;

/** The table as Prisma makes it, so that `prisma migrate` goes on where we stopped and the other way round. */
const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

interface AppliedMigration {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/**
 * Brings a database to the state that the code expects, so that neither a first start nor an update needs a separate
 * step or Prisma's engine. Any number of servers may do it at once: one works, the others wait and find it done.
 *
 * A migration and its record are one transaction: it is there whole or not at all, also after `kill -9`, and is tried
 * again at the next start. One that says `-- migrate: no-transaction` is recorded as begun first, as Prisma does; if
 * it breaks off, a person has to look.
 *
 * @returns the names of the migrations that were applied now.
 * @throws StartupError when the database cannot be reached, it is new and of a kind that does not suit, a
 *   migration fails, one that was applied has been edited
 *   since, or the database is newer than the code.
 */
export async function migrate({ url, folder = migrationsFolder, onProgress }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connect(url);
  try {
    await takeLock(client, onProgress);
    await client.query("SET client_min_messages = 'warning'");
    await client.query(CREATE_TABLE);
    const { rows } = await client.query<AppliedMigration>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at',
    );
    verifyHistory(rows, migrations);
    if (rows.length === 0) await mustSuit(client);
    const known = new Set(rows.map((row) => row.migration_name));
    const pending = migrations.filter(({ name }) => !known.has(name));
    for (const migration of pending) {
      onProgress?.(`applying ${migration.name}`);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ending the session frees the lock too.
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'muge-migrate',
      connectionTimeoutMillis: CONNECT_MS,
    });
    // A connection that breaks also fails the statement under way, which reports it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw connectionError(error, url);
  }
}

async function takeLock(client: pg.Client, onProgress: MigrateOptions['onProgress']): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK_KEY]);
  if (rows[0]?.taken === true) return;
  onProgress?.('waiting for another server that is applying migrations');
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
}

function verifyHistory(applied: readonly AppliedMigration[], migrations: readonly MigrationFile[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum, finished_at } of applied) {
    if (finished_at === null) {
      throw new StartupError(
        `The migration ${name} broke off half-way in this database; put right what it left, then run "npm run prisma -- migrate resolve" for it.`,
      );
    }
    const migration = byName.get(name);
    if (migration === undefined) {
      throw new StartupError(
        `The database has the migration ${name}, which this version of Mugė does not know: the database is newer than the code; start the newer version.`,
      );
    }
    if (!migration.acceptedChecksums.has(checksum)) {
      throw new StartupError(
        `The migration ${name} was edited after it had been applied to this database; restore its file and put the change into a new migration.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: MigrationFile): Promise<void> {
  const id = randomUUID();
  const record = 'INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)';
  const finish = 'UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1';
  const values = [id, migration.checksum, migration.name];
  try {
    if (migration.transactional) await client.query('BEGIN');
    await client.query(record, values);
    await client.query(migration.sql);
    await client.query(finish, [id]);
    if (migration.transactional) await client.query('COMMIT');
  } catch (error) {
    const reason = describe(error, migration.sql);
    const consequence = migration.transactional
      ? 'the database is as before it'
      : 'it may have done a part of its work';
    throw new StartupError(
      `The migration ${migration.name} failed and ${consequence}: ${reason}${await cleanUp(client, migration, id, reason)}.`,
      { cause: error },
    );
  }
}

/** Rolls back, or leaves the reason in the record. @returns what to add to the report when that failed too. */
async function cleanUp(
  client: pg.Client,
  { transactional }: MigrationFile,
  id: string,
  reason: string,
): Promise<string> {
  try {
    if (transactional) await client.query('ROLLBACK');
    else await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, reason]);
    return '';
  } catch (error) {
    return `; then ${errorMessage(error)}`;
  }
}

/** PostgreSQL's words with the line of the file that it points at. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return errorMessage(error);
  const position = Number(error.position ?? 0);
  const line = position > 0 ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
  return `${error.message}${line}`;
}
