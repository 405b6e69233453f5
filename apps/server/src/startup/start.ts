import path from 'node:path';
import type { DemoAccount } from '@muge/contract';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { findRunningCluster, startCluster } from '../database/embedded/index.ts';
import { migrate } from '../database/migrate.ts';
import { jobHandlers } from '../jobs/handlers.ts';
import { createJobQueue, describeFailedTry } from '../jobs/queue.ts';
import { systemClock } from '../ports/clock.ts';
import { createSmtpMailer } from '../ports/mail.ts';
import { cryptoRandom } from '../ports/random.ts';
import { createHttpSmsSender } from '../ports/sms.ts';
import { createLocalStorage, type Storage } from '../ports/storage.ts';
import { loadOrCreateSecret } from '../secrets.ts';
import { StartupError } from '../startup-error.ts';
import { prepareDataFolder } from './data-folder.ts';
import { ensurePortIsFree, listenError } from './port.ts';
import type { Progress } from './progress.ts';
import { type Shutdown, within } from './shutdown.ts';

/** How long requests under way may take to finish after the end has begun, in milliseconds. */
const REQUESTS_MS = 2000;
/** How long what remains to be written down may take then, such as views: a database may be away without a word. */
const LAST_WRITES_MS = 1500;
/** How long jobs under way may take to end, and to be put back where they have not. */
const JOBS_MS = 4500;
const PUT_BACK_MS = 500;
/** How long statements under way may take after that. */
const STATEMENTS_MS = 1000;

/** What a start needs besides its configuration. */
export interface StartOptions {
  readonly config: Config;
  readonly progress: Progress;
  readonly shutdown: Shutdown;
  /** Serves behind the development server, which owns the embedded database and makes the pages. */
  readonly development: boolean;
  /** Told when the embedded database has ended for good. */
  readonly onDatabaseLost: (error: Error) => void;
}

/** What a start has led to. */
export interface Started {
  /** The port that it listens on. */
  readonly port: number;
  /** The accounts to try the demo with; empty in production. */
  readonly demoAccounts: readonly DemoAccount[];
}

/**
 * Starts Mugė: checks what can be checked cheaply, brings the database up and up to date, fills the demo house when
 * asked for and empty, and listens. What it opens it hands to `shutdown`.
 *
 * @throws StartupError when something stands in the way that the operator can mend.
 */
export async function start(options: StartOptions): Promise<Started> {
  const { config, progress, shutdown } = options;
  await ensurePortIsFree(config.host, config.port);
  await prepareDataFolder(config.dataDir);
  // The application takes about as long to load as its database to start, and neither waits for the other.
  const [url, { buildApp }, { openDatabase }] = await Promise.all([
    config.databaseUrl ?? embeddedDatabase(options),
    import('../app.ts'),
    import('../database/client.ts'),
  ]);
  const applied = await progress.step('Bringing the database up to date', (detail) =>
    migrate({ url, onProgress: detail }),
  );
  if (applied.length === 0) progress.say('  nothing to apply');

  const database = openDatabase({
    url,
    poolSize: config.databasePool,
    onError: (error) => {
      // The database's own end cuts what is still open then.
      if (!shutdown.begun) console.error(`A database connection broke: ${error.message}`);
    },
  });
  await shutdown.add(async () => {
    await within(STATEMENTS_MS, database.close());
  });
  const storage = createLocalStorage(path.join(config.dataDir, 'storage'));
  const demo = config.seedDemo ? await fillDemoHouse(progress, database, storage) : { filled: false, accounts: [] };
  const demoAccounts = demo.accounts;

  const jobs = createJobQueue({
    url,
    onError: (error) => {
      if (!shutdown.begun) console.error(`The job queue: ${error.message}`);
    },
    onFailedTry: (name, error) => {
      if (!shutdown.begun) console.error(describeFailedTry(name, error));
    },
  });
  await progress.step('Preparing the job queue', async () => {
    await Promise.all([jobs.start(), database.warmUp()]);
  });
  await shutdown.add(async () => {
    await within(JOBS_MS + PUT_BACK_MS, jobs.stop(JOBS_MS));
  });
  const mailer = config.mail === null ? null : createSmtpMailer(config.mail);
  await shutdown.add(async () => mailer?.close());

  const app = await buildApp({
    config,
    database,
    storage,
    clock: systemClock,
    random: cryptoRandom,
    queue: jobs.queue,
    mailer,
    smsSender: config.sms === null ? null : createHttpSmsSender(config.sms),
    jwtSecret: config.jwtSecret ?? (await loadOrCreateSecret(config.dataDir, 'jwt')),
    demoAccounts,
    development: options.development,
  });
  await shutdown.add(async () => {
    const closing = app.close();
    if (!(await within(REQUESTS_MS, closing))) app.server.closeAllConnections();
    await within(LAST_WRITES_MS, closing);
  });
  if (demo.filled) await app.services.titleWords.refresh();
  await jobs.work(jobHandlers(app.services));
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw listenError(error, config.host, config.port);
  }
  const address = app.server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : config.port, demoAccounts };
}

async function embeddedDatabase({
  config,
  progress,
  shutdown,
  development,
  onDatabaseLost,
}: StartOptions): Promise<string> {
  if (development) {
    const url = await findRunningCluster(config.dataDir);
    if (url === undefined) throw new StartupError('The development server has no database running; use "npm run dev".');
    return url;
  }
  return progress.step('Starting the embedded PostgreSQL', async (detail) => {
    const cluster = await startCluster({ folder: config.dataDir, onProgress: detail, onLost: onDatabaseLost });
    await shutdown.add(() => cluster.stop());
    return cluster.url;
  });
}

/** Fills the demo house, and tells whether that had not been done before. */
async function fillDemoHouse(
  progress: Progress,
  database: Database,
  storage: Storage,
): Promise<{ filled: boolean; accounts: DemoAccount[] }> {
  // Loaded where it is wanted only: production carries neither its texts nor its pictures.
  const { listDemoAccounts, seedDemoHouse } = await import('../database/seed/index.ts');
  const begun = performance.now();
  const filled = await seedDemoHouse({
    database,
    storage,
    clock: systemClock,
    onProgress: (message) => progress.say(`  demo house: ${message}`),
  });
  if (filled) progress.say(`✓ Filling the demo house, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return { filled, accounts: listDemoAccounts() };
}
