import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { clock, database, factories } = server;
const category = await factories.category();
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;
const product = { name: 'Žaislas', price: 5, category_id: category.id };
const put = ({ headers }: Pick<Actor, 'headers'>, payload: object = {}, more: object = {}) =>
  server.send('/products', { ...product, ...payload }, { ...headers, ...more });

async function someone() {
  return signIn(server.app, database.prisma, (await factories.user()).id);
}

/** Puts up as many as are left for today but so many, fifty at a time. */
async function putUpAllBut(left: number, me: Pick<Actor, 'headers'>): Promise<void> {
  const count = PRODUCT_LIMITS.perDay - left;
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, () => put(me));
    for (const { statusCode } of await Promise.all(some)) expect(statusCode).toBe(201);
  }
}

describe('new products', () => {
  it('are a hundred a day to a person, drafts too, however many are sent at once', async () => {
    const me = await someone();
    await putUpAllBut(2, me);
    // Neither what is refused nor a repeat is one more.
    expect((await put(me, { price: -1 })).statusCode).toBe(422);
    for (let time = 0; time < 3; time += 1) {
      expect((await put(me, {}, { 'idempotency-key': 'repeated' })).statusCode).toBe(201);
    }
    const last = await Promise.all(Array.from({ length: 5 }, () => put(me, { status: 'Saved' })));
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429, 429, 429, 429]);

    const refused = await put(me);
    expect(refused.json()).toMatchObject({
      code: 'product_quota_exceeded',
      message: 'You have put up very many products today. Please try again tomorrow.',
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(DAY / 1000 - 300);
    expect(wait).toBeLessThanOrEqual(DAY / 1000);
    expect(await database.prisma.product.count({ where: { user_id: me.id } })).toBe(PRODUCT_LIMITS.perDay);
    expect((await server.send('/api/products', product, me.headers)).statusCode).toBe(429);
    expect((await put(me, {}, { 'idempotency-key': 'repeated' })).statusCode).toBe(201);
    expect((await put(await someone())).statusCode).toBe(201);

    clock.advance(wait * 1000);
    expect((await put(me)).statusCode).toBe(201);
  });
});

describe('what comes into the lists as new', () => {
  const publish = (id: number, { headers }: Pick<Actor, 'headers'>) =>
    server.request({ method: 'PUT', url: `/products/${id}`, payload: { status: 'Published' }, headers });

  it('is a hundred a day to a person, drafts of earlier days and what was put up today together', async () => {
    const me = await someone();
    const drafts = [];
    for (let n = 0; n < 5; n += 1) drafts.push(await factories.product({ user_id: me.id, status: 'Saved' }));
    await putUpAllBut(2, me);
    const answers = await Promise.all(drafts.map(({ id }) => publish(id, me)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'product_quota_exceeded' });
    const wait = Number(refused?.headers['retry-after']);
    expect(wait).toBeGreaterThan(DAY / 1000 - 300);
    const left = await database.prisma.product.findMany({ where: { user_id: me.id, status: 'Saved' } });
    expect(left).toHaveLength(3);

    // A new product is one more in the lists; a draft is not, and neither is what was there a moment ago.
    expect((await put(me)).statusCode).toBe(429);
    expect((await put(me, { status: 'Saved' })).statusCode).toBe(201);
    const back = answers.find(({ statusCode }) => statusCode === 200)?.json().data.id;
    const taken = { method: 'PUT', url: `/products/${back}`, headers: me.headers } as const;
    expect((await server.request({ ...taken, payload: { status: 'archived' } })).statusCode).toBe(200);
    expect((await publish(back, me)).statusCode).toBe(200);

    clock.advance(wait * 1000);
    expect((await publish(left[0]?.id ?? 0, me)).statusCode).toBe(200);
  });
});
