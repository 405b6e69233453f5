// npm run import-taxonomy, npm run moderate -- …: what an operator does to a marketplace from the command line. The
// commands themselves are the server's; here they get the packages and the Node.js that they need.

import path from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { generateCode, installPackages } from './prepare.mjs';
import { toolchain } from './toolchain.mjs';

/**
 * @param {string} name A command in apps/server/scripts.
 * @returns {{ main: (args: string[]) => Promise<number> }}
 */
export function operatorCommand(name) {
  return {
    async main(args) {
      const tools = await toolchain();
      await installPackages(tools);
      await generateCode(tools);
      return run(tools.node, [path.join(root, `apps/server/scripts/${name}.ts`), ...args], {
        cwd: root,
        env: tools.env,
      });
    },
  };
}
