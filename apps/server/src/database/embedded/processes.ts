import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '../../startup-error.ts';

const run = promisify(execFile);

/** Whether a process of this id runs, whoever owns it. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** In a container whose first process does not reap, the dead keep their ids for ever. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    // It ended between the two looks; then its entry is gone.
    return errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH';
  }
}

/** Sends a signal; a process that has ended meanwhile is what the caller wanted. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Waits until a process has ended. @returns false when it still runs after `milliseconds`. */
async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isProcessAlive(pid)) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}

/** What the first lines of `postmaster.pid` say about the server that made the file. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** Whether that server had told that it accepts connections. */
  readonly ready: boolean;
}

/** Reads `postmaster.pid` of a cluster, or undefined when there is none or it is not finished. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Whether the process of that id is a PostgreSQL server of this very cluster, not a stranger that got the id of a dead
 * one (which happens whenever a machine or a container starts anew).
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isProcessAlive(pid)) return false;
  if (process.platform === 'linux') {
    // The server works in its cluster's folder. An unreadable link is some other user's process.
    const folder = await realpath(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === (await realpath(cluster));
  }
  const [file, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  const { stdout } = await run(file, args).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres');
}

/** How long a server may take for a clean stop before it is cut short (the next start then replays its log), in ms. */
const FAST_MS = 4000;
const IMMEDIATE_MS = 1500;

/**
 * Stops a PostgreSQL server: at once but cleanly; by force when it does not listen. Ends within 7 s.
 * @param where What Windows needs, which has no signals: the cluster and its `pg_ctl`.
 */
export async function stopPostmaster(pid: number, where: { data: string; pgCtl: string }): Promise<void> {
  if (process.platform === 'win32') {
    await run(where.pgCtl, ['stop', '--pgdata', where.data, '--mode', 'fast', '--timeout', '8']);
    return;
  }
  signal(pid, 'SIGINT');
  if (await waitForExit(pid, FAST_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await waitForExit(pid, IMMEDIATE_MS)) return;
  signal(pid, 'SIGKILL');
  await waitForExit(pid, 1000);
}
