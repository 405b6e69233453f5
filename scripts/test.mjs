// npm test: unit and integration tests, then the journeys through the running product in a browser.
//   npm test                      everything
//   npm test -- search            only the tests of the first two tiers whose path holds "search" (Vitest's arguments)
//   npm test -- e2e --grep home   only the browser's (Playwright's arguments)

import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { StepError, say, step } from './lib/console.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { endingSignal, run } from './lib/processes.mjs';
import { reports } from './lib/reports.mjs';
import { buildWeb, generateCode, installPackages } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/** @param {string[]} args */
export async function main(args) {
  const browserOnly = args[0] === 'e2e';
  const wanted = {
    vitest: !browserOnly,
    playwright: browserOnly || args.length === 0,
  };
  const chromium = wanted.playwright ? findChromium() : undefined;
  const tools = await toolchain();
  await installPackages(tools);
  await generateCode(tools);
  const codes = [];
  const data = await mkdtemp(path.join(tmpdir(), 'muge-e2e-'));
  try {
    if (wanted.playwright) await buildWeb(tools);
    const end = new AbortController();
    // What the browser's tests begin with takes half a minute, of which the others leave enough in between.
    const options = { data, isPatient: true, signal: end.signal };
    const filling = wanted.vitest && wanted.playwright ? withProduct(tools, options, async () => 0) : undefined;
    if (wanted.vitest) codes.push(await runVitest(tools, args));
    if (endingSignal() !== undefined) end.abort();
    await filling;
    if (wanted.playwright && endingSignal() === undefined) {
      codes.push(await runPlaywright(tools, chromium ?? findChromium(), args.slice(1), data));
    }
  } finally {
    await rm(data, { recursive: true, force: true, maxRetries: 10 });
  }
  return codes.find((code) => code !== 0) ?? 0;
}

/**
 * @param {import('./toolchain.mjs').Toolchain} tools
 * @param {string[]} args
 */
async function runVitest(tools, args) {
  await rm(reports.vitest, { force: true });
  const cli = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
  // Two at least: much of the time they wait for a database or a process, which Vitest's own choice leaves a core to.
  const VITEST_MAX_WORKERS = String(Math.max(2, availableParallelism() - 1));
  return report('Unit and integration tests', () =>
    run(tools.node, [cli, 'run', ...reporting, ...args], { cwd: root, env: { VITEST_MAX_WORKERS, ...tools.env } }),
  );
}

/**
 * @param {import('./toolchain.mjs').Toolchain} tools
 * @param {string} chromium
 * @param {string[]} args
 * @param {string} data The folder of the product's data.
 */
async function runPlaywright(tools, chromium, args, data) {
  await rm(reports.playwright, { force: true });
  const folder = path.join(root, 'e2e');
  const cli = path.join(folder, 'node_modules/@playwright/test/cli.js');
  return report('Browser tests', () =>
    withProduct(tools, { data }, (address) =>
      run(tools.node, [cli, 'test', '--reporter=list,json', ...args], {
        cwd: folder,
        env: {
          ...tools.env,
          CHROMIUM_PATH: chromium,
          E2E_BASE_URL: address,
          PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
        },
      }),
    ),
  );
}

/**
 * Runs the product with its demo house for as long as `work` takes.
 *
 * @param {import('./toolchain.mjs').Toolchain} tools
 * @param {object} options
 * @param {string} options.data The folder of its data.
 * @param {boolean} [options.isPatient] Whether everything else on the machine goes first, and nothing is said.
 * @param {AbortSignal} [options.signal] Gives it up.
 * @param {(address: string) => Promise<number>} work
 */
async function withProduct(tools, { data, isPatient = false, signal }, work) {
  const end = new AbortController();
  const until = signal === undefined ? end.signal : AbortSignal.any([end.signal, signal]);
  const port = await freePort();
  const { DATABASE_URL: _, HOST: __, ...env } = tools.env;
  /** @type {(value: undefined) => void} */
  let becomeReady = () => undefined;
  const ready = new Promise((resolve) => {
    becomeReady = resolve;
  });
  const command = [tools.node, path.join(root, 'apps/server/src/main.ts')];
  const [file = '', ...args] = isPatient && process.platform !== 'win32' ? ['nice', '-n', '19', ...command] : command;
  const server = run(file, args, {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: data, RATE_LIMIT_SCALE: '1000' },
    output: isPatient ? 'collect' : 'inherit',
    channel: true,
    onMessage: () => becomeReady(undefined),
    until,
  });
  try {
    const early = await Promise.race([ready, server]);
    return early === undefined ? await work(`http://127.0.0.1:${port}`) : early || 1;
  } finally {
    end.abort();
    await server;
  }
}

/**
 * @param {string} what
 * @param {() => Promise<number>} work
 */
async function report(what, work) {
  try {
    return await step(
      what,
      async () => {
        const code = await work();
        if (code !== 0) throw new StepError('', code);
        return code;
      },
      { heartbeat: false },
    );
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    say(`✗ ${what} failed`);
    return error.exitCode;
  }
}
