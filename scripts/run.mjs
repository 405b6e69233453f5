// The one entry behind `npm start`, `npm test` and the other commands of package.json. It runs on any Node.js from 18 on
// and needs no package, because it is what brings them.

import { StepError } from './lib/console.mjs';
import { endEverything, exitCodeOf } from './lib/processes.mjs';

const [command = '', ...args] = process.argv.slice(2);

/** @type {Record<string, () => Promise<{ main: (args: string[]) => Promise<number> }>>} */
const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('./test.mjs'),
  check: () => import('./check.mjs'),
  format: () => import('./format.mjs'),
  prisma: () => import('./prisma.mjs'),
  'db:migrate': () => import('./db-migrate.mjs'),
  'db:drift': () => import('./db-drift.mjs'),
  bench: () => import('./bench.mjs'),
  'import-taxonomy': async () => (await import('./operate.mjs')).operatorCommand('import-taxonomy'),
  moderate: async () => (await import('./operate.mjs')).operatorCommand('moderate'),
};

const load = commands[command];
if (load === undefined) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')} [arguments]`);
  process.exit(2);
}

try {
  const { main } = await load();
  process.exitCode = await main(args);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  if (error.message !== '') console.error(`\n${error.message}`);
  process.exitCode = exitCodeOf(error);
} finally {
  await endEverything();
}
