import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { actors, clock, database, factories } = server;
const { idempotency } = server.app.services;
afterAll(() => server.close());

const HOUR = 3_600_000;
let done = 0;

/** Adds a category under a key and tells its name; every call that really acts is counted. */
function add(
  key: string | null,
  { userId = actors.owner.id, endpoint = 'POST /test' } = {},
): Promise<{ name: string }> {
  return idempotency.once({ userId, endpoint, key, answer: z.object({ name: z.string() }) }, async (transaction) => {
    done += 1;
    const name = `added ${done}`;
    await transaction
      .insertInto('categories')
      .values({ slug: `s${done}`, name_en: name, name_lt: name, name_ru: name, thumbnail: null })
      .execute();
    return { name };
  });
}

const categories = () => database.prisma.category.count();

it('acts once for twenty who come at the same time, and gives all the first answer', async () => {
  const before = await categories();
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('parallel')));
  expect(new Set(answers.map(({ name }) => name)).size).toBe(1);
  expect(await categories()).toBe(before + 1);
});

it('gives the first answer again later, for a day, swept or not', async () => {
  const first = await add('later');
  clock.advance(23 * HOUR);
  expect(await add('later')).toEqual(first);
  clock.advance(2 * HOUR);
  const second = await add('later');
  expect(second).not.toEqual(first);
  expect(await add('later')).toEqual(second);
});

it('knows a key by its user and its call', async () => {
  const names = [
    await add('same'),
    await add('same', { userId: actors.stranger.id }),
    await add('same', { endpoint: 'POST /other' }),
  ].map(({ name }) => name);
  expect(new Set(names).size).toBe(3);
});

it('remembers nothing without a key', async () => {
  expect(await add(null)).not.toEqual(await add(null));
});

it('frees the key and leaves nothing behind when it fails', async () => {
  const use = {
    userId: actors.owner.id,
    endpoint: 'POST /test',
    key: 'failing',
    answer: z.object({ name: z.string() }),
  };
  const before = await categories();
  await expect(
    idempotency.once(use, async (transaction) => {
      await transaction
        .insertInto('categories')
        .values({ slug: 'fails', name_en: 'x', name_lt: 'x', name_ru: 'x', thumbnail: null })
        .execute();
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await categories()).toBe(before);
  expect((await add('failing')).name).toMatch(/^added/);
});

it('is swept after a day', async () => {
  const user = await factories.user();
  await add('old', { userId: user.id });
  const kept = () => database.prisma.idempotencyKey.count({ where: { user_id: user.id } });
  clock.advance(23 * HOUR);
  await idempotency.removeExpired();
  expect(await kept()).toBe(1);
  clock.advance(2 * HOUR);
  await idempotency.removeExpired();
  expect(await kept()).toBe(0);
});
