// What a request of the list and of the detail costs the server's processor, beside a bare handler that answers the same
// bytes; and how many requests of the list, the search and the detail together it answers a second.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { load } from './support/load.ts';
import { fill } from './support/million.ts';
import { startProduct } from './support/product.ts';
import { createRandom } from './support/random.ts';
import { say } from './support/say.ts';
import { makeQueries } from './support/search-queries.ts';
import { ask, listening } from './support/server-process.ts';
import { percentile } from './support/times.ts';

const LISTINGS = 5000;
const REQUESTS = 1000;
const ROUNDS = 7;
const AT_ONCE = 8;
const MIXED_MS = 10_000;
const GOAL_RATIO = 1.5;

/** A server under measurement. */
interface Server {
  readonly api: string;
  cpu(): Promise<number>;
}

async function startBare(url: string): Promise<Server & { close(): Promise<void> }> {
  const folder = path.join(import.meta.dirname, 'support');
  const server = spawn(
    process.execPath,
    ['--import', path.join(folder, 'lag-probe.mjs'), path.join(folder, 'bare-server.ts')],
    { env: { PATH: process.env.PATH, DATABASE_URL: url }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const port = await listening(server);
  return {
    api: `http://127.0.0.1:${port}/api`,
    cpu: async () => (await ask(server, 'cpu')).cpu as number,
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** What an address answers; a prefetch isn't counted as a view, which would change what the next one answers. */
async function bytesOf(address: string): Promise<Buffer> {
  const response = await fetch(address, { headers: { 'sec-purpose': 'prefetch' } });
  return Buffer.from(await response.arrayBuffer());
}

/** Milliseconds of processor time that a request costs. */
async function costOf(server: Server, paths: readonly string[]): Promise<number> {
  const before = await server.cpu();
  const asked = await load(paths.map((address) => `${server.api}${address}`).values(), AT_ONCE);
  return ((await server.cpu()) - before) / asked;
}

/** The middle of several rounds, both servers in turn, so that what else the machine does meets both. */
async function compare(what: string, product: Server, bare: Server, paths: readonly string[]): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  // The first round compiles what the others measure.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [our, their] = [await costOf(product, paths), await costOf(bare, paths)];
    if (round === 0) continue;
    ours.push(our);
    theirs.push(their);
  }
  const [our, their] = [percentile(ours, 0.5), percentile(theirs, 0.5)];
  const ratio = our / their;
  say(`${what}: ${our.toFixed(3)} ms of processor time a request, the bare handler ${their.toFixed(3)} ms`);
  say(`Goal: at most ${GOAL_RATIO} times: ${ratio.toFixed(2)} times, ${ratio <= GOAL_RATIO ? 'reached' : 'missed'}.`);
}

function* until(end: number, addresses: readonly string[]): Generator<string> {
  for (let n = 0; performance.now() < end; n += 1) yield addresses[n % addresses.length] ?? '';
}

const product = await startProduct();
try {
  await fill(product.database, LISTINGS);
  await product.database.pool.query(
    `with made as (
       insert into pictures (key, width, height, thumbhash)
       select substr(md5(id::text), 1, 24), 1280, 960, '1QcSHQRnh493V4dIh4eXh1h4kJUI' from products returning id
     )
     insert into product_pictures (product_id, picture_id, position)
     select products.id, made.id, 0 from products join made on made.id = products.id`,
  );
  await product.database.pool.query('vacuum analyze');
  const bare = await startBare(product.url);
  try {
    const { rows } = await product.database.pool.query<{ id: number }>(
      `select id from products where status = 'Published' order by id limit ${REQUESTS}`,
    );
    const details = rows.map(({ id }) => `/products/${id}`);
    for (const address of ['/products', ...details.slice(0, 20)]) {
      const same = (await bytesOf(`${product.api}${address}`)).equals(await bytesOf(`${bare.api}${address}`));
      if (!same) throw new Error(`${address} is answered differently by the bare handler`);
    }
    await compare('list', product, bare, Array<string>(REQUESTS).fill('/products'));
    await compare('detail', product, bare, details);

    const queries = await makeQueries(product.database, 100, createRandom(3));
    const mixed = queries.flatMap(({ parameters }, n) => [
      `${product.api}/products`,
      `${product.api}/products/search?${parameters}`,
      `${product.api}${details[n]}`,
    ]);
    const begun = performance.now();
    const asked = await load(until(begun + MIXED_MS, mixed), AT_ONCE);
    const perSecond = (asked * 1000) / (performance.now() - begun);
    say(`list, search and detail in turn, ${AT_ONCE} at once: ${perSecond.toFixed(0)} requests a second`);
  } finally {
    await bare.close();
  }
} finally {
  await product.close();
}
