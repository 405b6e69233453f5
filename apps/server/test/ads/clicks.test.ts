import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { actors, factories, database, clock } = server;
afterAll(() => server.close());

const clicksOf = async (id: number) => (await database.prisma.ad.findUniqueOrThrow({ where: { id } })).clicks_count;
const click = (id: number, headers = {}, remoteAddress = '192.0.2.1') =>
  server.request({ method: 'POST', url: `/${id}/click`, headers, remoteAddress, payload: { clicks_count: 99 } });

it('a client’s clicks count once a minute, however many at once', async () => {
  const { id } = await factories.ad();
  await Promise.all(Array.from({ length: 20 }, () => click(id)));
  expect(await clicksOf(id)).toBe(1);
  clock.advance(59_000);
  await click(id);
  expect(await clicksOf(id)).toBe(1);
  clock.advance(1_000);
  await click(id);
  expect(await clicksOf(id)).toBe(2);
});

it('clients are people, or addresses of guests, and each ad counts for itself', async () => {
  const [one, other] = [await factories.ad(), await factories.ad()];
  await click(one.id);
  await click(one.id, {}, '192.0.2.2');
  await click(one.id, {}, '2001:db8::1');
  await click(one.id, {}, '2001:db8::2');
  await click(one.id, actors.owner.headers);
  await click(one.id, actors.owner.headers, '192.0.2.9');
  await click(one.id, actors.stranger.headers);
  expect(await clicksOf(one.id)).toBe(5);
  await click(other.id);
  expect(await clicksOf(other.id)).toBe(1);
});

it('no address is kept in clear', async () => {
  const { id } = await factories.ad();
  await click(id, {}, '203.0.113.77');
  const { rows } = await database.pool.query(`SELECT key FROM security_limits WHERE key LIKE 'ad-click:%'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

it('an ad that does not run is not found', async () => {
  const { id } = await factories.ad({ end_date: new Date('2001-01-01') });
  expect((await click(id)).statusCode).toBe(404);
  expect(await clicksOf(id)).toBe(0);
});
