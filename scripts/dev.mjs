// npm run dev: the server, restarted when its sources change, and Vite with hot modules, on one address.

import path from 'node:path';
import { root } from './lib/paths.mjs';
import { ensurePortIsFree } from './lib/port.mjs';
import { run } from './lib/processes.mjs';
import { begunAt, generateCode, installPackages, serverEnvironment } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

export async function main() {
  await ensurePortIsFree();
  const tools = await toolchain();
  await installPackages(tools);
  await generateCode(tools);
  return run(tools.node, [path.join(root, 'scripts/dev-server.mjs'), begunAt], {
    cwd: root,
    env: serverEnvironment(tools),
    channel: true,
  });
}
