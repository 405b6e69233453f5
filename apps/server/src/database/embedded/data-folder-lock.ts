import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareDataFolder, unwritableFolder } from '../../startup/data-folder.ts';
import { errorCode, StartupError } from '../../startup-error.ts';
import { isProcessAlive } from './processes.ts';

/** The claim of one live process to a data folder. */
export interface DataFolderLock {
  /** Gives the folder back. */
  release(): Promise<void>;
}

/** What a lock file says about its maker. */
interface Holder {
  readonly pid: number;
  /** The loopback port on which the maker answers with `token` for as long as it lives. */
  readonly port: number;
  readonly token: string;
}

const FILE = /^lock\.(\d+)$/;
const PROBE_MS = 2000;

/**
 * Claims a data folder for this process, so that two servers never run one cluster.
 *
 * A process id alone would not do: after `kill -9` and a reboot it names somebody else. So the holder listens on a
 * loopback port and answers with the random word that its lock file names: a dead holder cannot answer, a stranger on
 * the same port answers something else. Files are numbered, and a new holder creates the next number exclusively, so
 * of two that find the same dead holder only one succeeds. The last file stays when its holder ends: it is known to be
 * dead by its silence.
 *
 * @param folder The data folder; made when absent.
 * @throws StartupError when a live process holds it, or the folder cannot be written.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await prepareDataFolder(folder);
  const token = randomUUID();
  const server = await answerWith(token);
  try {
    await claim(folder, { pid: process.pid, port: portOf(server), token });
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** The process id of the live Mugė that holds a data folder, or undefined. */
export async function dataFolderHolder(folder: string): Promise<number | undefined> {
  const last = (await lockNumbers(folder)).at(-1);
  if (last === undefined) return undefined;
  const holder = await readHolder(join(folder, `lock.${last}`));
  return holder !== undefined && (await isAlive(holder)) ? holder.pid : undefined;
}

async function claim(folder: string, mine: Holder): Promise<void> {
  for (;;) {
    const numbers = await lockNumbers(folder);
    const holder = await dataFolderHolder(folder);
    if (holder !== undefined) {
      throw new StartupError(
        `The data folder ${folder} is in use by another Mugė (process ${holder}); stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    const next = (numbers.at(-1) ?? 0) + 1;
    try {
      await writeFile(join(folder, `lock.${next}`), JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw unwritableFolder(folder, error);
    }
    await Promise.all(numbers.map((number) => rm(join(folder, `lock.${number}`), { force: true })));
    return;
  }
}

async function lockNumbers(folder: string): Promise<number[]> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw unwritableFolder(folder, error);
  }
  return names
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** Reads a lock file; one that is empty is being written at this moment, unless it stays so. */
async function readHolder(path: string): Promise<Holder | undefined> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const text = await readFile(path, 'utf8').catch(() => '');
    const holder = parseHolder(text);
    if (holder !== undefined) return holder;
    await delay(20);
  }
  return undefined;
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, port, token } = { pid: 0, port: 0, token: '', ...value };
    return { pid: Number(pid), port: Number(port), token: String(token) };
  } catch {
    return undefined;
  }
}

/**
 * Asks a holder whether it lives. One that accepts the connection and is silent may only be busy; then its process id
 * decides.
 */
function isAlive({ pid, port, token }: Holder): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port, timeout: PROBE_MS });
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.length > token.length) socket.destroy();
    });
    socket.once('timeout', () => {
      resolve(answer === '' && !socket.connecting && isProcessAlive(pid));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(answer === token));
  });
}

function answerWith(token: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(token);
  });
  // The lock must not keep a process alive that has nothing else to do.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The lock does not listen on a port.');
  return address.port;
}
