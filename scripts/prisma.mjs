// npm run prisma -- …: Prisma's own commands with a database, and with an engine that needs no download.

import path from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { installPackages, prismaCli, prismaEnvironment } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/** @param {string[]} args */
export async function main(args) {
  const tools = await toolchain();
  await installPackages(tools);
  return runPrisma(tools, args);
}

/**
 * @param {import('./toolchain.mjs').Toolchain} tools
 * @param {readonly string[]} args
 */
export function runPrisma(tools, args) {
  const withDatabase = path.join(root, 'scripts/lib/with-database.mjs');
  return run(tools.node, [withDatabase, tools.node, prismaCli, ...args], {
    cwd: root,
    env: prismaEnvironment(tools),
    interactive: true,
  });
}
