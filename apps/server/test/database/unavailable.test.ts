import { sql } from 'kysely';
import { Client, type PoolClient } from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../../src/database/client.ts';
import { isCutOff } from '../../src/database/cut-off.ts';
import { isDatabaseUnavailable } from '../../src/database/unavailable.ts';
import { createTestDatabase } from '../support/database.ts';

const { url, drop } = await createTestDatabase();
const database = openDatabase({ url, poolSize: 2, onError: () => undefined });
afterAll(async () => {
  await database.close();
  await drop();
});

describe('a database whose operator cuts a connection in the middle of a statement', () => {
  it.each([
    ['Prisma', () => database.prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`],
    ['the pool', () => database.pool.query('SELECT pg_terminate_backend(pg_backend_pid())')],
  ] as const)('is unavailable for %s, and the statement is not wrong', async (_, cut) => {
    expect(isDatabaseUnavailable(await cut().catch((error: unknown) => error))).toBe(true);
  });

  it('is not where a statement is wrong', async () => {
    const error = await database.prisma.$queryRaw`SELECT nothing FROM nowhere`.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it.each([
    [
      'Prisma',
      ({ prisma }: Database, cut: () => Promise<unknown>) =>
        prisma.$transaction(async (transaction) => {
          await transaction.$queryRaw`SELECT 1`;
          await cut();
          await transaction.$queryRaw`SELECT 1`;
        }),
    ],
    [
      'Kysely',
      ({ kysely }: Database, cut: () => Promise<unknown>) =>
        kysely.transaction().execute(async (transaction) => {
          await sql`SELECT 1`.execute(transaction);
          await cut();
          await sql`SELECT 1`.execute(transaction);
        }),
    ],
  ] as const)('or between two of a transaction is unavailable for %s', async (_, transact) => {
    const own = openDatabase({ url, poolSize: 1, onError: () => undefined });
    onTestFinished(() => own.close());
    const clients: PoolClient[] = [];
    own.pool.on('connect', (client) => clients.push(client));
    const error = await transact(own, async () => {
      const ended = clients.map((client) => new Promise<void>((resolve) => client.once('end', resolve)));
      await database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
      await Promise.all(ended);
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

/** A number that connections wait for each other by. */
const LOCK = 76_239;

const waiting = sql`datname = current_database() and wait_event = 'advisory'`;

/** What becomes of what the only connection of another server does, where something happens while it waits for the lock. */
async function failureOf(
  run: (prisma: Database['prisma']) => Promise<unknown>,
  happens: (connection: Client['connection'][]) => unknown,
): Promise<unknown> {
  const own = openDatabase({ url, poolSize: 1, onError: () => undefined });
  onTestFinished(() => own.close());
  const connections: Client['connection'][] = [];
  own.pool.on('connect', (client) => {
    if (client instanceof Client) connections.push(client.connection);
  });
  return database.kysely.transaction().execute(async (holder) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(holder);
    const failure = run(own.prisma).catch((reason: unknown) => reason);
    await vi.waitFor(async () => {
      expect((await sql`select 1 from pg_stat_activity where ${waiting}`.execute(database.kysely)).rows).toHaveLength(
        1,
      );
    });
    await happens(connections);
    return failure;
  });
}

/** As Node ends a socket. */
function breakBy(code: string, errno: number) {
  return (connections: Client['connection'][]) => {
    const error = Object.assign(new Error(`read ${code}`), { code, errno, syscall: 'read' });
    for (const { stream } of connections) stream.destroy(error);
  };
}

function endBy(how: 'pg_terminate_backend' | 'pg_cancel_backend') {
  return () => sql`select ${sql.ref(how)}(pid) from pg_stat_activity where ${waiting}`.execute(database.kysely);
}

describe.each([
  [
    'in the middle of a statement',
    (prisma: Database['prisma']) => prisma.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`,
  ],
  [
    'while a transaction is committed',
    async (prisma: Database['prisma']) => {
      await prisma.$executeRaw`CREATE TABLE IF NOT EXISTS committed_late (id int)`;
      await prisma.$executeRawUnsafe(`
        CREATE OR REPLACE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NULL; END'`);
      await prisma.$executeRaw`DROP TRIGGER IF EXISTS wait_for_lock ON committed_late`;
      await prisma.$executeRaw`
        CREATE CONSTRAINT TRIGGER wait_for_lock AFTER INSERT ON committed_late
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_for_lock()`;
      await prisma.$transaction((transaction) => transaction.$executeRaw`INSERT INTO committed_late VALUES (1)`);
    },
  ],
] as const)('%s', (_, run) => {
  it.each([
    ['is ended by its operator', endBy('pg_terminate_backend')],
    ['is reset', breakBy('ECONNRESET', -104)],
    ['leads to a machine that is gone', breakBy('ETIMEDOUT', -110)],
  ] as const)('a connection that %s is of a database that is unavailable', async (_how, end) => {
    const error = await failureOf(run, end);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isCutOff(error)).toBe(false);
  });

  it('what took too long was cut off', async () => {
    const error = await failureOf(run, endBy('pg_cancel_backend'));
    expect(isCutOff(error)).toBe(true);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('a database to whose machine there is no way', () => {
  it.each([
    ['EHOSTUNREACH', 'connect EHOSTUNREACH 172.18.0.2:5432'],
    ['EHOSTUNREACH', 'read EHOSTUNREACH'],
    ['ENETUNREACH', 'connect ENETUNREACH 10.0.0.5:5432 - Local (0.0.0.0:0)'],
    // What containers are told of one that is stopped.
    ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN postgres'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND postgres'],
    ['ECONNABORTED', 'read ECONNABORTED'],
  ])('is unavailable: %s', (code, message) => {
    expect(isDatabaseUnavailable(Object.assign(new Error(message), { code }))).toBe(true);
  });
});
