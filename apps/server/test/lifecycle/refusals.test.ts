import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { launch, ordinaryUser, temporaryFolder, usedFolder } from './support/server-process.ts';

/** Starts a server that must refuse. @returns what it said on stderr. */
async function refusal(env: Record<string, string>, user?: { uid: number; gid: number }): Promise<string> {
  const server = launch({ env, user });
  expect(await server.end()).toBe(1);
  return server.output().stderr.trim();
}

const secret = 'a-secret-of-thirty-two-characters';

describe('a start that cannot be', () => {
  it('says that the port is taken, before it makes anything', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => blocker.close(() => resolve())));
    const address = blocker.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const folder = path.join(await temporaryFolder(), 'data');

    const said = await refusal({ DATA_DIR: folder, PORT: String(port) });

    expect(said).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program; stop that one, or set PORT to another port.`,
    );
  });

  it('says that a file is where the data folder should be', async () => {
    const file = path.join(await temporaryFolder(), 'data');
    await writeFile(file, '');

    expect(await refusal({ DATA_DIR: file })).toBe(
      `The data folder ${file} cannot be written (it is not a folder); make it writable for this user, or set DATA_DIR to another folder.`,
    );
  });

  it('says that the data folder cannot be written', async (context) => {
    // Root may write everywhere.
    const user = await ordinaryUser(context);
    const folder = await temporaryFolder();
    await chmod(folder, 0o555);

    expect(await refusal({ DATA_DIR: folder }, user)).toMatch(
      `The data folder ${folder} cannot be written (permission denied)`,
    );
  });

  it.runIf(process.platform === 'linux')('says so too where no folder can be made even by root', async () => {
    expect(await refusal({ DATA_DIR: '/proc/muge' })).toMatch(/^The data folder \/proc\/muge cannot be written \(/);
  });

  it('says that DATABASE_URL is unreachable, without its password', async () => {
    const DATABASE_URL = 'postgresql://muge:hidden-word@127.0.0.1:1/market';

    const said = await refusal({
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL,
      JWT_SECRET: secret,
      HOST: '127.0.0.1',
    });

    expect(said).toBe(
      'The database 127.0.0.1:1/market cannot be reached: nothing listens there; check DATABASE_URL and that its server runs.',
    );
  });

  it('says that another Mugė uses the data folder, and leaves that one alone, a demo open to others', async () => {
    const folder = await usedFolder();
    const first = launch({ env: { DATA_DIR: folder, HOST: '0.0.0.0' } });
    const address = await first.address();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(first.output().stderr).toContain('HOST=0.0.0.0 opens the demo to other machines');

    expect(await refusal({ DATA_DIR: folder })).toBe(
      `The data folder ${folder} is in use by another Mugė (process ${first.pid}); stop that one first, or set DATA_DIR to another folder.`,
    );
    expect((await fetch(`${address}/ready`)).status).toBe(200);
  });

  it('says that HOST is no address of this machine', async () => {
    const said = await refusal({ DATA_DIR: await temporaryFolder(), HOST: '192.0.2.1' });

    expect(said).toContain('192.0.2.1 is no address of this machine; set HOST to one that is.');
  });

  it('lists everything that is wrong with the configuration', async () => {
    const said = await refusal({ PORT: 'door', LOG_LEVEL: 'loud' });

    expect(said).toContain('PORT');
    expect(said).toContain('LOG_LEVEL');
    expect(said).not.toContain('    at ');
  });
});
