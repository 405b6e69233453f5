import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { database, factories } = server;
afterAll(() => server.close());

async function vocabulary(): Promise<string[]> {
  const { rows } = await database.pool.query<{ word: string }>('SELECT word FROM search_words ORDER BY word');
  return rows.map(({ word }) => word);
}

/** Names of what a text finds. */
async function found(q: string): Promise<string[]> {
  const answer = await server.get(`/products/search?${new URLSearchParams({ q })}`);
  return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
}

const unlisted = {
  'a draft': { status: 'Saved' },
  'an archived one': { status: 'archived' },
  'a hidden one': { hidden_at: new Date(), hidden_reason: 'A fake' },
  'a deleted one': { deleted_at: new Date() },
  'one of a suspended seller': { owner_active: false },
} as const;

const lt = { language: 'lt', address: 'Nida' } as const;
const words = ['@nida', '@nid~', 'kede', 'ked~', 'ked~i'];

beforeEach(async () => {
  await database.prisma.product.deleteMany();
  await database.pool.query('TRUNCATE search_words');
});

describe('the vocabulary', () => {
  it('has the words and stems of a listing’s title, and those of its address with a mark', async () => {
    await factories.product({ ...lt, name: 'Kėdė 4', description: 'Medinė' });
    expect(await vocabulary()).toEqual(words);
  });

  it.each(Object.entries(unlisted))('learns nothing from %s, until it is listed', async (_what, data) => {
    const { id } = await factories.product({ ...lt, name: 'Kėdė', ...data });
    expect(await vocabulary()).toEqual([]);
    await database.prisma.product.update({ where: { id }, data: { name: 'Kėdė 2' } });
    expect(await vocabulary()).toEqual([]);
    const listed = { status: 'Published', hidden_at: null, hidden_reason: null, deleted_at: null, owner_active: true };
    await database.prisma.product.update({ where: { id }, data: listed });
    expect(await vocabulary()).toEqual(words);
  });

  it('learns the new name and place of a listing', async () => {
    const { id } = await factories.product({ name: 'Stalas', language: 'lt' });
    await database.pool.query('TRUNCATE search_words');
    await database.prisma.product.update({ where: { id }, data: { name: 'Kėdė', address: 'Nida' } });
    expect(await vocabulary()).toEqual(words);
  });

  it('stays as it is while views are counted', async () => {
    const { id } = await factories.product({ name: 'Kėdė' });
    await database.pool.query('TRUNCATE search_words');
    await database.prisma.product.update({ where: { id }, data: { watch_count: { increment: 1 } } });
    expect(await vocabulary()).toEqual([]);
  });
});

describe('the hourly job', () => {
  it('drops what no listing has any more', async () => {
    await factories.product({ ...lt, name: 'Kėdė' });
    const { id } = await factories.product({ name: 'Stalas kėdė', language: 'lt', address: 'Kaunas' });
    await database.prisma.product.update({ where: { id }, data: { status: 'archived' } });
    await server.app.services.searchWords.sweep();
    expect(await vocabulary()).toEqual(words);
  });

  it('looks up what is in no sample of very many', async () => {
    const { id: user_id } = await factories.user();
    const { id: category_id } = await factories.category();
    // Wide rows, so that there are pages to choose among.
    const product = { user_id, category_id, price_cents: 100, status: 'Published', contact_email: 'x'.repeat(1500) };
    await database.prisma.product.createMany({
      data: Array.from({ length: 1000 }, () => ({ ...product, name: 'Kėdė' })),
    });
    await factories.product({ name: 'Vienintelė' });
    await database.pool.query(`INSERT INTO search_words VALUES ('niekas'), ('@niekur')`);
    await database.pool.query('ANALYZE products');
    await server.app.services.searchWords.sweep(500);
    expect(await vocabulary()).toEqual(expect.arrayContaining(['kede', 'vienintele']));
    expect(await vocabulary()).not.toEqual(expect.arrayContaining(['niekas']));
    expect(await vocabulary()).not.toEqual(expect.arrayContaining(['@niekur']));
  });

  it('goes through more words than fit into one statement', async () => {
    await database.pool.query(
      `INSERT INTO search_words SELECT 'zodis' || translate(n::text, '0123456789', 'abcdefghij') FROM generate_series(1, 1200) AS n`,
    );
    await factories.product({ ...lt, name: 'Kėdė' });
    await server.app.services.searchWords.sweep();
    expect(await vocabulary()).toEqual(words);
  });
});

describe('a slip', () => {
  beforeEach(() => factories.product({ name: 'Šaldytuvas Beko', language: 'lt' }));

  it.each(Object.entries(unlisted))('is corrected whatever %s is called', async (_what, data) => {
    await factories.product({ name: 'Šaldituvas', ...data });
    expect(await found('šaldituvas')).toEqual(['Šaldytuvas Beko']);
  });

  it('that a listing has too finds that listing, and the others where the other words are theirs', async () => {
    await factories.product({ name: 'Šaldituvas', language: 'lt' });
    expect(await found('šaldituvas')).toEqual(['Šaldituvas']);
    expect(await found('šaldituvas beko')).toEqual(['Šaldytuvas Beko']);
  });

  it('that a listing had is none of its word any more', async () => {
    const { id } = await factories.product({ name: 'Šaldituvas', language: 'lt' });
    await database.prisma.product.update({ where: { id }, data: { status: 'archived' } });
    expect(await found('šaldituvas')).toEqual(['Šaldytuvas Beko']);
  });

  it('does not tell what a draft is called', async () => {
    await factories.product({ name: 'Kvargoma' });
    expect(await found('kvargama')).toEqual(['Kvargoma']);
    await factories.product({ name: 'Kvargama', status: 'Saved' });
    expect(await found('kvargama')).toEqual(['Kvargoma']);
  });

  it('in a short word that listings have is none', async () => {
    await factories.product({ name: 'Butas', language: 'lt' });
    await factories.product({ name: 'Batas raudonas', language: 'lt' });
    expect(await found('butas raudonas')).toEqual([]);
  });
});
