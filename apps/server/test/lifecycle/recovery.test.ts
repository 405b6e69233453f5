import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCluster } from '../../src/database/embedded/index.ts';
import { isProcessAlive, readPostmasterFile } from '../../src/database/embedded/processes.ts';
import { launch, type ServerProcess, until, usedFolder } from './support/server-process.ts';

/** The process id of the PostgreSQL that runs in a data folder. */
async function postmasterOf(folder: string): Promise<number> {
  const file = await readPostmasterFile(path.join(folder, 'postgres'));
  if (file === undefined) throw new Error('There is no postmaster.pid.');
  return file.pid;
}

async function started(folder: string): Promise<ServerProcess> {
  const server = launch({ env: { DATA_DIR: folder } });
  await server.address();
  return server;
}

/** Starts PostgreSQL in a data folder as the next server would. @returns what it told meanwhile. */
async function nextStart(folder: string): Promise<string[]> {
  const told: string[] = [];
  const cluster = await startCluster({ folder, durable: false, onProgress: (message) => told.push(message) });
  onTestFinished(() => cluster.stop());
  return told;
}

describe('after kill -9', () => {
  it('of the server alone, its database stops by itself', async () => {
    const folder = await usedFolder();
    const server = await started(folder);
    const postmaster = await postmasterOf(folder);

    server.kill('SIGKILL');
    await server.end();
    await until(() => !isProcessAlive(postmaster));

    await nextStart(folder);
  });

  it('of the server and its database, the next start recovers', async () => {
    const folder = await usedFolder();
    const server = await started(folder);
    process.kill(await postmasterOf(folder), 'SIGKILL');
    server.kill('SIGKILL');
    await server.end();

    const next = await started(folder);

    expect(next.output().stdout).toContain('recovering after an unclean stop');
  });

  it('of the database alone, the server brings it up again and goes on', async () => {
    const folder = await usedFolder();
    const server = await started(folder);
    const address = await server.address();
    const postmaster = await postmasterOf(folder);

    process.kill(postmaster, 'SIGKILL');
    await until(() => server.output().stdout.includes('starting it again'));
    await until(async () => (await fetch(`${address}/ready`)).status === 200);

    expect(await postmasterOf(folder)).not.toBe(postmaster);
    server.kill('SIGTERM');
    expect(await server.end()).toBe(0);
    expect(isProcessAlive(await postmasterOf(folder).catch(() => 0))).toBe(false);
  });
});

describe('a stale postmaster.pid', () => {
  it('that names a live stranger is removed', async () => {
    const folder = await usedFolder();
    const cluster = await startCluster({ folder, durable: false });
    const file = path.join(folder, 'postgres', 'postmaster.pid');
    const content = await readFile(file, 'utf8');
    await cluster.stop();
    // The id of a dead server now belongs to this very test process.
    await writeFile(file, content.replace(/^\d+/, String(process.pid)));

    expect(await nextStart(folder)).toContainEqual(expect.stringContaining('recovering after an unclean stop'));
    expect(isProcessAlive(process.pid)).toBe(true);
  });
});
