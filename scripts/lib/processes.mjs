// Starts programs and sees that none outlives us: whatever ends this process ends what it started.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StepError } from './console.mjs';

const WINDOWS = process.platform === 'win32';

/** After a signal a program has this long to end by itself; the whole promise is ten seconds. */
const GRACE_MS = 9_000;

/** @type {Map<import('node:child_process').ChildProcess, { group: boolean }>} */
const running = new Map();

/** @type {NodeJS.Signals | undefined} */
let ending;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] The whole environment of the program.
 * @property {'inherit' | 'collect'} [output] collect: keep it, and show it only when the program fails.
 * @property {boolean} [interactive] The program may ask at the terminal, so it stays in the terminal's own group.
 * @property {AbortSignal} [until] Ends the program (SIGTERM) when it fires.
 * @property {(message: unknown) => void} [onMessage] Hears what the program says over the channel.
 * @property {boolean} [channel] Opens a message channel. The program can tell by its closing that we were killed.
 */

/**
 * Runs a program to its end.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} Its exit code; 128 + n when signal n ended it, as a shell has it.
 */
export function run(file, args, options = {}) {
  const {
    cwd,
    env = process.env,
    output = 'inherit',
    interactive = false,
    channel = false,
    until,
    onMessage,
  } = options;
  const input = interactive ? 'inherit' : 'ignore';
  const out = output === 'inherit' ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    if (ending !== undefined) return reject(new StepError('', signalCode(ending)));
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: channel ? [input, out, out, 'ipc'] : [input, out, out],
      // A group of its own, so that a signal reaches all that the program starts in turn, once.
      detached: !WINDOWS && !interactive,
      // Windows starts .cmd files only through its shell.
      shell: WINDOWS && !file.endsWith('.exe'),
    });
    const group = !WINDOWS && !interactive;
    running.set(child, { group });
    if (onMessage !== undefined) child.on('message', onMessage);
    const stop = () => tell(child, 'SIGTERM', group);
    until?.addEventListener('abort', stop);
    /** @type {Buffer[]} */
    const collected = [];
    child.stdout?.on('data', (chunk) => collected.push(chunk));
    child.stderr?.on('data', (chunk) => collected.push(chunk));
    child.once('error', (error) => {
      running.delete(child);
      reject(new StepError(`${file} cannot be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      until?.removeEventListener('abort', stop);
      const result = code ?? signalCode(signal ?? 'SIGKILL');
      if (result !== 0 && ending === undefined) process.stderr.write(Buffer.concat(collected));
      resolve(result);
    });
  });
}

/**
 * Runs a program that has to succeed.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions & { failure?: string }} [options] failure: the sentence to end with when it does not.
 */
export async function runOrFail(file, args, options = {}) {
  const code = await run(file, args, options);
  if (ending !== undefined) throw new StepError('', signalCode(ending));
  if (code !== 0) throw new StepError(options.failure ?? '', code);
}

/** @param {unknown} error */
export function exitCodeOf(error) {
  return error instanceof StepError ? error.exitCode : 1;
}

/** The signal that ends us, if one came. */
export function endingSignal() {
  return ending;
}

/** Ends what still runs and waits for it; the last thing this process does. */
export async function endEverything() {
  clearInterval(parentWatch);
  if (running.size > 0) await end('SIGTERM');
}

/** @type {Partial<Record<NodeJS.Signals, number>>} */
const numbers = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

/** @param {NodeJS.Signals} signal */
function signalCode(signal) {
  return 128 + (numbers[signal] ?? 15);
}

/** @param {NodeJS.Signals} signal */
async function end(signal) {
  // A terminal and npm may both bring the same Ctrl-C: once is enough.
  if (ending !== undefined) return;
  ending = signal;
  for (const [child, { group }] of running) tell(child, signal, group);
  const deadline = Date.now() + GRACE_MS;
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const [child, { group }] of running) tell(child, 'SIGKILL', group);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {boolean} group Whether it leads a group of its own.
 */
function tell(child, signal, group) {
  if (child.pid === undefined) return;
  try {
    if (group) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void end(signal));
}

// npm starts us through a shell. Should only npm or only the shell end, nobody passes that on; but those above us change
// then. Without npm that is nothing unusual (a server sent to the background), so it is left alone.
const above = ancestors();
const parentWatch = setInterval(() => {
  if (ancestors() !== above) void end('SIGTERM');
}, 500);
if (process.env.npm_lifecycle_event === undefined || WINDOWS) clearInterval(parentWatch);
parentWatch.unref();

/** The process ids of our parent and, where the system tells it in a file, of its parent. */
function ancestors() {
  const parent = process.ppid;
  if (process.platform !== 'linux') return String(parent);
  try {
    // The fields after the name, which may hold anything but ends with the last bracket: state, parent, …
    const [, , grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return `${parent} ${grandparent}`;
  } catch {
    // It ended while we looked, so that the next look finds another parent.
    return String(parent);
  }
}
