import type { Database } from '../../apps/server/src/database/client.ts';
import { encodeCursor } from '../../apps/server/src/modules/search/cursor.ts';
import { smallWords } from '../../apps/server/src/modules/search/small-words.ts';
import { towns } from './million.ts';
import type { Random } from './random.ts';

/** A search as a visitor would send it. */
export interface Query {
  readonly words: readonly string[];
  readonly parameters: URLSearchParams;
}

/** How results are sorted: best match and newest most often, as people leave them. */
const sortings = [
  ['relevance', 'desc'],
  ['relevance', 'desc'],
  ['relevance', 'desc'],
  ['created_at', 'desc'],
  ['created_at', 'desc'],
  ['created_at', 'asc'],
  ['price', 'asc'],
  ['price', 'desc'],
  ['name', 'asc'],
  ['name', 'desc'],
] as const;

type Sorting = (typeof sortings)[number];

interface Sample {
  readonly id: number;
  readonly name: string;
  readonly price_cents: number;
  readonly created_at: Date;
  readonly category_id: number;
  readonly subcategory_id: number;
}

/** A word with one letter in its middle changed. */
function slip(word: string, random: Random): string {
  const place = 1 + random.below(word.length - 2);
  return `${word.slice(0, place)}${random.of([...'aeiokrst'])}${word.slice(place + 1)}`;
}

/** Where some page in the middle of everything ends. */
function cursorOf([by, dir]: Sorting, at: Sample): string | null {
  const { id } = at;
  if (by === 'created_at') return encodeCursor({ by, dir, key: at.created_at.toISOString(), id });
  if (by === 'price') return encodeCursor({ by, dir, key: at.price_cents, id });
  if (by === 'name') return encodeCursor({ by, dir, key: at.name, id });
  return null;
}

function makeQuery(sample: Sample, elsewhere: Sample, random: Random): Query {
  const all = (sample.name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1);
  // Nobody looks for "and" alone: what comes before the first word that means something is left out.
  const first = Math.max(
    0,
    all.findIndex((word) => !smallWords.has(word.toLowerCase())),
  );
  const wanted = 1 + random.below(3);
  const words = all.slice(first, first + wanted).map((word) => {
    return word.length >= 6 && random.next() < 0.1 ? slip(word, random) : word;
  });
  const sorting = random.of(sortings);
  const parameters = new URLSearchParams({ q: words.join(' '), sort_by: sorting[0], sort_dir: sorting[1] });
  const filter = random.below(10);
  if (filter === 0) parameters.set('subcategory_id', String(sample.subcategory_id));
  if (filter === 1) parameters.set('status', random.of(['new', 'used']));
  if (filter === 2) parameters.set('address', random.of(towns));
  if (filter === 3 || filter === 4) {
    parameters.set('price_min', String(Math.floor(sample.price_cents / 200)));
    parameters.set('price_max', String(Math.ceil(sample.price_cents / 50)));
  }
  const cursor = random.next() < 0.15 ? cursorOf(sorting, elsewhere) : null;
  if (cursor !== null) parameters.set('cursor', cursor);
  return { words, parameters };
}

/** So many searches, made of the titles of listings that there are. */
export async function makeQueries({ pool }: Database, count: number, random: Random): Promise<Query[]> {
  const { rows: last } = await pool.query<{ id: number }>('select max(id) as id from products');
  const end = last[0]?.id ?? 0;
  const ids = Array.from({ length: 2 * count }, () => 1 + random.below(end));
  const { rows } = await pool.query<Sample>(
    `select products.id, name, price_cents, created_at, category_id, subcategory_id
     from unnest($1::int[]) with ordinality as wanted (id, place)
     join products on products.id = wanted.id order by place`,
    [ids],
  );
  return rows.slice(0, count).map((sample, n) => makeQuery(sample, rows[rows.length - 1 - n] ?? sample, random));
}

/** What takes a statement. */
interface SqlClient {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** The same search as everybody's first attempt would write it. */
export async function searchByIlike(client: SqlClient, { words, parameters }: Query): Promise<void> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [`status = 'Published'`, 'hidden_at is null', 'deleted_at is null', 'owner_active'];
  for (const word of words) {
    const pattern = value(`%${word}%`);
    conditions.push(`(name ilike ${pattern} or description ilike ${pattern})`);
  }
  const given = (name: string) => parameters.get(name);
  if (given('subcategory_id')) conditions.push(`subcategory_id = ${value(given('subcategory_id'))}::int`);
  if (given('status')) conditions.push(`state = ${value(given('status'))}`);
  if (given('address')) conditions.push(`address ilike ${value(`%${given('address')}%`)}`);
  if (given('price_min')) conditions.push(`price_cents >= ${value(given('price_min'))}::bigint * 100`);
  if (given('price_max')) conditions.push(`price_cents <= ${value(given('price_max'))}::bigint * 100`);
  const by = given('sort_by');
  const column = by === 'price' ? 'price_cents' : by === 'name' ? 'name' : 'created_at';
  const where = conditions.join(' and ');
  const dir = given('sort_dir') === 'asc' ? 'asc' : 'desc';
  await client.query(`select id from products where ${where} order by ${column} ${dir} limit 31`, values);
  // The heading tells how many there are, so this has to count them too.
  await client.query(`select count(*) from (select from products where ${where} limit 1001) as counted`, values);
}
