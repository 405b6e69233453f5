import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { findRunningCluster } from '../../src/database/embedded/index.ts';
import { isProcessAlive, readPostmasterFile } from '../../src/database/embedded/processes.ts';
import { launch, temporaryFolder, usedFolder } from './support/server-process.ts';

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

describe('a start in an empty folder', () => {
  it('brings up a database of its own, says what it does, and serves on this machine alone', async () => {
    const folder = path.join(await temporaryFolder(), 'new', 'data');
    const server = launch({ env: { DATA_DIR: folder } });
    const address = await server.address();

    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const { stdout, stderr } = server.output();
    expect(stdout).toContain('Starting the embedded PostgreSQL');
    expect(stdout).toContain('creating the database cluster');
    expect(stdout).toContain('Bringing the database up to date');
    expect(stderr).toBe('');
  });

  it('splits words by UTF-8, keeps the password to its owner and needs one to connect', async () => {
    const folder = await usedFolder();
    await launch({ env: { DATA_DIR: folder } }).address();

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

describe.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s', (signal) => {
  it('ends the server and its database within ten seconds', async () => {
    const folder = await usedFolder();
    const server = launch({ env: { DATA_DIR: folder } });
    await server.address();
    const postmaster = await readPostmasterFile(path.join(folder, 'postgres'));

    const begun = performance.now();
    server.kill(signal);
    expect(await server.end()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(isProcessAlive(postmaster?.pid ?? 0)).toBe(false);
    expect(await readFile(path.join(folder, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);
  });
});

describe('a later start', () => {
  it('finds the data and the migrations of the earlier one', async () => {
    const folder = await usedFolder();
    const first = launch({ env: { DATA_DIR: folder } });
    await first.address();
    await query(folder, "CREATE TABLE kept AS SELECT 'here' AS word");
    first.kill('SIGTERM');
    await first.end();

    const second = launch({ env: { DATA_DIR: folder } });
    await second.address();

    expect(second.output().stdout).toContain('nothing to apply');
    expect(await query(folder, 'SELECT * FROM kept')).toEqual([{ word: 'here' }]);
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
