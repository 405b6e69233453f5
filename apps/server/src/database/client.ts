import { PrismaPg } from '@prisma/adapter-pg';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './generated/kysely/types.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { createPrepared } from './prepared.ts';

/** One pool, two views of it: Prisma for writes and ordinary reads, Kysely for the hot ones. And a small one beside it. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly kysely: Kysely<DB>;
  /** The same for statements that are prepared. */
  readonly prepared: Kysely<DB>;
  readonly pool: pg.Pool;
  /**
   * Connections of counters. Whoever calls many times at once waits for one row again and again: with connections of
   * their own, such calls don't keep everybody else waiting for one.
   */
  readonly counterPool: pg.Pool;
  /** Runs a statement that each connection parses once and from then on knows by its name. */
  runPrepared<Row>(name: string, query: CompiledQuery<Row>): Promise<Row[]>;
  /** Opens all connections, so that nobody has to wait for one when many come at once. */
  warmUp(): Promise<void>;
  /** Waits for running statements and ends every connection. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url: string;
  /** Connections at most; counters have four more. */
  readonly poolSize: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onError: (error: Error) => void;
}

const INT8 = 20;

/** Connections of counters. */
const COUNTER_POOL_SIZE = 4;

/** Money and counts are bigint columns far below 2^53, so they are read as numbers. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
}

function openPool({ url, poolSize, onError }: DatabaseOptions, options: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // What is open stays open: a new connection takes as long as many statements, just when there are many to run.
    min: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    options,
    application_name: 'muge',
    types: { getTypeParser: typeParser },
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onError);
  // So would one that breaks while it is lent out. The statement that ran on it fails by itself, so nobody is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens the pools lazily: nothing connects before the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  // The listings' indexes are in memory, a request has no use for helpers that take longer to come than it lasts, and a
  // bitmap of many hits should remember rows rather than pages.
  const pool = openPool(options, '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c work_mem=16MB');
  // A count is no promise to anybody: it need not wait for the disk, and a crash of PostgreSQL may lose half a second's.
  const counterPool = openPool({ ...options, poolSize: COUNTER_POOL_SIZE }, '-c synchronous_commit=off');
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    prisma,
    kysely,
    prepared: createPrepared(pool),
    pool,
    counterPool,
    async runPrepared<Row>(name: string, { sql, parameters }: CompiledQuery<Row>) {
      const { rows } = await pool.query<Row & pg.QueryResultRow>({ name, text: sql, values: [...parameters] });
      return rows;
    },
    async warmUp() {
      const opened = await Promise.allSettled([
        ...Array.from({ length: options.poolSize }, () => pool.connect()),
        ...Array.from({ length: COUNTER_POOL_SIZE }, () => counterPool.connect()),
      ]);
      // One that could not be opened is opened when it is needed, and fails then where that matters.
      for (const client of opened) if (client.status === 'fulfilled') client.value.release();
    },
    async close() {
      await prisma.$disconnect();
      for (const open of [pool, counterPool]) if (!open.ended) await open.end();
    },
  };
}
