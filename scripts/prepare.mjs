// What has to be there before anything of Mugė can run: packages, generated code, the built web application. Each is
// made once and again when what it is made from has changed.

import { existsSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { say, step } from './lib/console.mjs';
import { cache, pathKey, root } from './lib/paths.mjs';
import { runOrFail } from './lib/processes.mjs';
import { digest, isFresh, keepStamp } from './lib/stamps.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

/** Tells the server when the command was given, so that its last line counts what came before it too. */
export const begunAt = `--begun-at=${Math.round(performance.timeOrigin)}`;

/** Says before a first start what is to come, so that nobody takes its minutes for a fault. */
export function sayWhatFirstStartDoes() {
  if (existsSync(cache)) return;
  say(
    'The first start takes one to five minutes: it brings Node.js and pnpm where this machine has others, installs the',
  );
  const rest = process.env.DATABASE_URL
    ? ' and builds the web application.'
    : ', builds the web application, starts PostgreSQL and fills the demo.';
  say(`packages, generates the database client${rest}`);
}

/** @param {Toolchain} tools */
export async function installPackages(tools) {
  const manifests = await workspaceFolders();
  const stamp = await digest(
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.map((folder) => `${folder}/package.json`)],
    [process.platform, process.arch],
  );
  const outputs = ['node_modules/.modules.yaml', ...manifests.map((folder) => `${folder}/node_modules`)];
  if (await isFresh('install', stamp, outputs)) return say('✓ Packages are installed');
  const [file, args] = tools.pnpm([
    'install',
    '--frozen-lockfile',
    '--prod=false',
    '--config.confirm-modules-purge=false',
    // The age of versions is looked at when the lockfile changes; asking again for each of hundreds of locked ones
    // would cost every newcomer a minute.
    '--config.minimum-release-age=0',
  ]);
  const env = { ...tools.env, pnpm_config_update_notifier: 'false' };
  await step('Installing packages', () => runOrFail(file, args, { cwd: root, env }), { heartbeat: false });
  await keepStamp('install', stamp);
}

/**
 * Tells all that is wrong with the settings before a minute goes into building.
 * @param {Toolchain} tools
 */
export async function checkSettings(tools) {
  const check = path.join(root, 'scripts/lib/check-settings.mjs');
  await runOrFail(tools.node, [check], { cwd: root, env: serverEnvironment(tools) });
}

/** The folders of the workspace's members. */
async function workspaceFolders() {
  const parents = await Promise.all(
    ['apps', 'packages'].map(async (parent) =>
      (await readdir(path.join(root, parent))).map((name) => `${parent}/${name}`),
    ),
  );
  const folders = [...parents.flat(), 'e2e', 'bench'];
  const found = await Promise.all(
    folders.map((folder) =>
      access(path.join(root, folder, 'package.json')).then(
        () => [folder],
        () => [],
      ),
    ),
  );
  return found.flat();
}

/**
 * Makes the database client and the table types from the Prisma schema.
 * @param {Toolchain} tools
 */
export async function generateCode(tools) {
  const generated = 'apps/server/src/database/generated';
  const stamp = await digest(['prisma/schema.prisma', 'pnpm-lock.yaml']);
  if (await isFresh('generate', stamp, [`${generated}/prisma/client.ts`, `${generated}/kysely/types.ts`])) return;
  await step('Generating the database client', () =>
    runOrFail(tools.node, [prismaCli, 'generate'], {
      cwd: root,
      // Generating asks the engine nothing: any program that exists will do, on every platform.
      env: { ...prismaEnvironment(tools), PRISMA_SCHEMA_ENGINE_BINARY: tools.node },
      output: 'collect',
    }),
  );
  await keepStamp('generate', stamp);
}

/** Prisma's command line. */
export const prismaCli = path.join(root, 'apps/server/node_modules/prisma/build/index.js');

/**
 * The environment for Prisma's command line: our engine in place of one that it would download.
 * @param {Toolchain} tools
 */
export function prismaEnvironment(tools) {
  const bin = path.join(root, 'apps/server/node_modules/.bin');
  return {
    ...tools.env,
    // The generators are called by their names.
    [pathKey(tools.env)]: `${bin}${path.delimiter}${tools.env[pathKey(tools.env)]}`,
    PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, 'scripts/prisma-engine.mjs'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
}

/**
 * The environment for the server: it keeps its compiled code, so that it loads faster the next time.
 * @param {Toolchain} tools
 */
export function serverEnvironment(tools) {
  return { NODE_COMPILE_CACHE: path.join(cache, 'compiled'), ...tools.env };
}

/**
 * Builds the web application.
 * @param {Toolchain} tools
 */
export async function buildWeb(tools) {
  const members = (await workspaceFolders()).filter((folder) => folder.startsWith('packages/'));
  const inputs = ['apps/web', ...members, 'pnpm-lock.yaml', 'tsconfig.base.json'];
  const stamp = await digest(inputs);
  if (await isFresh('web', stamp, ['apps/web/dist/index.html'])) return say('✓ The web application is built');
  const [file, args] = tools.pnpm(['--filter', '@muge/web', 'run', 'build']);
  await step('Building the web application', () =>
    runOrFail(file, args, { cwd: root, env: tools.env, output: 'collect' }),
  );
  await keepStamp('web', stamp);
}
