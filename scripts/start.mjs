// npm start: brings what is missing, builds, and runs the server, which brings its own database.

import path from 'node:path';
import { say } from './lib/console.mjs';
import { root } from './lib/paths.mjs';
import { ensurePortIsFree } from './lib/port.mjs';
import { run } from './lib/processes.mjs';
import {
  begunAt,
  buildWeb,
  checkSettings,
  generateCode,
  installPackages,
  sayWhatFirstStartDoes,
  serverEnvironment,
} from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/** @param {string[]} args Handed on to the server. */
export async function main(args) {
  await ensurePortIsFree();
  sayWhatFirstStartDoes();
  const tools = await toolchain();
  await installPackages(tools);
  await checkSettings(tools);
  await generateCode(tools);
  await buildWeb(tools);
  say('▸ Starting the server …');
  return run(tools.node, [path.join(root, 'apps/server/src/main.ts'), begunAt, ...args], {
    cwd: root,
    env: serverEnvironment(tools),
    channel: true,
  });
}
