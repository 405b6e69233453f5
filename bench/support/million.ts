import type { Database } from '../../apps/server/src/database/client.ts';
import { createFactories } from '../../apps/server/src/database/factories/index.ts';
import { places } from '../../apps/server/src/database/places/index.ts';
import { importTaxonomy } from '../../apps/server/src/database/taxonomy/import.ts';
import { taxonomy } from '../../apps/server/src/database/taxonomy/index.ts';
import { createRandom, type Random } from './random.ts';
import { say } from './say.ts';
import { createVocabulary, type Language, type Vocabulary } from './vocabulary.ts';

const TOWNS = 60;
const SELLERS = 2000;
/** Rows of one statement. */
const BATCH = 5000;
/** Statements at once. */
const WRITERS = 2;
const YEAR_MS = 365 * 86_400_000;

/** The largest towns. */
export const towns: readonly string[] = places.slice(0, TOWNS).map(({ name }) => name);

interface Surroundings {
  readonly users: readonly number[];
  readonly subcategories: readonly { id: number; category_id: number }[];
  readonly now: number;
}

/** The columns of many listings, as the statement wants them: one array a column. */
function makeBatch(count: number, vocabularies: Record<Language, Vocabulary>, around: Surroundings, random: Random) {
  const rows = Array.from({ length: count }, () => {
    const chance = random.next();
    const language: Language = chance < 0.7 ? 'lt' : chance < 0.9 ? 'ru' : 'en';
    const words = vocabularies[language];
    const subcategory = random.of(around.subcategories);
    // The larger a town, the more is sold there.
    const town = towns[Math.floor(TOWNS * random.next() ** 3)] ?? 'Vilnius';
    return {
      user: random.of(around.users),
      name: words.text(3 + random.below(5)),
      description: words.text(10 + random.below(40)),
      // Half of all prices lie between 20 and 160 euros, some in the tens of thousands.
      cents: Math.round(100 * Math.exp(4 + 1.5 * random.normal())),
      category: subcategory.category_id,
      subcategory: subcategory.id,
      status: random.next() < 0.95 ? 'Published' : 'archived',
      state: random.of(['new', 'used', 'used', 'new-like', null]),
      address: town,
      created: new Date(around.now - Math.floor(YEAR_MS * random.next())).toISOString(),
    };
  });
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  return [
    column('user'),
    column('name'),
    column('description'),
    column('cents'),
    column('category'),
    column('subcategory'),
    column('status'),
    column('state'),
    column('address'),
    column('created'),
  ];
}

/** Takes the indexes of products away while the table is filled; answers how to make them again. */
async function dropIndexes(client: Pick<Database['pool'], 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'products'::regclass and not indisprimary`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Fills an empty database with so many listings of a realistic vocabulary, and tells how far it is. */
export async function fill(database: Database, count: number): Promise<void> {
  const { prisma, pool } = database;
  const random = createRandom(20_250_711);
  await importTaxonomy(prisma, taxonomy);
  const factories = createFactories(prisma);
  const users: number[] = [];
  for (let n = 0; n < SELLERS; n += 1) users.push((await factories.user()).id);
  const subcategories = await prisma.subcategory.findMany({ select: { id: true, category_id: true } });
  const around = { users, subcategories, now: Date.now() };
  const vocabularies = {
    lt: createVocabulary('lt', random),
    ru: createVocabulary('ru', random),
    en: createVocabulary('en', random),
  };
  const owner = await pool.connect();
  try {
    await owner.query(`set statement_timeout = 0`);
    await owner.query(`set maintenance_work_mem = '512MB'`);
    const indexes = await dropIndexes(owner);
    let written = 0;
    const write = async () => {
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        for (;;) {
          const size = Math.min(BATCH, count - written);
          if (size <= 0) return;
          written += size;
          await client.query(
            `insert into products
               (user_id, name, description, price_cents, category_id, subcategory_id, status, state, address, created_at)
             select * from unnest($1::int[], $2::text[], $3::text[], $4::bigint[], $5::int[], $6::int[], $7::text[],
                                  $8::text[], $9::text[], $10::timestamptz[])`,
            makeBatch(size, vocabularies, around, random),
          );
          if (written % 100_000 === 0) say(`  ${written.toLocaleString('en')} listings`);
        }
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    say('  indexes');
    for (const definition of indexes) await owner.query(definition);
    await owner.query('vacuum analyze');
  } finally {
    owner.release();
  }
}
