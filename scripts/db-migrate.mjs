// npm run db:migrate -- --name what_changed: writes a migration from the difference between prisma/schema.prisma and the
// migrations, applies it to the development database and makes the client anew. With --create-only it can be edited first.

import { generateCode, installPackages } from './prepare.mjs';
import { runPrisma } from './prisma.mjs';
import { toolchain } from './toolchain.mjs';

/** @param {string[]} args */
export async function main(args) {
  const tools = await toolchain();
  await installPackages(tools);
  const code = await runPrisma(tools, ['migrate', 'dev', ...args]);
  if (code === 0) await generateCode(tools);
  return code;
}
