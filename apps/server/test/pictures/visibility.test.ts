import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { storedPicture } from '../support/pictures.ts';

const server = await createTestApp();
afterAll(() => server.close());
const { factories, database } = server;
const { prisma } = database;

type Product = Parameters<typeof factories.product>[0];

const picture = (user_id: number | null) => storedPicture(server, { user_id });

async function inProduct(picture_id: number, data: Product) {
  const product = await factories.product(data);
  await prisma.productPicture.create({ data: { product_id: product.id, picture_id, position: 0 } });
  return product;
}

async function inAd(
  key: string,
  user_id: number,
  gone: { deleted_at?: Date; hidden_at?: Date; hidden_reason?: string } = {},
) {
  const start_date = new Date('2026-01-01');
  const category_id = (await factories.category()).id;
  const image_urls = [`/storage/${key}.webp`];
  const ad = { name: 'Padangos', link: 'https://example.lt', category_id, image_urls, user_id, ...gone };
  return prisma.ad.create({ data: { ...ad, start_date, end_date: start_date } });
}

async function statusOf(key: string): Promise<number> {
  const answer = await server.get(`/storage/${key}.webp?w=320`);
  expect(answer.headers['cache-control']).toBe(answer.statusCode === 200 ? 'public, max-age=86400' : 'no-store');
  return answer.statusCode;
}

describe('a picture is served', () => {
  it('as soon as it is uploaded, to whoever knows its key', async () => {
    const { key } = await picture((await factories.user()).id);
    expect(await statusOf(key)).toBe(200);
  });

  it.each<[string, Product]>([
    ['a published listing', {}],
    ['a draft', { status: 'Saved' }],
    ['an archived one', { status: 'archived' }],
    ['a completed one', { status: 'completed' }],
  ])('in %s', async (_what, data) => {
    const user_id = (await factories.user()).id;
    const { key, id } = await picture(user_id);
    await inProduct(id, { ...data, user_id });
    expect(await statusOf(key)).toBe(200);
  });

  it('in an ad', async () => {
    const user_id = (await factories.user()).id;
    const { key } = await picture(user_id);
    await inAd(key, user_id);
    expect(await statusOf(key)).toBe(200);
  });

  it('when it is the house’s own', async () => {
    expect(await statusOf((await picture(null)).key)).toBe(200);
  });
});

const now = new Date();
const hidden: [string, Product][] = [
  ['a listing that a moderator has hidden', { hidden_at: now, hidden_reason: 'A fake' }],
  ['a deleted listing', { deleted_at: now }],
  ['a listing of somebody suspended', { owner_active: false }],
];

describe('a picture is no longer served', () => {
  it.each(hidden)('in %s, not even to who has it already', async (_what, data) => {
    const user_id = (await factories.user()).id;
    const { key, id } = await picture(user_id);
    const { headers } = await server.get(`/storage/${key}.webp?w=320`);
    await inProduct(id, { ...data, user_id });
    expect(await statusOf(key)).toBe(404);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await server.get(`/storage/${key}.webp?w=320`, known)).statusCode).toBe(404);
  });

  it.each([
    ['a deleted ad', { deleted_at: now }],
    ['an ad that a moderator took down', { hidden_at: now, hidden_reason: 'A cheat' }],
  ])('in %s', async (_what, gone) => {
    const user_id = (await factories.user()).id;
    const { key } = await picture(user_id);
    await inAd(key, user_id, gone);
    expect(await statusOf(key)).toBe(404);
  });

  it.each([
    ['suspended', { suspended_at: now, suspended_reason: 'Fraud' }],
    ['deleted', { deleted_at: now }],
  ])('when its owner is %s, wherever it is', async (_what, data) => {
    const user_id = (await factories.user(data)).id;
    const [fresh, listed, advertised] = [await picture(user_id), await picture(user_id), await picture(user_id)];
    await inProduct(listed.id, { user_id });
    await inAd(advertised.key, user_id);
    for (const { key } of [fresh, listed, advertised]) expect(await statusOf(key)).toBe(404);
  });

  it('when its row is gone, though its files are there', async () => {
    const { key, id } = await picture(null);
    await prisma.picture.delete({ where: { id } });
    expect(await statusOf(key)).toBe(404);
  });
});

describe('a picture of a deleted listing is served all the same', () => {
  it('when another listing shows it', async () => {
    const user_id = (await factories.user()).id;
    const { key, id } = await picture(user_id);
    await inProduct(id, { user_id, deleted_at: now });
    await inProduct(id, { user_id });
    expect(await statusOf(key)).toBe(200);
  });

  it('when an ad shows it', async () => {
    const user_id = (await factories.user()).id;
    const { key, id } = await picture(user_id);
    await inProduct(id, { user_id, deleted_at: now });
    await inAd(key, user_id);
    expect(await statusOf(key)).toBe(200);
  });
});

describe('an ad', () => {
  it('cannot name a picture that is not there', async () => {
    const user_id = (await factories.user()).id;
    await expect(inAd('0000000000000000', user_id)).rejects.toThrow(/ads_image_urls_fkey/);
  });
});
