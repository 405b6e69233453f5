// Runs a command with DATABASE_URL set: the given one, else that of a Mugė that is running here, else of the embedded
// database, which is started for as long as the command runs. Needs the pinned Node.js, as it loads the server's sources.

import path from 'node:path';
import { findRunningCluster, startCluster } from '../../apps/server/src/database/embedded/index.ts';
import { StepError } from './console.mjs';
import { root } from './paths.mjs';
import { endEverything, run } from './processes.mjs';

const [file = '', ...args] = process.argv.slice(2);

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
async function openDatabase() {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const folder = path.resolve(root, process.env.DATA_DIR || '.data');
  const running = await findRunningCluster(folder);
  if (running !== undefined) return { url: running, stop: async () => undefined };
  const cluster = await startCluster({ folder, onProgress: (message) => console.error(message) });
  return { url: cluster.url, stop: () => cluster.stop() };
}

try {
  const database = await openDatabase();
  try {
    const env = { ...process.env, DATABASE_URL: database.url };
    process.exitCode = await run(file, args, { env, interactive: true });
  } finally {
    await endEverything();
    await database.stop();
  }
} catch (error) {
  if (!(error instanceof StepError) && !(error instanceof Error && error.name === 'StartupError')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
