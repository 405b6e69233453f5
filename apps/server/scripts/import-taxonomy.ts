import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/client.ts';
import { migrate } from '../src/database/migrate.ts';
import { importTaxonomy } from '../src/database/taxonomy/import.ts';
import { taxonomy } from '../src/database/taxonomy/index.ts';
import { StartupError } from '../src/startup-error.ts';

/*
 * Imports the starter taxonomy into the database of DATABASE_URL, which is brought up to date first, so that it does not
 * matter whether a server has started on it. Run again, it updates names and adds what is new:
 *
 *     npm run import-taxonomy
 */

async function run(url: string): Promise<void> {
  await migrate({ url, onProgress: (message) => console.warn(message) });
  const database = openDatabase({ url, poolSize: 2, onError: (error) => console.error(error.message) });
  try {
    await database.prisma.$transaction((client) => importTaxonomy(client, taxonomy), { timeout: 60_000 });
    const [categories, subcategories] = await Promise.all([
      database.prisma.category.count(),
      database.prisma.subcategory.count(),
    ]);
    console.warn(`The taxonomy holds ${categories} categories with ${subcategories} subcategories now.`);
  } finally {
    await database.close();
  }
}

try {
  const { databaseUrl } = loadConfig({ JWT_SECRET: '-'.repeat(32), ...process.env });
  if (databaseUrl === null) {
    throw new StartupError('Set DATABASE_URL to the database that the taxonomy is to be imported into.');
  }
  await run(databaseUrl);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
