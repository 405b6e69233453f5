// How long searches take among a million listings, beside the same searches by ILIKE.

import { encodeCursor } from '../apps/server/src/modules/search/cursor.ts';
import { fill } from './support/million.ts';
import { type Product, startProduct } from './support/product.ts';
import { createRandom } from './support/random.ts';
import { say } from './support/say.ts';
import { makeQueries, type Query, searchByIlike } from './support/search-queries.ts';
import { line, percentile, timed } from './support/times.ts';

const LISTINGS = Number(process.env.LISTINGS ?? 1_000_000);
const QUERIES = 300;
const BY_ILIKE = 60;
const PAGE = 30;
/** The page whose rows begin at three fifths of a million listings. */
const DEEP_PAGE = Math.floor((LISTINGS * 0.6) / PAGE);
const GOAL_P99_MS = 50;
const GOAL_MAX_MS = 200;
const GOAL_RATIO = 80;
const GOAL_DEEP = 2;

async function fetchJson<Body>(product: Product, path: string): Promise<Body> {
  const response = await fetch(`${product.api}${path}`);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Body;
}

function get(product: Product, path: string): Promise<{ meta: { total: number } }> {
  return fetchJson(product, path);
}

const addressOf = ({ parameters }: Query) => `/products/search?${parameters}`;

/** The counts beside the categories of the same search. */
function countsAddressOf({ parameters }: Query): string {
  const counted = new URLSearchParams(
    [...parameters].filter(([name]) => ['q', 'address', 'price_min', 'price_max', 'status'].includes(name)),
  );
  return `/search/counts?${counted}`;
}

/** What a search box suggests for the same text while its last word is being typed. */
function suggestionsAddressOf({ words }: Query): string {
  const text = words.join(' ');
  const begun = text.slice(0, Math.max(2, text.length - 2));
  return `/search/suggestions?${new URLSearchParams({ q: begun })}`;
}

/** How long the counts of searches take, and how many of them come whole: the rest is left out for want of time. */
async function measureCounts(product: Product, queries: readonly Query[]): Promise<{ times: number[]; whole: number }> {
  const { rows } = await product.database.pool.query<{ count: number }>('select count(*) from categories');
  const times: number[] = [];
  let whole = 0;
  for (const query of queries) {
    times.push(
      await timed(async () => {
        const { data } = await fetchJson<{ data: { categories: unknown[] } }>(product, countsAddressOf(query));
        if (data.categories.length === rows[0]?.count) whole += 1;
      }),
    );
  }
  return { times, whole };
}

function goal(text: string, reached: boolean): string {
  return `Goal: ${text}: ${reached ? 'reached' : 'missed'}.`;
}

async function saySettings({ database }: Product): Promise<void> {
  const { rows } = await database.pool.query<{ name: string; setting: string }>(
    `select name, current_setting(name) as setting from pg_settings
     where name in ('server_version', 'shared_buffers', 'work_mem', 'effective_cache_size', 'random_page_cost', 'jit',
                    'max_parallel_workers_per_gather') order by name`,
  );
  say(`PostgreSQL: ${rows.map(({ name, setting }) => `${name} ${setting}`).join(', ')}`);
  const { rows: sizes } = await database.pool.query<{ table: string; indexes: string }>(
    `select pg_size_pretty(pg_table_size('products')) as table, pg_size_pretty(pg_indexes_size('products')) as indexes`,
  );
  say(`products: ${sizes[0]?.table}, its indexes: ${sizes[0]?.indexes}`);
}

async function ensureFilled({ database }: Product): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from products');
  if ((rows[0]?.count ?? 0) > 0) return;
  say(`Filling ${LISTINGS.toLocaleString('en')} listings …`);
  const ms = await timed(() => fill(database, LISTINGS));
  say(`Filled after ${(ms / 1000).toFixed(0)} s.`);
}

/** How long the same searches take by ILIKE, each as long as it needs. */
async function timesByIlike({ database }: Product, queries: readonly Query[]): Promise<number[]> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const times: number[] = [];
    for (const query of queries) times.push(await timed(() => searchByIlike(client, query)));
    return times;
  } finally {
    client.release(true);
  }
}

/** The first page of everything, newest first, and a page very far from it. */
async function measureDepth(product: Product): Promise<{ first: number; deep: number }> {
  const { rows } = await product.database.pool.query<{ id: number; created_at: Date }>(
    `select id, created_at from products
     where status = 'Published' and hidden_at is null and deleted_at is null and owner_active
     order by created_at desc, id desc offset $1 limit 1`,
    [(DEEP_PAGE - 1) * PAGE],
  );
  const row = rows[0];
  if (row === undefined) throw new Error(`There is no page ${DEEP_PAGE}`);
  const cursor = encodeCursor({ by: 'created_at', dir: 'desc', key: row.created_at.toISOString(), id: row.id });
  const first: number[] = [];
  const deep: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    first.push(await timed(() => get(product, '/products/search')));
    deep.push(await timed(() => get(product, `/products/search?cursor=${cursor}`)));
  }
  return { first: percentile(first, 0.5), deep: percentile(deep, 0.5) };
}

/** Has PostgreSQL keep the listings and their indexes in its buffers, as those of a busy marketplace would be. */
async function readIntoMemory({ pool }: Product['database']): Promise<void> {
  await pool.query('create extension if not exists pg_prewarm');
  const { rows } = await pool.query<{ oid: number }>(
    `select 'products'::regclass::oid as oid
     union all select reltoastrelid from pg_class where oid = 'products'::regclass
     union all select indexrelid from pg_index where indrelid = 'products'::regclass`,
  );
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const { oid } of rows) await client.query('select pg_prewarm($1::oid::regclass)', [oid]);
  } finally {
    client.release(true);
  }
}

const product = await startProduct({ keep: process.env.DATA_DIR });
try {
  await ensureFilled(product);
  await saySettings(product);
  const queries = await makeQueries(product.database, QUERIES, createRandom(7));
  say('Warming up: the listings and their indexes are read into memory, then as many other searches are made …');
  await readIntoMemory(product.database);
  for (const query of await makeQueries(product.database, QUERIES, createRandom(11))) {
    await get(product, addressOf(query));
  }

  const measured: { query: Query; ms: number; total: number }[] = [];
  for (const query of queries) {
    let total = 0;
    const ms = await timed(async () => {
      total = (await get(product, addressOf(query))).meta.total;
    });
    measured.push({ query, ms, total });
  }
  const times = measured.map(({ ms }) => ms);
  const sample = measured.filter((_, n) => n % (QUERIES / BY_ILIKE) === 0);
  const byIlike = await timesByIlike(
    product,
    sample.map(({ query }) => query),
  );
  const { first, deep } = await measureDepth(product);
  const counts = await measureCounts(product, queries);
  const suggestions: number[] = [];
  for (const query of queries) {
    suggestions.push(await timed(() => fetchJson(product, suggestionsAddressOf(query))));
  }

  say(line('search', times));
  say(
    line(
      'the sample by search',
      sample.map(({ ms }) => ms),
    ),
  );
  say(line('the sample by ILIKE', byIlike));
  say(line('counts beside categories', counts.times));
  say(line('suggestions', suggestions));
  say(`Of ${QUERIES} counts ${counts.whole} came whole.`);
  say(`${measured.filter(({ total }) => total === 0).length} of ${QUERIES} searches find nothing.`);
  say('The slowest:');
  for (const { query, ms, total } of measured.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) {
    say(`  ${ms.toFixed(1)} ms, ${total} hits: ${decodeURIComponent(String(query.parameters))}`);
  }
  const p99 = percentile(times, 0.99);
  const ratio = percentile(byIlike, 0.99) / p99;
  say(goal(`p99 at most ${GOAL_P99_MS} ms: ${p99.toFixed(1)} ms`, p99 <= GOAL_P99_MS));
  say(goal(`none over ${GOAL_MAX_MS} ms: ${Math.max(...times).toFixed(1)} ms`, Math.max(...times) <= GOAL_MAX_MS));
  say(goal(`p99 at most 1/${GOAL_RATIO} of ILIKE's: 1/${ratio.toFixed(0)}`, ratio >= GOAL_RATIO));
  say(
    goal(
      `page ${DEEP_PAGE.toLocaleString('en')} by cursor at most ${GOAL_DEEP} times the first page: ` +
        `${deep.toFixed(1)} ms, ${(deep / first).toFixed(2)} times`,
      deep / first <= GOAL_DEEP,
    ),
  );
} finally {
  await product.close();
}
