// npm run db:drift: fails when prisma/schema.prisma, the migrations and a database that the server made from them differ.

import path from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { installPackages } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/** @param {string[]} args */
export async function main(args) {
  const tools = await toolchain();
  await installPackages(tools);
  return run(tools.node, [path.join(root, 'scripts/lib/drift.mjs'), ...args], { cwd: root, env: tools.env });
}
