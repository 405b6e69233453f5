// What twenty uploads of large photos at once do to everybody else, and how much memory they take.

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { createFactories } from '../apps/server/src/database/factories/index.ts';
import { makeAccounts, PASSWORD } from './support/accounts.ts';
import { type Product, startProduct } from './support/product.ts';
import { say } from './support/say.ts';
import { line, percentile } from './support/times.ts';
import type { UploadOrder } from './support/uploader.ts';

const UPLOADS = 20;
const PRODUCTS = 200;
/** Milliseconds between two requests of the reader, who never waits for an answer. */
const PACE = 25;
const WARM_MS = 3000;
const QUIET_MS = 15_000;
const GOAL_RATIO = 2;
const GOAL_MB = 400;

/** A photo as phones take it: 12 megapixels, held upright, so that it lies on its side in the file. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise } })
    .blur(2)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function tokenOf(product: Product, login: string): Promise<string> {
  const response = await fetch(`${product.api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: PASSWORD }),
  });
  const { auth_token } = (await response.json()) as { auth_token: string };
  return auth_token;
}

/** Uploads a picture so many times at once, from another thread. */
async function upload(product: Product, token: string, picture: Buffer, times: number): Promise<void> {
  const workerData: UploadOrder = { url: `${product.api}/upload`, token, picture: new Uint8Array(picture), times };
  const uploader = new Worker(new URL('./support/uploader.ts', import.meta.url), { workerData });
  await once(uploader, 'exit');
}

/** Asks for a list at a steady pace while something goes on; answers how long each took, in milliseconds, sorted. */
async function readBeside(product: Product, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const read = async () => {
    const begun = performance.now();
    const response = await fetch(`${product.api}/products`);
    await response.text();
    times.push(performance.now() - begun);
  };
  const reads: Promise<void>[] = [];
  const pace = setInterval(() => reads.push(read()), PACE);
  try {
    await work;
  } finally {
    clearInterval(pace);
  }
  await Promise.all(reads);
  return times.sort((a, b) => a - b);
}

const product = await startProduct();
try {
  const [email = ''] = await makeAccounts(product.database, 'upload', 1);
  const token = await tokenOf(product, email);
  const factories = createFactories(product.database.prisma);
  const { id: user_id } = await factories.user();
  const { id: category_id } = await factories.category();
  for (let n = 0; n < PRODUCTS; n += 1) await factories.product({ user_id, category_id, name: `Daiktas ${n}` });
  const picture = await photo();
  // Compiles what both use, and loads the decoder.
  await upload(product, token, await sharp(picture).resize(800).jpeg().toBuffer(), 1);
  await readBeside(product, pause(WARM_MS));

  const quiet = await readBeside(product, pause(QUIET_MS));
  // The processes that work on pictures would not be there without uploads: all that they have is added.
  const before = product.memory();
  const begun = performance.now();
  let busy: number[] = [];
  const peak = await product.peakMemoryDuring(async () => {
    busy = await readBeside(product, upload(product, token, picture, UPLOADS));
  });
  const seconds = (performance.now() - begun) / 1000;

  const ratio = percentile(busy, 0.99) / percentile(quiet, 0.99);
  const added = Math.max(0, peak - before);
  say(`${UPLOADS} photos of 12 megapixels at once, ${(picture.length / 2 ** 20).toFixed(1)} MB each`);
  say(line('a list, quiet', quiet));
  say(line('a list, beside uploads', busy));
  say(`All were stored after ${seconds.toFixed(1)} s.`);
  say(
    `Memory: ${before.toFixed(0)} MB before the first upload, ${peak.toFixed(0)} MB at most, all processes together.`,
  );
  say(
    `Goal: p99 at most ${GOAL_RATIO} times: ${ratio.toFixed(2)} times, ${ratio <= GOAL_RATIO ? 'reached' : 'missed'}.`,
  );
  say(`Goal: at most ${GOAL_MB} MB more: ${added.toFixed(0)} MB, ${added <= GOAL_MB ? 'reached' : 'missed'}.`);
} finally {
  await product.close();
}
