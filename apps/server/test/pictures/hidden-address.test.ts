import { UPLOAD_LIMITS } from '@muge/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { storedPicture } from '../support/pictures.ts';

const server = await createTestApp();
afterAll(() => server.close());
const { actors, factories, database, clock } = server;
const { prisma } = database;

const MINUTE = 60_000;

/** Somebody with a product that a moderator has hidden, and its picture's key. */
async function hidden(): Promise<{ owner: Actor; key: string; product: number }> {
  const owner = await signIn(server.app, prisma, (await factories.user()).id);
  const { id, key } = await storedPicture(server, { user_id: owner.id });
  const product = await factories.product({ user_id: owner.id });
  await prisma.productPicture.create({ data: { product_id: product.id, picture_id: id, position: 0 } });
  const answer = await server.send(
    `/admin/products/${product.id}/hide`,
    { reason: 'A cheat' },
    actors.moderator.headers,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return { owner, key, product: product.id };
}

async function addressFor({ headers }: Pick<Actor, 'headers'>, key: string): Promise<string> {
  const answer = await server.get(`/pictures/${key}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ url: string }>().url;
}

describe('the address of a hidden picture', () => {
  it('shows it to its owner and to moderators, while nobody sees it without', async () => {
    const { owner, key } = await hidden();
    for (const viewer of [owner, actors.moderator, actors.admin]) {
      const url = await addressFor(viewer, key);
      const answer = await server.get(`${url}&w=320`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers['cache-control']).toMatch(/^private, /);
    }
    expect((await server.get(`/storage/${key}.webp?w=320`)).statusCode).toBe(404);
  });

  it('is not told to anybody else', async () => {
    const { key } = await hidden();
    const answers = [
      await server.get(`/pictures/${key}`, actors.stranger.headers),
      await server.get(`/pictures/${key}`),
      await server.get('/pictures/0123456789abcdef01234567', actors.moderator.headers),
      await server.get('/pictures/..%2f', actors.moderator.headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 401, 404, 404]);
  });

  it('is good for no other picture, no later time, and not when it is tampered with', async () => {
    const [one, other] = [await hidden(), await hidden()];
    const url = await addressFor(one.owner, one.key);
    const { searchParams } = new URL(url, 'https://muge.lt');
    const until = Number(searchParams.get('until'));
    for (const wrong of [
      url.replace(one.key, other.key),
      url.replace(`until=${until}`, `until=${until + 600}`),
      url.replace(/proof=./, 'proof=~'),
      url.replace(/proof=.*/, 'proof='),
      url.replace(/&proof=.*/, ''),
      `${url}&proof=x`,
    ]) {
      expect((await server.get(wrong)).statusCode, wrong).toBe(404);
    }
  });

  it('is good for the time that it says, and then no more', async () => {
    const { owner, key } = await hidden();
    const url = await addressFor(owner, key);
    clock.advance((UPLOAD_LIMITS.proofMinutes - 1) * MINUTE);
    expect((await server.get(url)).statusCode).toBe(200);
    clock.advance((UPLOAD_LIMITS.proofMinutes + 1) * MINUTE);
    expect((await server.get(url)).statusCode).toBe(404);
  });
});
