import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../../src/database/embedded/index.ts';
import { migrate } from '../../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `createTestDatabase` makes its databases. */
    databaseServer: DatabaseServer;
  }
}

/** A PostgreSQL server that has a migrated database to clone. */
export interface DatabaseServer {
  /** A database of the server from which others can be created. */
  readonly maintenanceUrl: string;
  /** What the names of all databases of this run begin with. */
  readonly prefix: string;
  /** The migrated database; nobody connects to it, so that it can be cloned at any time. */
  readonly template: string;
}

interface RunningServer {
  readonly maintenanceUrl: string;
  stop(): Promise<void>;
}

/**
 * Once per run: a PostgreSQL server with a migrated template. `TEST_DATABASE_URL` names a server to use (18, with a
 * role that may create databases), `TEST_DATABASE=docker` starts one in a container, otherwise it is the embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const prefix = `muge_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  try {
    await execute(
      server.maintenanceUrl,
      `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin LOCALE 'C.UTF-8'`,
    );
    await migrate({ url: databaseUrl(server.maintenanceUrl, template) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', { maintenanceUrl: server.maintenanceUrl, prefix, template });
  return async () => {
    await dropDatabases(server.maintenanceUrl, prefix);
    await server.stop();
  };
}

/** The address of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs one statement over a connection of its own. */
export async function execute(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

function startServer(): Promise<RunningServer> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE: kind = 'embedded' } = process.env;
  if (url !== undefined && url !== '') return Promise.resolve({ maintenanceUrl: url, stop: async () => undefined });
  if (kind === 'docker') return startContainer();
  if (kind === 'embedded') return startEmbedded();
  throw new Error(`TEST_DATABASE is "${kind}"; it can be "embedded" or "docker".`);
}

const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

async function startEmbedded(): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muge-test-'));
  const cluster = await startCluster({ folder, durable: false, settings });
  return {
    maintenanceUrl: cluster.databaseUrl('postgres'),
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function startContainer(): Promise<RunningServer> {
  // Only where asked for: the library is large.
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:18-bookworm')
    .withCommand(['postgres', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
    .start();
  return {
    maintenanceUrl: container.getConnectionUri(),
    async stop() {
      await container.stop();
    },
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const { rows } = await execute(url, `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`);
  for (const { datname } of rows) await execute(url, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}
