import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../startup-error.ts';

/** One migration as it lies in `prisma/migrations`. */
export interface MigrationFile {
  /** The folder's name, which also gives the order. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file as hexadecimal digits; what Prisma records. */
  readonly checksum: string;
  /** Checksums of the same text with either kind of line ending, which Git may have changed at checkout. */
  readonly acceptedChecksums: ReadonlySet<string>;
  /** False when the file says `-- migrate: no-transaction` (a statement such as `CREATE INDEX CONCURRENTLY`). */
  readonly transactional: boolean;
}

/** The repository's migrations. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../prisma/migrations');

const NO_TRANSACTION = /^--\s*migrate:\s*no-transaction\s*$/im;

/** Reads every migration of a folder, in the order in which they apply. */
export async function readMigrations(folder: string = migrationsFolder): Promise<MigrationFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<MigrationFile> {
  const file = path.join(folder, name, 'migration.sql');
  const sql = await readFile(file, 'utf8').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new Error(`The migration ${name} has no migration.sql.`) : error;
  });
  const unix = sql.replaceAll('\r\n', '\n');
  return {
    name,
    sql,
    checksum: checksumOf(sql),
    acceptedChecksums: new Set([sql, unix, unix.replaceAll('\n', '\r\n')].map(checksumOf)),
    transactional: !NO_TRANSACTION.test(sql),
  };
}

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
