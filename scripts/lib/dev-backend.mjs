// The server process of the development server: restarted whenever something that it is made of changes.

import { fork } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from './console.mjs';
import { root } from './paths.mjs';
import { freePort } from './port.mjs';
import { watchFolders } from './watch.mjs';

/** What the server puts where the web application's page belongs, for Vite to fill in. */
export const PAGE_MARK = '<!doctype html><!-- the page of the development server -->';

const QUIET_MS = 150;
const GRACE_MS = 5_000;

/** @typedef {{ port: number, demoAccounts: import('../../apps/server/src/startup/start.ts').Started['demoAccounts'] }} Ready */

/**
 * Starts the server and keeps it up to date.
 */
export async function startBackend() {
  const port = await freePort();
  const page = path.join(root, '.cache', 'development-page');
  await mkdir(page, { recursive: true });
  await writeFile(path.join(page, 'index.html'), PAGE_MARK);

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let stopped = false;
  let state = deferred();
  const first = state;

  function launch() {
    const mine = fork(path.join(root, 'apps/server/src/main.ts'), ['--development'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WEB_DIST: page },
    });
    child = mine;
    const own = state;
    mine.on('message', (message) => {
      if (child === mine) own.resolve(/** @type {{ ready: Ready }} */ (message).ready);
    });
    mine.once('exit', (code, signal) => {
      if (child !== mine) return;
      child = undefined;
      own.fail(`The server ended with ${signal ?? `code ${code}`}; it starts again when a file changes.`);
      if (!stopped && code !== 0) say(own.failure ?? '');
    });
  }

  async function end() {
    const mine = child;
    child = undefined;
    if (mine === undefined || mine.exitCode !== null || mine.signalCode !== null) return;
    const gone = new Promise((resolve) => mine.once('exit', resolve));
    mine.kill('SIGTERM');
    const timer = setTimeout(() => mine.kill('SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(timer);
  }

  /** From here on whoever asks waits for the next one; who waits already goes on waiting. */
  function expectAnother() {
    if (state.settled) state = deferred();
  }

  /** @type {Promise<void>} */
  let restarting = Promise.resolve();
  function restart() {
    expectAnother();
    restarting = restarting.then(async () => {
      await end();
      if (!stopped) launch();
    });
  }

  /** @type {NodeJS.Timeout | undefined} */
  let quiet;
  const watcher = await watchFolders({
    base: root,
    folders: ['apps/server/src', 'prisma/migrations', ...(await packageSources())],
    onChange(file) {
      if (!concernsServer(file)) return;
      expectAnother();
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        say(`${file} changed, restarting the server`);
        restart();
      }, QUIET_MS);
    },
    onError: (error) => say(`Not all changes are seen any more: ${error instanceof Error ? error.message : error}`),
  });

  launch();
  return {
    /** Settles when the server has come up for the first time. */
    firstReady: first.promise,
    /**
     * Where the server listens, as soon as it does.
     * @returns {Promise<number>}
     * @throws {Error} when it does not come up, with the reason.
     */
    async port() {
      await state.promise;
      return port;
    },
    /** Whether it is coming up, for the first time or again. */
    isComing: () => !state.settled,
    async stop() {
      stopped = true;
      await watcher.close();
      clearTimeout(quiet);
      await restarting;
      await end();
    },
  };
}

/** A promise of readiness that may fail without anybody waiting for it. */
function deferred() {
  /** @type {(ready: Ready) => void} */
  let succeed = () => undefined;
  /** @type {(reason: Error) => void} */
  let reject = () => undefined;
  /** @type {Promise<Ready>} */
  const promise = new Promise((resolve, refuse) => {
    succeed = resolve;
    reject = refuse;
  });
  promise.catch(() => undefined);
  const result = {
    promise,
    settled: false,
    /** @type {string | undefined} */
    failure: undefined,
    /** @param {Ready} ready */
    resolve(ready) {
      result.settled = true;
      succeed(ready);
    },
    /** @param {string} reason */
    fail(reason) {
      result.settled = true;
      result.failure = reason;
      reject(new Error(reason));
    },
  };
  return result;
}

/** The folders of what server and web application share. */
export async function packageSources() {
  return (await readdir(path.join(root, 'packages'))).map((name) => `packages/${name}/src`);
}

/** The texts that the server itself writes: those of mails and SMS. All others are the web application's alone. */
const SERVER_TEXTS = /^packages\/i18n\/src\/locales\/\w+\/messages\.ts$/;

/**
 * Whether a changed file is a reason to start the server anew: tests, the texts of the web application and what editors
 * leave for a moment are not.
 * @param {string} file
 */
function concernsServer(file) {
  if (file.includes('.test.') || !/\.(ts|sql|json)$/.test(file)) return false;
  return !file.startsWith('packages/i18n/src/locales/') || SERVER_TEXTS.test(file);
}
