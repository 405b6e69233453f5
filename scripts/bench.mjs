// npm run bench -- login: one of the benchmarks of bench/README.md.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { StepError } from './lib/console.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { generateCode, installPackages } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/** @param {string[]} args Its name, then what it is given. */
export async function main([name = '', ...args]) {
  const file = path.join(root, 'bench', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    throw new StepError('Say which benchmark, as in "npm run bench -- login"; bench/README.md lists them.', 2);
  }
  const tools = await toolchain();
  await installPackages(tools);
  await generateCode(tools);
  return run(tools.node, [file, ...args], { cwd: path.join(root, 'bench'), env: tools.env });
}
