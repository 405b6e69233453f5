import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { importDemoHouse } from '../support/demo-house.ts';
import { fixture } from './pairs/fixture.ts';
import { forms } from './pairs/forms.ts';
import { letters } from './pairs/letters.ts';
import { inOne, names as otherNames, rooms } from './pairs/names.ts';
import { numbers } from './pairs/numbers.ts';
import { orders } from './pairs/order.ts';
import { addresses, placesInTexts } from './pairs/places.ts';
import { slipsAndSigns } from './pairs/slips-and-signs.ts';
import type { Pair } from './pairs/types.ts';

const server = await createTestApp();
const { database, factories } = server;
const names: string[] = [];

beforeAll(async () => {
  const now = new Date('2026-11-01T12:00:00Z');
  await importDemoHouse(server, now);
  const { id: user_id } = await factories.user();
  const other = await factories.category();
  const subcategories = await database.prisma.subcategory.findMany({ include: { category: true } });
  for (const [n, { subcategory, ...listing }] of fixture.entries()) {
    const place = subcategories.find(({ slug, category }) => `${category.slug}/${slug}` === subcategory);
    await factories.product({
      ...listing,
      user_id,
      category_id: place?.category_id ?? other.id,
      subcategory_id: place?.id ?? null,
      created_at: new Date(now.getTime() + n * 1000),
    });
  }
  names.push(...(await database.prisma.product.findMany({ where: { status: 'Published' } })).map(({ name }) => name));
});
afterAll(() => server.close());

/** Names of all that a search finds, best match first. */
async function found(search: Record<string, string>): Promise<string[]> {
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ ...search, sort_by: 'relevance', per_page: '100' });
    if (cursor !== null) query.set('cursor', cursor);
    const answer = await server.get(`/products/search?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const page = answer.json<{ data: { name: string }[]; meta: { next_cursor: string | null } }>();
    all.push(...page.data.map(({ name }) => name));
    cursor = page.meta.next_cursor;
  } while (cursor !== null);
  return all;
}

/** Fails for a beginning that no name has: such a pair would tell nothing. */
function mustBeNames(beginnings: readonly string[]): void {
  expect(beginnings.filter((beginning) => !names.some((name) => name.startsWith(beginning)))).toEqual([]);
}

async function check(search: Record<string, string>, [, finds, not]: Pair): Promise<void> {
  mustBeNames([...finds, ...not]);
  const hits = await found(search);
  const hasHit = (beginning: string) => hits.some((name) => name.startsWith(beginning));
  expect({ missing: finds.filter((name) => !hasHit(name)), wrong: not.filter(hasHit) }).toEqual({
    missing: [],
    wrong: [],
  });
}

describe.each([
  ['letters', letters],
  ['forms of words', forms],
  ['short words, numbers and compounds', numbers],
  ['beginnings, slips and signs', slipsAndSigns],
  ['towns in a text', placesInTexts],
  ['other names', otherNames],
  ['rooms', rooms],
  ['several in one', inOne],
] as const)('%s', (_subject, pairs) => {
  it.each(pairs)('%s finds %j and not %j: %s', async (...pair) => check({ q: pair[0] }, pair));
});

describe('locations', () => {
  it.each(addresses)('%s finds %j and not %j: %s', async (...pair) => check({ address: pair[0] }, pair));
});

describe('best match first', () => {
  it.each(orders)('%s: %j, %s', async (q, order) => {
    mustBeNames(order);
    const hits = await found({ q });
    const positions = order.map((beginning) => hits.findIndex((name) => name.startsWith(beginning)));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});
