import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { database, factories } = server;
afterAll(() => server.close());

async function vocabulary(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ written: string; listings: number }>(
    'SELECT written, listings FROM title_words ORDER BY plain, written',
  );
  return Object.fromEntries(rows.map(({ written, listings }) => [written, listings]));
}

beforeEach(async () => {
  await database.prisma.product.deleteMany();
  await database.pool.query('TRUNCATE title_words');
});

describe('the words of titles', () => {
  it('are kept with their plain spelling, from three letters on, without figures', async () => {
    await factories.product({ name: 'Žąsų X5 su TV, 16gb „Ёлка“ e-bike Bмw' });
    const { rows } = await database.pool.query('SELECT plain, written FROM title_words ORDER BY plain');
    expect(rows).toEqual([
      { plain: 'bike', written: 'bike' },
      { plain: 'zasu', written: 'žąsų' },
      { plain: 'елка', written: 'ёлка' },
    ]);
  });

  it('are many of one statement, each once', async () => {
    const { id: user_id } = await factories.user();
    const { id: category_id } = await factories.category();
    const product = { user_id, category_id, price_cents: 100, status: 'Published' };
    await database.prisma.product.createMany({
      data: [
        { ...product, name: 'Kėdė' },
        { ...product, name: 'kėdė KEDE' },
        { ...product, name: 'Juodraštis', status: 'Saved' },
      ],
    });
    expect(await vocabulary()).toEqual({ kede: 1, kėdė: 1 });
  });

  it('stay as they are while views are counted', async () => {
    const { id } = await factories.product({ name: 'Kėdė' });
    await database.pool.query('TRUNCATE title_words');
    await database.prisma.product.update({ where: { id }, data: { watch_count: { increment: 1 } } });
    expect(await vocabulary()).toEqual({});
  });

  it('can be added by many at once', async () => {
    const names = ['stalas lova spinta', 'spinta stalas lova', 'lova spinta stalas'];
    await Promise.all([...names, ...names, ...names].map((name) => factories.product({ name })));
    expect(Object.keys(await vocabulary())).toEqual(['lova', 'spinta', 'stalas']);
  });
});

describe('the hourly job', () => {
  it('counts how many listed products have each', async () => {
    for (const name of ['Kėdė stalas', 'Kėdė', 'Kede']) await factories.product({ name });
    await factories.product({ name: 'Stalas', status: 'archived' });
    await server.app.services.titleWords.refresh();
    expect(await vocabulary()).toEqual({ kede: 1, kėdė: 2, stalas: 1 });
  });

  it('drops what no listed product has any more', async () => {
    const { id } = await factories.product({ name: 'Kėdė stalas' });
    await factories.product({ name: 'Stalas' });
    await database.prisma.product.update({ where: { id }, data: { deleted_at: new Date() } });
    await server.app.services.titleWords.refresh();
    expect(await vocabulary()).toEqual({ stalas: 1 });
  });

  it('estimates from a sample where there are very many, and drops nothing that is listed', async () => {
    const { id: user_id } = await factories.user();
    const { id: category_id } = await factories.category();
    // Wide rows, so that there are pages to choose among.
    const product = { user_id, category_id, price_cents: 100, status: 'Published', contact_email: 'x'.repeat(1500) };
    await database.prisma.product.createMany({
      data: Array.from({ length: 1000 }, (_, n) => ({ ...product, name: n % 2 === 0 ? 'Kėdė' : 'Stalas' })),
    });
    await factories.product({ name: 'Vienintelė' });
    await database.pool.query(`INSERT INTO title_words VALUES ('niekas', 'niekas')`);
    await database.pool.query('ANALYZE products');
    await server.app.services.titleWords.refresh(500);
    const { kėdė, stalas, vienintelė, niekas } = await vocabulary();
    expect(vienintelė).toBeDefined();
    expect(niekas).toBeUndefined();
    for (const listings of [kėdė, stalas]) expect(Math.abs((listings ?? 0) - 500)).toBeLessThan(300);
  });

  it('goes through more words than fit into one statement', async () => {
    await database.pool.query(
      `INSERT INTO title_words SELECT word, word FROM (SELECT 'zodis' || translate(n::text, '0123456789', 'abcdefghij') AS word
       FROM generate_series(1, 1200) AS n) AS words`,
    );
    await factories.product({ name: 'Žodis' });
    await server.app.services.titleWords.refresh();
    expect(await vocabulary()).toEqual({ žodis: 1 });
  });
});
