import { chmod, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findRunningCluster, startCluster } from '../../src/database/embedded/index.ts';
import { isProcessAlive, readPostmasterFile } from '../../src/database/embedded/processes.ts';
import { launch, type ServerProcess, temporaryFolder, usedFolder } from './support/server-process.ts';

/** Runs a statement in the embedded database of a running server. */
async function query(folder: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: await findRunningCluster(folder) });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Ends a server as a signal does. */
async function expectCleanEnd(server: ServerProcess, folder: string, signal: NodeJS.Signals): Promise<void> {
  const postmaster = await readPostmasterFile(path.join(folder, 'postgres'));
  const begun = performance.now();
  server.kill(signal);
  expect(await server.end()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(isProcessAlive(postmaster?.pid ?? 0)).toBe(false);
  expect(await readFile(path.join(folder, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);
}

describe('a start in an empty folder', () => {
  it('brings up a database of its own, says what it does, serves on this machine alone, and SIGHUP ends both', async () => {
    const closed = await temporaryFolder();
    // Where root runs the server, not even PostgreSQL's user can enter it.
    await chmod(closed, 0o700);
    const folder = path.join(closed, 'new', 'data');
    const server = launch({ env: { DATA_DIR: folder } });
    const address = await server.address();

    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const { stdout, stderr } = server.output();
    expect(stdout).toContain('Starting the embedded PostgreSQL');
    expect(stdout).toContain('creating the database cluster');
    expect(stdout).toContain('Bringing the database up to date');
    expect(stderr).toBe('');
    await expectCleanEnd(server, folder, 'SIGHUP');
  });
});

describe('the embedded database', () => {
  it('splits words by UTF-8, keeps the password to its owner and needs one to connect', async () => {
    const folder = await usedFolder();
    const cluster = await startCluster({ folder, durable: false });
    onTestFinished(() => cluster.stop());

    expect(await query(folder, "SELECT to_tsvector('simple', 'Šaldytuvas ŽĄSIS')::text AS words")).toEqual([
      { words: "'šaldytuvas':1 'žąsis':2" },
    ]);
    expect((await stat(path.join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600);
    const url = new URL((await findRunningCluster(folder)) ?? '');
    url.password = 'guess';
    await expect(new pg.Client({ connectionString: url.href }).connect()).rejects.toThrow(
      'password authentication failed',
    );
  });
});

describe('a later start', () => {
  it('finds the data and the migrations of the earlier one, however that was ended', async () => {
    const folder = await usedFolder();
    const first = launch({ env: { DATA_DIR: folder } });
    await first.address();
    await query(folder, "CREATE TABLE kept AS SELECT 'here' AS word");
    await expectCleanEnd(first, folder, 'SIGTERM');

    const second = launch({ env: { DATA_DIR: folder } });
    await second.address();

    expect(second.output().stdout).toContain('nothing to apply');
    expect(await query(folder, 'SELECT * FROM kept')).toEqual([{ word: 'here' }]);
    await expectCleanEnd(second, folder, 'SIGINT');
  });
});

describe('a signal during the start', () => {
  it('ends it at once and leaves nothing running', async () => {
    const folder = await temporaryFolder();
    const server = launch({ env: { DATA_DIR: folder } });
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setInterval(() => {
      if (server.output().stdout.includes('Starting the embedded')) resolve();
    }, 10);
    await promise;
    clearInterval(timer);

    const begun = performance.now();
    server.kill('SIGTERM');
    expect(await server.end()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    await launch({ env: { DATA_DIR: folder } }).address();
  });
});
