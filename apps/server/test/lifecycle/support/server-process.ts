import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject, onTestFinished, type TestContext } from 'vitest';

const main = path.resolve(import.meta.dirname, '../../../src/main.ts');
const READY_MS = 120_000;

const nobody = { uid: 65_534, gid: 65_534 };

/**
 * A user who is not root: the test's own, or `nobody` for root. Where `nobody` cannot reach this repository or its
 * Node.js (in a closed folder), there is no such user and the test is skipped.
 * @returns what to give to `launch` and `chown`, undefined for the test's own user.
 */
export async function ordinaryUser(context: TestContext): Promise<typeof nobody | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const child = spawn(process.execPath, ['--check', main], { ...nobody, stdio: 'ignore' });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(undefined));
    child.once('exit', resolve);
  });
  if (code !== 0) context.skip('Nobody but root can reach this repository or its Node.js.');
  return nobody;
}

/** How a server process is started. */
export interface LaunchOptions {
  readonly env: Readonly<Record<string, string>>;
  /** The numeric user and group to run as; the test's own by default. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

/** A real server process. */
export interface ServerProcess {
  readonly pid: number;
  /** What it has printed so far. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Waits for the address that it prints when it is ready. */
  address(): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Waits for its end. @returns the exit code, or the name of the signal that ended it. */
  end(): Promise<number | NodeJS.Signals | null>;
}

/** Starts `main.ts` as a process of its own; whatever is left of it is killed when the test has finished. */
export function launch({ env, user }: LaunchOptions): ServerProcess {
  const { PATH, TMPDIR } = process.env;
  const child: ChildProcess = spawn(process.execPath, [main], {
    ...user,
    // Compiled code is kept between the many processes of a run.
    env: { PATH, TMPDIR, PORT: '0', DEMO: 'false', NODE_COMPILE_CACHE: inject('lifecycleFolder'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      printed[name] += chunk;
    });
  }
  const ended = once(child, 'close');
  const end = async () => {
    await ended;
    return child.exitCode ?? child.signalCode;
  };
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    get pid() {
      if (child.pid === undefined) throw new Error('The process did not start.');
      return child.pid;
    },
    output: () => ({ ...printed }),
    async address() {
      const deadline = Date.now() + READY_MS;
      while (Date.now() < deadline) {
        const found = /ready at (\S+)/.exec(printed.stdout)?.[1];
        if (found !== undefined) return found;
        if (child.exitCode !== null || child.signalCode !== null) break;
        await delay(25);
      }
      throw new Error(`The server did not come up:\n${printed.stdout}${printed.stderr}`);
    },
    kill: (signal) => child.kill(signal),
    end,
  };
}

/** A folder for one test, gone when it has finished. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muge-lifecycle-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}

/** A data folder as an ended server leaves it: a copy of one that is made once a run, because making one takes long. */
export async function usedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(path.join(inject('lifecycleFolder'), 'used'), folder, { recursive: true });
  return folder;
}

/** Waits until something is so. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds = 15_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not come about in time.');
    await delay(25);
  }
}
