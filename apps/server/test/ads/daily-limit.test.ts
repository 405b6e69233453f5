import { AD_LIMITS } from '@muge/contract/limits';
import { afterAll, expect, it } from 'vitest';
import { type Actor, signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { clock, database, factories } = server;
const category = await factories.category();
afterAll(() => server.close());

const DAY = 24 * 60 * 60;
const whole = {
  name: 'Žieminės padangos',
  category_id: category.id,
  content: { image_url: [], link: 'https://padangos.example/' },
  start_date: '2026-11-01',
  end_date: '2100-12-31',
};
const put = (me: Actor, payload: object = {}, more: object = {}) =>
  server.send(`/${me.id}/createad`, { ...whole, ...payload }, { ...me.headers, ...more });

async function someone(): Promise<Actor> {
  return signIn(server.app, database.prisma, (await factories.user()).id);
}

it('new ads are twenty a day to a person, however many are sent at once', async () => {
  const me = await someone();
  // Neither what is refused nor a repeat is one more.
  expect((await put(me, { start_date: '2027-02-30' })).statusCode).toBe(422);
  expect((await put(me, { category_id: 2_147_483_647 })).statusCode).toBe(422);
  for (let time = 0; time < 3; time += 1) {
    expect((await put(me, {}, { 'idempotency-key': 'repeated' })).statusCode).toBe(201);
  }
  const answers = await Promise.all(Array.from({ length: AD_LIMITS.perDay + 4 }, () => put(me)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(AD_LIMITS.perDay - 1);
  expect(await database.prisma.ad.count({ where: { user_id: me.id } })).toBe(20);

  const refused = await put(me);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'ad_quota_exceeded',
    message: 'You have put up very many ads today. Please try again tomorrow.',
  });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(DAY - 300);
  expect(wait).toBeLessThanOrEqual(DAY);
  expect((await server.send(`/api/${me.id}/createad`, whole, me.headers)).statusCode).toBe(429);
  expect((await put(me, {}, { 'idempotency-key': 'repeated' })).statusCode).toBe(201);
  expect((await put(await someone())).statusCode).toBe(201);

  clock.advance(wait * 1000);
  expect((await put(me)).statusCode).toBe(201);
});
