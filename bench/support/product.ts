import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../../apps/server/src/database/client.ts';
import { startCluster } from '../../apps/server/src/database/embedded/index.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { peakMemory, residentMemory } from './memory.ts';
import { ask, listening } from './server-process.ts';

/** How long an event loop stood still, in milliseconds. */
export interface Lag {
  readonly p99: number;
  readonly max: number;
}

/** A server process with its database and a mail server that takes everything. */
export interface Product {
  /** Where its API answers. */
  readonly api: string;
  /** Where its database is. */
  readonly url: string;
  readonly database: Database;
  /** The event loop of the server while something happens. */
  lagDuring(work: () => Promise<unknown>): Promise<Lag>;
  /** Resident memory of the server process alone, in MB. */
  memory(): number;
  /** The most of it, together with all processes that the server has started, while something happens. */
  peakMemoryDuring(work: () => Promise<unknown>): Promise<number>;
  /** How long the server process has kept a processor busy, in milliseconds since it began. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the product as in production, with limits that nobody reaches. Its data are gone afterwards, unless a folder to
 * keep them in is named.
 */
export async function startProduct({ keep }: { keep?: string | undefined } = {}): Promise<Product> {
  const folder = keep === undefined ? await mkdtemp(path.join(tmpdir(), 'muge-bench-')) : path.resolve(keep);
  const cluster = await startCluster({ folder });
  await migrate({ url: cluster.url });
  const database = openDatabase({ url: cluster.url, poolSize: 4, onError: () => undefined });
  const mail = await startMailSink();
  const server = spawn(
    process.execPath,
    ['--import', path.join(import.meta.dirname, 'lag-probe.mjs'), path.join(repository, 'apps/server/src/main.ts')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: cluster.url,
        DEMO: 'false',
        JWT_SECRET: 'only-for-benchmarks-only-for-benchmarks',
        RATE_LIMIT_SCALE: '1000000',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Mugė <no-reply@muge.example>',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const port = await listening(server);
  const { pid } = server;
  if (pid === undefined) throw new Error('The server process did not start.');
  return {
    api: `http://127.0.0.1:${port}/api`,
    url: cluster.url,
    database,
    async lagDuring(work) {
      await ask(server, 'lag:begin');
      await work();
      return (await ask(server, 'lag:end')).lag as Lag;
    },
    memory: () => residentMemory(pid),
    peakMemoryDuring: (work) => peakMemory(pid, work),
    async cpu() {
      return (await ask(server, 'cpu')).cpu as number;
    },
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await database.close();
      await mail.close();
      await cluster.stop();
      if (keep === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startMailSink() {
  const sink = spawn(process.execPath, [path.join(import.meta.dirname, 'mail-sink.ts')], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await listening(sink);
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      sink.kill();
      await once(sink, 'exit');
    },
  };
}
