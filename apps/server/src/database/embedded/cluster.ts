import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { errorCode, StartupError } from '../../startup-error.ts';
import { locateBinaries, POSTGRES_MAJOR } from './binaries.ts';
import { dataFolderHolder, lockDataFolder } from './data-folder-lock.ts';
import { initialiseCluster } from './initialise.ts';
import { isPostmasterOf, readPostmasterFile, stopPostmaster } from './processes.ts';
import { chooseRunAs, giveFolder, type RunAs } from './run-as.ts';
import { startServer } from './server.ts';

/** How an embedded cluster is opened. */
export interface ClusterOptions {
  /** The data folder (`DATA_DIR`), absolute. The cluster lies in its `postgres`; made when absent. */
  readonly folder: string;
  /** False: a crash of the machine may lose the data (tests). Default true. */
  readonly durable?: boolean;
  /** Further server settings by name, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told what happens, one short phrase at a time. */
  readonly onProgress?: (message: string) => void;
  /** Called once when the server ended though nobody asked, and could not be started again. */
  readonly onLost?: (error: Error) => void;
}

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** The address of Mugė's database in it, password included. */
  readonly url: string;
  /** The process id of the server. */
  readonly pid: number;
  /** How the server runs (see `run-as.ts`). */
  readonly runAs: RunAs['name'];
  /** The address of any database of the cluster. */
  databaseUrl(name: string): string;
  /** Ends the server (a fast shutdown: sessions are cut, all that was committed is on disk) and frees the folder. */
  stop(): Promise<void>;
}

/** The role and the database that Mugė uses in its own cluster. */
const NAME = 'muge';

/** For clusters whose data need not outlive a crash. */
const volatileSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Megabytes at most that PostgreSQL keeps of tables and indexes; it takes no more than they have. */
const MOST_BUFFERS = 4096;

/** For all others: a quarter of the memory, as PostgreSQL's manual recommends. Pages from elsewhere cost ten times as much. */
function durableSettings() {
  const quarter = Math.floor(totalmem() / 4 / 2 ** 20);
  return { shared_buffers: `${Math.min(MOST_BUFFERS, Math.max(128, quarter))}MB` };
}

/**
 * Starts PostgreSQL in a data folder: makes the cluster the first time, recovers it after a crash, ends the server
 * that a killed Mugė left behind.
 *
 * @throws StartupError when a live Mugė uses the folder, it cannot be written, this machine has no way to run
 *   PostgreSQL, or the server does not come up.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, onProgress = () => undefined, onLost = () => undefined } = options;
  const lock = await lockDataFolder(folder);
  try {
    const binaries = await locateBinaries();
    const runAs = await chooseRunAs(binaries.initdb, folder);
    const data = join(folder, 'postgres');
    const version = await clusterVersion(data);
    if (version === undefined) {
      onProgress('creating the database cluster');
      const password = randomBytes(24).toString('base64url');
      await initialiseCluster({
        folder,
        data,
        binaries,
        runAs,
        user: NAME,
        password,
        durable: options.durable ?? true,
      });
    } else if (version !== POSTGRES_MAJOR) {
      throw new StartupError(
        `The database in ${data} was made by PostgreSQL ${version}, and this Mugė carries PostgreSQL ${POSTGRES_MAJOR}; dump it with the old version, or set DATA_DIR to a new folder.`,
      );
    }
    await giveFolder(data, runAs);
    await endOrphan(data, binaries.pgCtl, onProgress);
    const password = await readPassword(folder);
    const address = (port: number) => (name: string) =>
      `postgresql://${NAME}:${password}@127.0.0.1:${port}/${encodeURIComponent(name)}`;
    const server = await startServer({
      folder,
      data,
      binaries,
      runAs,
      settings: { ...(options.durable === false ? volatileSettings : durableSettings()), ...options.settings },
      onProgress,
      onLost,
    });
    const databaseUrl = address(server.port);
    await ensureDatabase(databaseUrl('postgres'));
    return {
      url: databaseUrl(NAME),
      get pid() {
        return server.pid();
      },
      runAs: runAs.name,
      databaseUrl,
      async stop() {
        await server.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * The address of the database of a live Mugė in a data folder, for tools that want to work on it while it runs.
 * @returns undefined when nobody runs there.
 */
export async function findRunningCluster(folder: string): Promise<string | undefined> {
  if ((await dataFolderHolder(folder)) === undefined) return undefined;
  const file = await readPostmasterFile(join(folder, 'postgres'));
  if (file?.ready !== true) return undefined;
  return `postgresql://${NAME}:${await readPassword(folder)}@127.0.0.1:${file.port}/${NAME}`;
}

async function clusterVersion(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartupError(
      `The database in ${data} cannot be read (${errorCode(error)}); start Mugė as the user who made it.`,
    );
  }
}

async function readPassword(folder: string): Promise<string> {
  const path = join(folder, 'postgres-password');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new StartupError(
      `The password of the embedded database, ${path}, cannot be read (${errorCode(error)}); restore it, or set DATA_DIR to a new folder.`,
    );
  }
}

/**
 * The folder is ours by its lock, so a server that still runs here belongs to a killed Mugė: it is stopped. A pid file
 * whose process is not such a server is stale and removed, because PostgreSQL itself looks at the process id alone.
 */
async function endOrphan(data: string, pgCtl: string, onProgress: (message: string) => void): Promise<void> {
  const file = await readPostmasterFile(data);
  if (file === undefined) return;
  if (await isPostmasterOf(file.pid, data)) {
    onProgress(`stopping the database server that an earlier Mugė left running (process ${file.pid})`);
    await stopPostmaster(file.pid, { data, pgCtl });
  } else {
    onProgress('recovering after an unclean stop');
  }
  await rm(join(data, 'postmaster.pid'), { force: true });
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await client.end();
  }
}
