import { PrismaPg } from '@prisma/adapter-pg';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './generated/kysely/types.ts';
import { PrismaClient } from './generated/prisma/client.ts';

/** One pool, two views of it: Prisma for writes and ordinary reads, Kysely for the hot ones. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly kysely: Kysely<DB>;
  readonly pool: pg.Pool;
  /** Runs a statement that each connection parses once and from then on knows by its name. */
  runPrepared<Row>(name: string, query: CompiledQuery<Row>): Promise<Row[]>;
  /** Waits for running statements and ends every connection. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url: string;
  /** Connections at most. */
  readonly poolSize: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onError: (error: Error) => void;
}

const INT8 = 20;

/** Money and counts are bigint columns far below 2^53, so they are read as numbers. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
}

/** Opens the pool lazily: nothing connects before the first statement. */
export function openDatabase({ url, poolSize, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // The listings' indexes are in memory, a request has no use for helpers that take longer to come than it lasts, and a
    // bitmap of many hits should remember rows rather than pages.
    options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c work_mem=16MB',
    application_name: 'muge',
    types: { getTypeParser: typeParser },
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onError);
  // So would one that breaks while it is lent out. The statement that ran on it fails by itself, so nobody is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    prisma,
    kysely,
    pool,
    async runPrepared<Row>(name: string, { sql, parameters }: CompiledQuery<Row>) {
      const { rows } = await pool.query<Row & pg.QueryResultRow>({ name, text: sql, values: [...parameters] });
      return rows;
    },
    async close() {
      await prisma.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}
