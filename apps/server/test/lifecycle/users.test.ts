import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locateBinaries } from '../../src/database/embedded/binaries.ts';
import { initialiseCluster } from '../../src/database/embedded/initialise.ts';
import { giveFolder, isPossible, rootCandidates } from '../../src/database/embedded/run-as.ts';
import { startServer } from '../../src/database/embedded/server.ts';
import { launch, ordinaryUser, temporaryFolder } from './support/server-process.ts';

const isRoot = process.getuid?.() === 0;

describe('an ordinary user', () => {
  it('starts and ends a server', async (context) => {
    const user = await ordinaryUser(context);
    const folder = await temporaryFolder();
    if (user !== undefined) await chown(folder, user.uid, user.gid);
    const server = launch({ env: { DATA_DIR: path.join(folder, 'data') }, user });
    const address = await server.address();

    expect((await fetch(`${address}/ready`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.end()).toBe(0);
  });
});

describe.runIf(isRoot)('root', () => {
  it.for(['user-namespace', 'other-user', 'capabilities'] as const)(
    'runs PostgreSQL by way of %s where this machine has it',
    async (name, context) => {
      const binaries = await locateBinaries();
      const folder = await temporaryFolder();
      await chmod(folder, 0o711);
      const runAs = (await rootCandidates()).find((candidate) => candidate.name === name);
      if (runAs === undefined || !(await isPossible(runAs, binaries.initdb, folder))) {
        return context.skip('This machine, or the place of this repository, does not allow it.');
      }
      const data = path.join(folder, 'postgres');

      await initialiseCluster({ folder, data, binaries, runAs, user: 'muge', password: 'word', durable: false });
      expect((await stat(data)).uid).toBe(runAs.owner?.uid);
      const server = await startServer({
        folder,
        data,
        binaries,
        runAs,
        settings: {},
        onProgress: () => undefined,
        onLost: () => undefined,
      });
      await server.stop();
    },
  );

  it('hands a cluster over to the user whom another way needs', async () => {
    const [first, second] = await rootCandidates();
    if (first === undefined || second === undefined) return;
    const folder = path.join(await temporaryFolder(), 'postgres');
    await mkdir(path.join(folder, 'base'), { recursive: true });

    await giveFolder(folder, second);
    expect((await stat(path.join(folder, 'base'))).uid).toBe(second.owner?.uid);
    await giveFolder(folder, first);
    expect((await stat(path.join(folder, 'base'))).uid).toBe(0);
  });
});
