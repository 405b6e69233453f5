import { loadConfig } from './config.ts';
import { openDemoWarning, readyLines, startTime } from './startup/announce.ts';
import { createProgress } from './startup/progress.ts';
import { createShutdown } from './startup/shutdown.ts';
import { start } from './startup/start.ts';
import { errorMessage, StartupError } from './startup-error.ts';

const begun = Date.now();
const progress = createProgress((line) => process.stdout.write(`${line}\n`));
const shutdown = createShutdown();

/** Closes everything and ends the process; the first call decides the exit code. */
async function end(exitCode: number): Promise<void> {
  if (shutdown.begun) return;
  for (const failure of await shutdown.run()) console.error(`While stopping: ${errorMessage(failure)}`);
  process.exit(exitCode);
}

async function fail(error: unknown): Promise<void> {
  // What breaks because the end has begun is not worth a word.
  if (shutdown.begun) return;
  console.error(error instanceof StartupError ? `\n${error.message}` : error);
  await end(1);
}

// Whoever read our words may be gone; that must not cut the clean end short.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!shutdown.begun) progress.say('Stopping …');
    void end(0);
  });
}
// Started through scripts/run.mjs: when that one is killed without a word, the channel to it closes.
process.on('disconnect', () => void end(0));

try {
  const config = loadConfig(process.env);
  const warning = openDemoWarning(config);
  if (warning !== undefined) console.warn(warning);
  const development = process.argv.includes('--development');
  const started = await start({
    config,
    progress,
    shutdown,
    development,
    onDatabaseLost: (error) => void fail(error),
  });
  process.send?.({ ready: started });
  // The development server in front of us tells its own address.
  if (!development) {
    for (const line of readyLines(config.host, started, startTime(begun, process.argv))) progress.say(line);
  }
} catch (error) {
  await fail(error);
}
