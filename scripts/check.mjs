// npm run check: everything besides the tests that a change has to pass. CI runs the same. Each step runs whatever the
// others say, and none writes what another reads; to add one, add it to the list.

import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { say, seconds } from './lib/console.mjs';
import { root } from './lib/paths.mjs';
import { endingSignal, run } from './lib/processes.mjs';
import { reports } from './lib/reports.mjs';
import { generateCode, installPackages } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/** Biome colours whatever it writes into, unless it is told. */
const plain = process.stdout.isTTY ? '' : ' --colors=off';

/**
 * A step is a command: `pnpm …` or `node …`, split at spaces.
 * @type {readonly { name: string, command: string }[]}
 */
const steps = [
  { name: 'format and lint', command: `pnpm exec biome ci${plain} --error-on-warnings .` },
  { name: 'types of the contract', command: 'pnpm exec tsc -p packages/contract' },
  { name: 'types of the texts', command: 'pnpm exec tsc -p packages/i18n' },
  { name: 'types of the server', command: 'pnpm exec tsc -p apps/server' },
  { name: 'types of the web application', command: 'pnpm exec tsc -p apps/web' },
  { name: 'types of the browser tests', command: 'pnpm exec tsc -p e2e' },
  { name: 'types of the benchmarks', command: 'pnpm exec tsc -p bench' },
  { name: 'types of the scripts', command: 'pnpm exec tsc -p scripts' },
  { name: 'boundaries between modules', command: 'node scripts/check-boundaries.mjs' },
  { name: 'the API document', command: 'node scripts/check-openapi.mjs' },
  { name: 'nothing unused', command: 'pnpm exec knip' },
  { name: 'schema, migrations and database agree', command: 'node scripts/lib/drift.mjs' },
  { name: 'the web application builds', command: 'pnpm --filter @muge/web run build' },
];

/** @param {string[]} args Words that choose steps by their names; none chooses all. */
export async function main(args) {
  const tools = await toolchain();
  await installPackages(tools);
  await generateCode(tools);
  const chosen = steps.filter(({ name }) => args.length === 0 || args.some((word) => name.includes(word)));
  /** @type {Awaited<ReturnType<typeof runStep>>[]} */
  const results = [];
  const waiting = [...chosen];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (endingSignal() !== undefined) return;
      results.push(await runStep(tools, next.name, next.command));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const failed = results.filter(({ passed }) => !passed);
  await mkdir(path.dirname(reports.check), { recursive: true });
  await writeFile(
    reports.check,
    JSON.stringify({ passed: results.length - failed.length, failed: failed.length, results }),
  );
  say(`\n${results.length - failed.length} of ${chosen.length} checks passed${failed.length > 0 ? '; failed:' : '.'}`);
  for (const { name } of failed) say(`  ✗ ${name}`);
  return results.length === chosen.length && failed.length === 0 ? 0 : 1;
}

/**
 * @param {import('./toolchain.mjs').Toolchain} tools
 * @param {string} name
 * @param {string} command
 */
async function runStep(tools, name, command) {
  const begun = Date.now();
  const [program, ...args] = command.split(' ');
  const [file, fileArgs] = program === 'pnpm' ? tools.pnpm(args) : [tools.node, args];
  const env = process.stdout.isTTY ? tools.env : { ...tools.env, NO_COLOR: '1' };
  const code = await run(file, fileArgs, { cwd: root, env, output: 'collect' });
  say(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds(begun)}`);
  return { name, passed: code === 0, milliseconds: Date.now() - begun };
}
