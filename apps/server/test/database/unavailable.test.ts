import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../src/database/client.ts';
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
