// The development server, run by the pinned Node.js: it owns the embedded database, keeps the server process running
// and up to date, and stands before it with Vite.

import { loadConfig } from '../apps/server/src/config.ts';
import { startCluster } from '../apps/server/src/database/embedded/index.ts';
import { browserAddress, openDemoWarning, readyLines, startTime } from '../apps/server/src/startup/announce.ts';
import { createShutdown } from '../apps/server/src/startup/shutdown.ts';
import { say, step } from './lib/console.mjs';
import { startBackend } from './lib/dev-backend.mjs';
import { startFront } from './lib/dev-front.mjs';

const begun = Date.now();
const shutdown = createShutdown();

/** @param {number} exitCode */
async function end(exitCode) {
  if (shutdown.begun) return;
  for (const failure of await shutdown.run()) console.error(failure);
  process.exit(exitCode);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(0));

/** @param {unknown} error */
async function fail(error) {
  if (shutdown.begun) return;
  console.error(error instanceof Error && error.name === 'StartupError' ? `\n${error.message}` : error);
  await end(1);
}

try {
  const config = loadConfig(process.env);
  const warning = openDemoWarning(config);
  if (warning !== undefined) console.warn(warning);
  if (config.databaseUrl === null) {
    const cluster = await step('Starting the embedded PostgreSQL', () =>
      startCluster({ folder: config.dataDir, onProgress: say, onLost: fail }),
    );
    await shutdown.add(() => cluster.stop());
  }
  const backend = await startBackend();
  await shutdown.add(() => backend.stop());
  const front = await startFront({ host: config.host, port: config.port, backend });
  await shutdown.add(() => front.stop());
  say(`Listening at ${browserAddress(config.host, config.port)}; the server is coming up …`);
  const { demoAccounts } = await backend.firstReady;
  const started = { port: config.port, demoAccounts };
  for (const line of readyLines(config.host, started, startTime(begun, process.argv))) say(line);
} catch (error) {
  await fail(error);
}
