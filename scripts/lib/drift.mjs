// Compares the three descriptions of the database: the Prisma schema, the migrations, and what the server makes of them.
// What Prisma's schema cannot say (checks, functions, partial and trigram indexes) plays no part in it.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../../apps/server/src/database/embedded/index.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { say } from './console.mjs';
import { root } from './paths.mjs';
import { createSchemaEngine } from './schema-engine.mjs';

/** @typedef {import('../../apps/server/node_modules/@prisma/schema-engine-wasm/schema_engine.js').DiffTarget} DiffTarget */

const schemaPath = path.join(root, 'prisma/schema.prisma');
const filters = { externalTables: [], externalEnums: [] };

const folder = await mkdtemp(path.join(tmpdir(), 'muge-drift-'));
const cluster = await startCluster({ folder, durable: false });
try {
  await migrate({ url: cluster.url });
  const problems = await findDrift(cluster.url);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) say('The schema, the migrations and a fresh database agree.');
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true });
}

/** @param {string} url */
async function findDrift(url) {
  const content = await readFile(schemaPath, 'utf8');
  const engine = await createSchemaEngine(url, [[schemaPath, content]]);
  const files = [{ path: schemaPath, content }];
  const migrations = await migrationList();

  /** @type {DiffTarget} */
  const schema = { tag: 'schemaDatamodel', files };
  /** @type {[what: string, from: DiffTarget, to: DiffTarget][]} */
  const comparisons = [
    ['The migrations lack what the schema has', { tag: 'migrations', ...migrations }, schema],
    ['A fresh database lacks what the schema has', { tag: 'schemaDatasource', files, configDir: root }, schema],
  ];
  const problems = [];
  for (const [what, from, to] of comparisons) {
    const params = { from, to, script: true, exitCode: true, filters };
    const { exitCode, stdout } = await engine.diff(params);
    if (exitCode !== 0) problems.push(`${what} (pnpm db:migrate --name … writes it):\n${stdout}`);
  }
  const params = { migrationsList: migrations, optInToShadowDatabase: true, filters };
  const history = await engine.diagnoseMigrationHistory(params);
  if (history.history !== null || history.editedMigrationNames.length > 0 || history.failedMigrationNames.length > 0) {
    problems.push(`Prisma reads the records of the server's migrations otherwise: ${JSON.stringify(history)}`);
  }
  return problems;
}

/** The migrations as the CLI would hand them to its engine. */
async function migrationList() {
  const baseDir = path.join(root, 'prisma/migrations');
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => {
      const value = await readFile(path.join(baseDir, name, 'migration.sql'), 'utf8');
      return {
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: /** @type {const} */ ('ok'), value } },
      };
    }),
  );
  const lock = await readFile(path.join(baseDir, 'migration_lock.toml'), 'utf8');
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: lock },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}
