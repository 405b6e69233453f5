import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locateBinaries } from '../../src/database/embedded/binaries.ts';
import { initialiseCluster } from '../../src/database/embedded/initialise.ts';
import { giveFolder, type RunAs, rootCandidates } from '../../src/database/embedded/run-as.ts';
import { startServer } from '../../src/database/embedded/server.ts';
import { launch, temporaryFolder } from './support/server-process.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

/** Whether a user can run a program at all; a repository in a closed folder is out of others' reach. */
async function canRun(file: string, args: string[], user: { uid: number; gid: number }): Promise<boolean> {
  const child = spawn(file, args, { ...user, stdio: 'ignore' });
  const [code] = await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [1])]);
  return code === 0;
}

describe('an ordinary user', () => {
  it('starts and ends a server', async (context) => {
    const folder = await temporaryFolder();
    if (isRoot) {
      const main = path.resolve(import.meta.dirname, '../../src/main.ts');
      if (!(await canRun(process.execPath, ['--check', main], nobody))) {
        context.skip('An ordinary user cannot reach this repository or its Node.js.');
      }
      await chown(folder, nobody.uid, nobody.gid);
    }
    const server = launch({ env: { DATA_DIR: path.join(folder, 'data') }, ...(isRoot ? { user: nobody } : {}) });
    const address = await server.address();

    expect((await fetch(`${address}/ready`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.end()).toBe(0);
  });
});

describe.runIf(isRoot)('root', () => {
  it('starts and ends a server under a folder that nobody else can enter', async () => {
    const closed = await temporaryFolder();
    await chmod(closed, 0o700);
    const server = launch({ env: { DATA_DIR: path.join(closed, 'data') } });
    const address = await server.address();

    expect((await fetch(`${address}/ready`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.end()).toBe(0);
  });

  it.each(['user-namespace', 'other-user', 'capabilities'] as const)(
    'runs PostgreSQL by way of %s where this machine has it',
    async (name) => {
      const binaries = await locateBinaries();
      const candidates = await rootCandidates();
      const runAs = candidates.find((candidate) => candidate.name === name);
      if (runAs === undefined || !(await isPossible(runAs, binaries.postgres))) return;
      const folder = await temporaryFolder();
      await chmod(folder, 0o711);
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

async function isPossible(runAs: RunAs, program: string): Promise<boolean> {
  const { file, args, identity } = runAs.command(program, ['--version']);
  return canRun(file, [...args], { uid: identity.uid ?? 0, gid: identity.gid ?? 0 });
}
