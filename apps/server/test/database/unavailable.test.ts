import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
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
});
