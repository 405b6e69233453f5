import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { database, factories } = server;
const { prisma, pool } = database;
afterAll(() => server.close());

const category = await factories.category();
const subcategory = await factories.subcategory({ category_id: category.id });
const sibling = await factories.subcategory({ category_id: category.id });
const other = await factories.subcategory();

type Data = NonNullable<Parameters<typeof factories.product>[0]>;

/** A listing, or what is none, of the category. */
const product = (data: Data = {}) =>
  factories.product({ category_id: category.id, subcategory_id: subcategory.id, ...data });

async function version(categoryId: number): Promise<number> {
  const row = await prisma.listingVersion.findUnique({ where: { category_id: categoryId } });
  return Number(row?.version ?? 0);
}

/** By how much a step raises the version of the category, and of the other one. */
async function raised(step: () => Promise<unknown>): Promise<[category: number, other: number]> {
  const ids = [category.id, other.category_id] as const;
  const before = [await version(ids[0]), await version(ids[1])] as const;
  await step();
  return [(await version(ids[0])) - before[0], (await version(ids[1])) - before[1]];
}

/** Runs a statement on one product. */
const set = (id: number, change: string) => pool.query(`UPDATE products SET ${change} WHERE id = $1`, [id]);

const unlisted: [string, Data][] = [
  ['a draft', { status: 'Saved' }],
  ['an archived one', { status: 'archived' }],
  ['a completed one', { status: 'completed' }],
  ['a hidden one', { hidden_at: new Date(), hidden_reason: 'A fake' }],
  ['a deleted one', { deleted_at: new Date() }],
  ['one of a suspended seller', { owner_active: false }],
];

describe('the version of a category is raised', () => {
  it('by a new listing, and by one that is removed from the table', async () => {
    expect(await raised(() => product())).toEqual([1, 0]);
    const { id } = await product();
    expect(await raised(() => pool.query('DELETE FROM products WHERE id = $1', [id]))).toEqual([1, 0]);
  });

  it.each([
    `status = 'archived'`,
    `status = 'Saved'`,
    `hidden_at = now(), hidden_reason = 'A fake'`,
    'deleted_at = now()',
    'owner_active = false',
  ])('by %s, and by its end', async (change) => {
    const { id } = await product();
    expect(await raised(() => set(id, change))).toEqual([1, 0]);
    const back = `status = 'Published', hidden_at = NULL, hidden_reason = NULL, deleted_at = NULL, owner_active = true`;
    expect(await raised(() => set(id, back))).toEqual([1, 0]);
  });

  it.each([
    `name = 'Kitas daiktas'`,
    `description = 'Kiti žodžiai'`,
    `address = 'Nida'`,
    'address = NULL',
    `language = 'ru'`,
    'price_cents = price_cents + 1',
    `state = 'new-like'`,
    'state = NULL',
    'subcategory_id = NULL',
  ])('by %s', async (change) => {
    const { id } = await product({ name: 'Dviratis', address: 'Vilnius', language: 'lt', state: 'used' });
    expect(await raised(() => set(id, change))).toEqual([1, 0]);
  });

  it('by a move to another subcategory, and of both categories by a move to another category', async () => {
    const { id } = await product();
    expect(await raised(() => set(id, `subcategory_id = ${sibling.id}`))).toEqual([1, 0]);
    const move = `category_id = ${other.category_id}, subcategory_id = ${other.id}`;
    expect(await raised(() => set(id, move))).toEqual([1, 1]);
  });

  it('once by a statement that changes many', async () => {
    const seller = await factories.user();
    for (let n = 0; n < 3; n += 1) await product({ user_id: seller.id });
    await factories.product({ user_id: seller.id, category_id: other.category_id });
    const suspend = 'UPDATE products SET owner_active = false WHERE user_id = $1';
    expect(await raised(() => pool.query(suspend, [seller.id]))).toEqual([1, 1]);
  });
});

describe('it stays', () => {
  it.each(unlisted)('when %s is added, changed, moved and removed', async (_what, data) => {
    const step = async () => {
      const { id } = await product(data);
      await set(id, `name = 'Kitas daiktas', price_cents = price_cents + 1`);
      await set(id, `category_id = ${other.category_id}, subcategory_id = NULL`);
      await pool.query('DELETE FROM products WHERE id = $1', [id]);
    };
    expect(await raised(step)).toEqual([0, 0]);
  });

  it.each([
    'watch_count = watch_count + 1',
    'called_count = called_count + 1',
    'written_count = written_count + 1',
    `contact_phone = '+37060000000', contact_email = 'ona@example.lt'`,
    `options = '{"year": 2009}', specifications = '[["Spalva", "raudona"]]'`,
    'old_price_cents = 1, updated_at = now()',
    'name = name, price_cents = price_cents',
  ])('when a listing’s %s', async (change) => {
    const { id } = await product();
    expect(await raised(() => set(id, change))).toEqual([0, 0]);
  });

  it('when a statement changes no row', async () => {
    expect(await raised(() => set(0, `name = 'Niekas'`))).toEqual([0, 0]);
  });
});

it('many who change listings of the same categories at once never wait in a circle', async () => {
  const { id: user } = await factories.user();
  const insert = (categories: readonly number[]) =>
    pool.query(
      `INSERT INTO products (user_id, name, price_cents, status, category_id)
       SELECT $1, 'Daiktas', 100, 'Published', unnest($2::int[])`,
      [user, categories],
    );
  const both = [category.id, other.category_id];
  const insertTwenty = () =>
    Promise.all(Array.from({ length: 20 }, (_, n) => insert(n % 2 === 0 ? both : both.toReversed())));
  expect(await raised(insertTwenty)).toEqual([20, 20]);
});
