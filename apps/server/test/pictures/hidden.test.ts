import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { storedPicture } from '../support/pictures.ts';

const server = await createTestApp();
afterAll(() => server.close());
const { actors, factories, database } = server;
const { prisma } = database;

const decide = async (url: string) => {
  const answer = await server.send(`/admin${url}`, { reason: 'A cheat' }, actors.moderator.headers);
  expect(answer.statusCode, answer.body).toBe(200);
};

const someone = async () => signIn(server.app, prisma, (await factories.user()).id);
const pathOf = (key: string) => `/storage/${key}.webp`;
const statusOf = async (key: string) => (await server.get(`${pathOf(key)}?w=320`)).statusCode;

/** Changes something as its owner. */
async function change(url: string, payload: object, { headers }: Pick<Actor, 'headers'>): Promise<void> {
  const answer = await server.request({ method: 'PUT', url, payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** A product with these pictures. */
async function productOf(owner: Actor, ...pictureIds: number[]): Promise<number> {
  const { id } = await factories.product({ user_id: owner.id });
  for (const [position, picture_id] of pictureIds.entries()) {
    await prisma.productPicture.create({ data: { product_id: id, picture_id, position } });
  }
  return id;
}

/** An ad with this picture. */
async function adOf(owner: Actor, key: string): Promise<number> {
  return (await factories.ad({ user_id: owner.id, image_urls: [pathOf(key)] })).id;
}

const link = 'https://example.lt';

describe('a picture that a moderator took down', () => {
  it.each([
    ['another picture', true],
    ['none', false],
  ])('stays down when the hidden ad is given %s', async (_what, another) => {
    const me = await someone();
    const [taken, other] = [
      await storedPicture(server, { user_id: me.id }),
      await storedPicture(server, { user_id: me.id }),
    ];
    const ad = await adOf(me, taken.key);
    await decide(`/ads/${ad}/hide`);
    expect(await statusOf(taken.key)).toBe(404);
    await change(`/${ad}/update`, { content: { image_url: another ? [pathOf(other.key)] : [], link } }, me);
    expect(await statusOf(taken.key)).toBe(404);
  });

  it('stays down when it is taken out of the hidden product', async () => {
    const me = await someone();
    const [cover, second] = [
      await storedPicture(server, { user_id: me.id }),
      await storedPicture(server, { user_id: me.id }),
    ];
    const product = await productOf(me, cover.id, second.id);
    await decide(`/products/${product}/hide`);
    await change(`/products/${product}`, { thumbnail: [] }, me);
    expect([await statusOf(cover.key), await statusOf(second.key)]).toEqual([404, 404]);
  });

  it('stays down in a draft, in another listing and in another ad', async () => {
    const me = await someone();
    const { id, key } = await storedPicture(server, { user_id: me.id });
    const ad = await adOf(me, key);
    await productOf(me, id);
    await decide(`/ads/${ad}/hide`);
    const draft = await productOf(me);
    await change(`/products/${draft}`, { status: 'Saved', thumbnail: [pathOf(key)] }, me);
    await adOf(me, key);
    expect(await statusOf(key)).toBe(404);
  });

  it('stays down when what showed it is deleted', async () => {
    const me = await someone();
    const { id, key } = await storedPicture(server, { user_id: me.id });
    const product = await productOf(me, id);
    await decide(`/products/${product}/hide`);
    const answer = await server.request({ method: 'DELETE', url: `/products/${product}`, headers: me.headers });
    expect(answer.statusCode).toBe(200);
    await productOf(me, id);
    expect(await statusOf(key)).toBe(404);
  });

  it('is served again when what it was hidden with is restored, though it was taken out meanwhile', async () => {
    const me = await someone();
    const { id, key } = await storedPicture(server, { user_id: me.id });
    const product = await productOf(me, id);
    await decide(`/products/${product}/hide`);
    await change(`/products/${product}`, { thumbnail: [] }, me);
    await decide(`/products/${product}/restore`);
    expect(await statusOf(key)).toBe(200);
  });

  it('of a product and an ad is served when both are restored, not before', async () => {
    const me = await someone();
    const { id, key } = await storedPicture(server, { user_id: me.id });
    const [product, ad] = [await productOf(me, id), await adOf(me, key)];
    await decide(`/products/${product}/hide`);
    await decide(`/ads/${ad}/hide`);
    await decide(`/products/${product}/restore`);
    expect(await statusOf(key)).toBe(404);
    await decide(`/ads/${ad}/restore`);
    expect(await statusOf(key)).toBe(200);
  });

  it('is the one that was there when it was hidden: what replaces it belongs to nothing visible either', async () => {
    const me = await someone();
    const [taken, other] = [
      await storedPicture(server, { user_id: me.id }),
      await storedPicture(server, { user_id: me.id }),
    ];
    const product = await productOf(me, taken.id);
    await decide(`/products/${product}/hide`);
    await change(`/products/${product}`, { thumbnail: [pathOf(other.key)] }, me);
    expect(await statusOf(other.key)).toBe(404);
    await productOf(me, other.id);
    expect(await statusOf(other.key)).toBe(200);
  });
});
