import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { storedPicture } from '../support/pictures.ts';

const server = await createTestApp();
afterAll(() => server.close());
const { factories, database, dataDir } = server;
const { prisma } = database;
const { pictureSweep } = server.app.services;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

async function upload(age: number) {
  const user_id = (await factories.user()).id;
  return { ...(await storedPicture(server, { user_id, created_at: ago(age), kept_at: ago(age) })), user_id };
}

/** Whether a picture's row and its files are there. */
async function remains(key: string): Promise<[row: boolean, files: boolean]> {
  const [row, file] = await Promise.all([prisma.picture.findUnique({ where: { key } }), server.storage.get(key, 320)]);
  return [row !== null, file !== null];
}

describe('an upload that nothing refers to', () => {
  it('is removed after seven days and the hour that forms may be late, with its files', async () => {
    const { key } = await upload(7 * DAY + 2 * HOUR);
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([false, false]);
  });

  it('is kept until then', async () => {
    const { key } = await upload(7 * DAY);
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([true, true]);
  });

  it('is removed when only a deleted ad refers to it', async () => {
    const { key, user_id } = await upload(30 * DAY);
    await advertise(key, user_id, new Date());
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([false, false]);
  });
});

describe('an upload that a form in a browser still needs', () => {
  /** Tells as a form does that it still needs a picture. */
  async function keep(key: string, userId: number): Promise<void> {
    const { headers } = await signIn(server.app, prisma, userId);
    const answer = await server.send('/pictures/keep', { pictures: [`/storage/${key}.webp`] }, headers);
    expect(answer.statusCode, answer.body).toBe(200);
  }

  it('is kept for seven days after the form said so', async () => {
    const { key, user_id } = await upload(30 * DAY);
    await keep(key, user_id);
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([true, true]);
    await prisma.picture.update({ where: { key }, data: { kept_at: ago(7 * DAY + 2 * HOUR) } });
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([false, false]);
  });

  it("is not kept by somebody else's word", async () => {
    const { key } = await upload(30 * DAY);
    await keep(key, (await factories.user()).id);
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([false, false]);
  });

  it('is kept by no picture more than a product can have', async () => {
    const { headers, id } = server.actors.stranger;
    const { key } = await storedPicture(server, { user_id: id, kept_at: ago(30 * DAY) });
    const pictures = Array.from({ length: 10 }, () => `/storage/${key}.webp`);
    expect((await server.send('/pictures/keep', { pictures }, headers)).statusCode).toBe(422);
  });
});

async function advertise(key: string, user_id: number, deleted_at: Date | null) {
  const category_id = (await factories.category()).id;
  const dates = { start_date: new Date(), end_date: new Date() };
  const content = { name: 'Padangos', link: 'https://example.lt', image_urls: [`/storage/${key}.webp`] };
  await prisma.ad.create({ data: { ...content, ...dates, category_id, user_id, deleted_at } });
}

describe('an old picture is kept', () => {
  it('when a product has it, even a deleted one that a chat may still show', async () => {
    for (const data of [{}, { status: 'Saved' }, { deleted_at: new Date() }]) {
      const { key, id, user_id } = await upload(400 * DAY);
      const product = await factories.product({ user_id, ...data });
      await prisma.productPicture.create({ data: { product_id: product.id, picture_id: id, position: 0 } });
      await pictureSweep.sweep();
      expect(await remains(key)).toEqual([true, true]);
    }
  });

  it('when an ad has it', async () => {
    const { key, user_id } = await upload(400 * DAY);
    await advertise(key, user_id, null);
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([true, true]);
  });

  it('when it is the house’s own', async () => {
    const { key } = await storedPicture(server, { user_id: null, created_at: ago(400 * DAY) });
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([true, true]);
  });
});

describe('beside somebody who is just using an old picture', () => {
  it('the sweep leaves it to a product that is not written yet', async () => {
    const { key, id, user_id } = await upload(30 * DAY);
    const product = await factories.product({ user_id });
    await prisma.$transaction(async (client) => {
      await client.productPicture.create({ data: { product_id: product.id, picture_id: id, position: 0 } });
      await pictureSweep.sweep();
    });
    expect(await remains(key)).toEqual([true, true]);
    await pictureSweep.sweep();
    expect(await remains(key)).toEqual([true, true]);
  });

  it('and to an ad that is not written yet', async () => {
    const { key, user_id } = await upload(30 * DAY);
    const category_id = (await factories.category()).id;
    const dates = { start_date: new Date(), end_date: new Date() };
    const content = { name: 'Padangos', link: 'https://example.lt', image_urls: [`/storage/${key}.webp`] };
    await prisma.$transaction(async (client) => {
      await client.ad.create({ data: { ...content, ...dates, category_id, user_id } });
      await pictureSweep.sweep();
    });
    expect(await remains(key)).toEqual([true, true]);
  });

  it('many products and two sweeps at once end with each product’s picture there, or with neither', async () => {
    const uploads = await Promise.all(Array.from({ length: 20 }, () => upload(30 * DAY)));
    const products = await Promise.all(uploads.map(({ user_id }) => factories.product({ user_id })));
    const using = uploads.map(({ id }, n) =>
      prisma.productPicture.create({ data: { product_id: products[n]?.id ?? 0, picture_id: id, position: 0 } }),
    );
    const results = await Promise.allSettled([...using, pictureSweep.sweep(), pictureSweep.sweep()]);
    for (const result of results.slice(-2)) expect(result.status).toBe('fulfilled');
    for (const [n, { key }] of uploads.entries()) {
      const used = results[n]?.status === 'fulfilled';
      expect(await remains(key)).toEqual([used, used]);
    }
  });
});

describe('what an upload leaves that is killed', () => {
  const old = ago(DAY + HOUR);

  it('before its row is written: the files go after a day', async () => {
    const [fresh, stale] = ['aa00000000000001', 'aa00000000000002'];
    for (const key of [fresh, stale]) await server.storage.put(key, new Map([[320, Buffer.from('x')]]));
    await utimes(path.join(dataDir, 'storage', 'aa', stale), old, old);
    await pictureSweep.sweep();
    expect(await remains(fresh)).toEqual([false, true]);
    expect(await remains(stale)).toEqual([false, false]);
  });

  it('while it writes its files: they were never served, and go after a day', async () => {
    const unfinished = path.join(dataDir, 'storage', '.unfinished');
    for (const name of ['fresh', 'stale']) {
      await mkdir(path.join(unfinished, name), { recursive: true });
      await writeFile(path.join(unfinished, name, '320.webp'), 'half a pict');
    }
    expect((await server.get('/storage/.unfinished.webp')).statusCode).toBe(404);
    expect((await server.get('/storage/stale.webp?w=320')).statusCode).toBe(404);
    await utimes(path.join(unfinished, 'stale'), old, old);
    await pictureSweep.sweep();
    expect(await readdir(unfinished)).toEqual(['fresh']);
  });

  it('while it receives: the temporary file goes after an hour', async () => {
    const folder = path.join(dataDir, 'tmp');
    await mkdir(folder, { recursive: true });
    for (const name of ['fresh', 'stale']) await writeFile(path.join(folder, name), 'half a form');
    await utimes(path.join(folder, 'stale'), ago(2 * HOUR), ago(2 * HOUR));
    await pictureSweep.sweep();
    expect(await readdir(folder)).toEqual(['fresh']);
  });
});

describe('a picture in the storage', () => {
  it('appears in all its widths at once, also where there was one before', async () => {
    const key = 'zz00000000000001';
    const files = (content: string) =>
      new Map(([320, 640, 1280] as const).map((width) => [width, Buffer.from(content)]));
    await server.storage.put(key, files('first'));
    await server.storage.put(key, files('second'));
    const sizes = await Promise.all(([320, 640, 1280] as const).map((width) => server.storage.get(key, width)));
    expect(sizes.map((file) => file?.size)).toEqual([6, 6, 6]);
    expect(await readdir(path.join(dataDir, 'storage', 'zz'))).toEqual([key]);
  });

  it('leaves nothing behind when it cannot be put in its place', async () => {
    await writeFile(path.join(dataDir, 'storage', 'zy'), 'no folder');
    const before = await readdir(path.join(dataDir, 'storage', '.unfinished'));
    await expect(server.storage.put('zy00000000000001', new Map([[320, Buffer.from('x')]]))).rejects.toThrow();
    expect(await readdir(path.join(dataDir, 'storage', '.unfinished'))).toEqual(before);
  });
});
