import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, StartupError } from '../../startup-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { serverEnvironment } from './environment.ts';
import { readPostmasterFile, stopPostmaster } from './processes.ts';
import type { RunAs } from './run-as.ts';

/** What `startServer` needs. */
export interface ServerOptions {
  /** The data folder, which gets the server's log. */
  readonly folder: string;
  /** The initialised cluster. */
  readonly data: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  /** Settings by name, over the ones below. */
  readonly settings: Readonly<Record<string, string>>;
  readonly onProgress: (message: string) => void;
  /** Told once when the server ended unasked and did not come up again. */
  readonly onLost: (error: Error) => void;
}

/** A running server. */
export interface Server {
  /** Its loopback port; it stays the same when the server has to be started again. */
  readonly port: number;
  /** Its present process id. */
  pid(): number;
  stop(): Promise<void>;
}

const baseSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // Sockets would need a short path, and TCP serves every tool alike.
  unix_socket_directories: '',
  jit: 'off',
};

const ATTEMPTS = 20;
const RETRY_MS = 500;
const RECOVERY_MS = 600_000;
const LOG_BYTES = 10_000_000;

/** Reasons in the server's log that pass by themselves or with another port. */
const passing = /Address already in use|pre-existing shared memory block|could not create any TCP\/IP sockets/;

/**
 * Starts the server on a free loopback port and waits until it accepts connections.
 *
 * It gets a process group of its own, so that Ctrl-C in a terminal reaches Mugė alone, which then ends its requests
 * before their database. A one-line shell watches a pipe from this process: when this process is killed without a word
 * the pipe closes and the shell stops the server. Should both be killed, the next start stops it.
 *
 * @throws StartupError with the server's own words when it does not come up.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  let stopping = false;
  let running = await launchWithRetries(options);
  const { port } = running;

  const watch = () => {
    running.process.once('exit', async (code, signalName) => {
      running.guard?.kill('SIGKILL');
      if (stopping) return;
      options.onProgress(`the database server ended (${signalName ?? `code ${code}`}); starting it again`);
      try {
        running = await launchWithRetries(options, port);
        if (stopping) await stopPostmaster(running.pid, where);
        else watch();
      } catch (error) {
        options.onLost(error instanceof Error ? error : new Error(String(error)));
      }
    });
  };
  const where = { data: options.data, pgCtl: options.binaries.pgCtl };
  watch();
  return {
    port,
    pid: () => running.pid,
    async stop() {
      stopping = true;
      await stopPostmaster(running.pid, where);
    },
  };
}

interface Running {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly port: number;
  readonly guard: ChildProcess | undefined;
}

/** The server failed to come up, with its own reason. */
class LaunchError extends Error {}

async function launchWithRetries(options: ServerOptions, fixedPort?: number): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(options, fixedPort ?? (await freePort()));
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error;
      if (attempt === ATTEMPTS || !passing.test(error.message)) {
        throw new StartupError(`The embedded PostgreSQL did not start: ${error.message}`);
      }
      await delay(RETRY_MS);
    }
  }
}

async function launch(options: ServerOptions, port: number): Promise<Running> {
  const { folder, data, binaries, runAs } = options;
  const settings = Object.entries({ ...baseSettings, ...options.settings, port: String(port) });
  const { file, args, identity } = runAs.command(binaries.postgres, [
    '-D',
    data,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = await openLog(join(folder, 'postgres.log'));
  const child = spawn(file, args, {
    ...identity,
    env: serverEnvironment(),
    // A file, not a pipe: a server that outlives us must not die of a broken pipe.
    stdio: ['ignore', log.handle.fd, log.handle.fd],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) {
    await log.handle.close();
    return new Promise((_, reject) => child.once('error', reject));
  }
  const guard = guardOver(pid);
  try {
    await ready(child, pid, data, options.onProgress);
  } catch (error) {
    guard?.kill('SIGKILL');
    throw new LaunchError(await log.complaint(error));
  } finally {
    await log.handle.close();
  }
  return { process: child, pid, port, guard };
}

/** Waits for the server's own word in its pid file that it accepts connections. */
async function ready(child: ChildProcess, pid: number, data: string, onProgress: (message: string) => void) {
  const begun = Date.now();
  let told = begun;
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(data);
    if (file?.pid === pid && file.ready) return;
    const now = Date.now();
    if (now - begun > RECOVERY_MS) {
      child.kill('SIGQUIT');
      throw new Error('it was not ready after ten minutes');
    }
    if (now - told > 3000) {
      told = now;
      onProgress(`waiting for the database server, ${Math.round((now - begun) / 1000)} s`);
    }
    await delay(15);
  }
  throw new Error(`it ended with ${child.signalCode ?? `code ${child.exitCode}`}`);
}

function guardOver(pid: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const guard = spawn('sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell the next start does the guard's work.
  guard.once('error', () => undefined);
  guard.unref();
  return guard;
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (found) => found.size,
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return 0;
      throw error;
    },
  );
  if (size > LOG_BYTES) await rename(path, `${path}.1`);
  const from = size > LOG_BYTES ? 0 : size;
  const handle = await open(path, 'a', 0o600);
  return {
    handle,
    /** What the server complained of since the log was opened, or else the error's words. */
    async complaint(error: unknown): Promise<string> {
      const text = (await readFile(path)).subarray(from).toString('utf8');
      const lines = text.split('\n').filter((line) => /FATAL|PANIC|could not|HINT/.test(line));
      const said = lines.map((line) => line.replace(/^.*?(?:FATAL|PANIC|LOG|WARNING|HINT):\s*/, '')).join('; ');
      return said || `${error instanceof Error ? error.message : String(error)} (see ${path})`;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port.'));
        else resolve(address.port);
      });
    });
  });
}
