import { expect, it } from 'vitest';
import { createReadiness } from '../../src/database/readiness.ts';
import { createTestApp } from '../support/app.ts';
import { createDatabaseProxy } from '../support/database-proxy.ts';

it('/ready asks the database once a second at most, and once for all who ask at once', async () => {
  await using proxy = await createDatabaseProxy();
  await using server = await createTestApp({ databaseUrl: proxy.through });
  const statuses = async (times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await server.get('/ready')).statusCode));
  server.clock.stopAt('2026-07-10T10:00:00.000Z');
  expect(new Set(await statuses(50))).toEqual(new Set([200]));
  await proxy.pullOut();
  server.clock.advance(999);
  expect(await statuses(3)).toEqual([200, 200, 200]);
  server.clock.advance(1);
  expect(new Set(await statuses(50))).toEqual(new Set([503]));
  await proxy.putBack();
  expect(await statuses(3)).toEqual([503, 503, 503]);
  server.clock.advance(1000);
  expect(await statuses(3)).toEqual([200, 200, 200]);
});

it('a database that says nothing any more is not ready, and is asked once as long as it is silent', async () => {
  await using proxy = await createDatabaseProxy();
  await using server = await createTestApp({ databaseUrl: proxy.through });
  const isReady = createReadiness(server.database, 50);
  expect(await isReady()).toBe(true);
  proxy.fallSilent();
  expect(await Promise.all([isReady(), isReady()])).toEqual([false, false]);
  expect(await isReady()).toBe(false);
  const { pool } = server.database;
  expect(pool.totalCount - pool.idleCount + pool.waitingCount).toBe(1);
  await proxy.pullOut();
  await proxy.putBack();
  await expect.poll(isReady).toBe(true);
});
