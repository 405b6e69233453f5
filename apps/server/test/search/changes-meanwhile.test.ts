import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import type { Order } from '../../src/modules/search/order.ts';
import { createWalk } from '../../src/modules/search/walk.ts';
import { createTestDatabase } from '../support/database.ts';
import { everything } from '../support/filters.ts';

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url, poolSize: 1, onError: () => undefined });
/** What happens after a statement and before the next one, as all of a walk's are sent over one connection. */
let meanwhile: (statement: number) => Promise<void> = async () => undefined;
let statements = 0;
const interrupted: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements += 1;
    await meanwhile(statements);
    return result;
  },
};
const oneByOne = openDatabase({ url: testDatabase.url, poolSize: 1, onError: () => undefined });
const walk = createWalk({ kysely: oneByOne.kysely.withPlugin(interrupted) }, 5);

let first = 0;

beforeAll(async () => {
  const factories = createFactories(database.prisma);
  const { id: user_id } = await factories.user();
  const { id: category_id } = await factories.category();
  const add = (n: number, name: string) =>
    factories.product({
      user_id,
      category_id,
      name: `${String(n).padStart(2, '0')} ${name}`,
      price_cents: n,
      created_at: new Date(Date.UTC(2026, 0, 1, n)),
    });
  // In the order of names, prices and moments alike: one that is no hit, and behind it hits alone.
  first = (await add(1, 'Kėdė')).id;
  for (let n = 2; n <= 40; n += 1) await add(n, 'Dviratis');
});

afterAll(async () => {
  await oneByOne.close();
  await database.close();
  await testDatabase.drop();
});

const setStatus = (status: string) => database.prisma.product.update({ where: { id: first }, data: { status } });

describe.each([
  ['goes', 'Published', 'Saved'],
  ['comes', 'Saved', 'Published'],
])('while another listing %s', (_what, before, after) => {
  it.each<Order>([
    { by: 'created_at', dir: 'asc' },
    { by: 'price', dir: 'asc' },
    { by: 'name', dir: 'asc' },
  ])('no hit in the order of $by is lost or repeated', async (order) => {
    const hits = await database.prisma.product.findMany({ where: { id: { not: first } }, orderBy: { id: 'asc' } });
    let isThrough = false;
    for (let when = 1; !isThrough; when += 1) {
      await setStatus(before);
      statements = 0;
      meanwhile = async (statement) => {
        if (statement === when) await setStatus(after);
      };
      const window = { after: null, limit: 50, offset: 0 };
      const { rows } = await walk.narrowed({ ...everything, words: [`'dviratis'`] }, order, window);
      expect({ when, ids: rows.map(({ id }) => id) }).toEqual({ when, ids: hits.map(({ id }) => id) });
      isThrough = statements < when;
    }
  });
});
