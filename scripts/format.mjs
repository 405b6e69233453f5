// npm run format: formats all files and mends what the linter can mend by itself; with paths only those.

import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { installPackages } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/** @param {string[]} args */
export async function main(args) {
  const tools = await toolchain();
  await installPackages(tools);
  const paths = args.length === 0 ? ['.'] : args;
  const [file, pnpmArgs] = tools.pnpm(['exec', 'biome', 'check', '--write', ...paths]);
  return run(file, pnpmArgs, { cwd: root, env: tools.env });
}
