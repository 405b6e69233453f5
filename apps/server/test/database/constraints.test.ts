import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import { createTestDatabase } from '../support/database.ts';
import { insertComplaint, refusedRows } from './refused-rows.ts';

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url, poolSize: 2, onError: () => undefined });
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const factories = createFactories(database.prisma);
const [ona, petras, ruta] = [await factories.user(), await factories.user(), await factories.user()];
const category = await factories.category({ slug: 'namai' });
const subcategory = await factories.subcategory({ category_id: category.id, slug: 'kedes' });
const otherCategory = await factories.category();
const product = await factories.product({ user_id: ona.id, category_id: category.id });
const picture = await factories.picture({ key: 'taken' });
const { prisma } = database;
await prisma.user.update({
  where: { id: ona.id },
  data: { username: 'ona', email: 'ona@example.lt', phone: '+37061234567' },
});
await prisma.favorite.create({ data: { user_id: petras.id, product_id: product.id } });
await prisma.productPicture.create({ data: { product_id: product.id, picture_id: picture.id, position: 0 } });
const chat = await prisma.chat.create({
  data: { product_id: product.id, user_low_id: ona.id, user_high_id: petras.id },
});
await prisma.chatMessage.create({
  data: { chat_id: chat.id, seq: 1, sender_id: petras.id, message: 'Labas', client_id: 'a' },
});
await prisma.chatRead.create({ data: { chat_id: chat.id, user_id: ona.id } });
await prisma.review.create({ data: { sender_id: petras.id, recipient_id: ona.id, rating: 5 } });
await prisma.complaint.create({ data: { sender_id: petras.id, complained_user_id: ona.id, complaint_text: 'Apgavo' } });
await prisma.subscription.create({ data: { subscriber_id: petras.id, subscribed_to_id: ona.id } });
await prisma.block.create({ data: { blocker_id: petras.id, blocked_id: ona.id } });
await prisma.confirmation.create({
  data: { user_id: ona.id, kind: 'company', details: Buffer.from('x'), document_key: 'd' },
});
await prisma.socialAccount.create({ data: { user_id: ona.id, provider: 'google', provider_id: '1' } });
await prisma.optionField.create({
  data: { subcategory_id: subcategory.id, key: 'size', label_en: 'S', label_lt: 'D', label_ru: 'Р', type: 'number' },
});
await prisma.idempotencyKey.create({ data: { user_id: ona.id, key: 'k', endpoint: 'POST /products' } });
await prisma.phoneReveal.create({ data: { product_id: product.id, user_id: petras.id, day: new Date('2026-01-01') } });
await prisma.productView.create({ data: { product_id: product.id, viewer: 'v', day: new Date('2026-01-01') } });

const ad = await prisma.ad.create({
  data: {
    user_id: ona.id,
    name: 'Akcija',
    category_id: category.id,
    link: 'https://example.lt',
    start_date: new Date('2026-01-01'),
    end_date: new Date('2026-01-02'),
  },
});
await prisma.adSubcategory.create({ data: { ad_id: ad.id, subcategory_id: subcategory.id } });

const ids = {
  ad: ad.id,
  ona: ona.id,
  petras: petras.id,
  ruta: ruta.id,
  category: category.id,
  otherCategory: otherCategory.id,
  subcategory: subcategory.id,
  product: product.id,
  picture: picture.id,
  chat: chat.id,
};
type Name = keyof typeof ids;

/** Puts ids in place of their names: `$ona`. */
function written(statement: string): string {
  return statement.replace(/\$(\w+)/g, (_match, name: Name) => String(ids[name]));
}

describe('the database refuses', () => {
  it.each(
    Object.entries(refusedRows).flatMap(([constraint, statements]) =>
      statements.map((statement) => [constraint, statement] as const),
    ),
  )('%s: %s', async (constraint, statement) => {
    await expect(database.pool.query(written(statement))).rejects.toMatchObject({ constraint });
  });

  it('what a category may have and another not: the same word in two places', async () => {
    await database.pool.query(
      written(
        `INSERT INTO subcategories (category_id, slug, name_en, name_lt, name_ru) VALUES ($otherCategory, 'kedes', 'a', 'a', 'a')`,
      ),
    );
  });

  it('no second complaint while one is open, and takes one once it is decided', async () => {
    await database.pool.query(written(insertComplaint(`$ruta, $ona, 'Apgavo', 'dismissed', now()`)));
    await database.pool.query(written(insertComplaint(`$ruta, $ona, 'Vėl', 'open', NULL`)));
  });
});

describe('this list', () => {
  it('tries every check', async () => {
    const { rows } = await database.pool.query(
      `SELECT conname FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
    );
    expect(rows.map(({ conname }) => conname).filter((name) => !(name in refusedRows))).toEqual([]);
  });

  it('tries every unique index that somebody’s rows could meet in', async () => {
    const { rows } = await database.pool.query(`
      SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE indisunique AND relnamespace = 'public'::regnamespace AND NOT (indisprimary AND indnatts = 1)
      ORDER BY relname
    `);
    // An id is unique anyway; this index is what a key across two columns points to.
    const names = rows.map(({ relname }) => relname).filter((name) => name !== 'subcategories_id_category_id_key');
    expect(names.filter((name) => !(name in refusedRows))).toEqual([]);
  });
});
