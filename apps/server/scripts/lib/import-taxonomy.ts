import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/client.ts';
import { migrate } from '../../src/database/migrate.ts';
import { importTaxonomy } from '../../src/database/taxonomy/import.ts';
import { taxonomy } from '../../src/database/taxonomy/index.ts';
import { StartupError } from '../../src/startup-error.ts';

/**
 * Imports the starter taxonomy into the database of DATABASE_URL, which is brought up to date first. Answers what it
 * holds then, in words; fails with a StartupError where the database is not named or cannot be reached.
 */
export async function importStarterTaxonomy(env: NodeJS.ProcessEnv, onProgress: (message: string) => void) {
  const { databaseUrl: url } = loadConfig({ JWT_SECRET: '-'.repeat(32), ...env });
  if (url === null) {
    throw new StartupError('Set DATABASE_URL to the database that the taxonomy is to be imported into.');
  }
  await migrate({ url, onProgress });
  const database = openDatabase({ url, poolSize: 2, onError: (error) => console.error(error.message) });
  try {
    await database.prisma.$transaction((client) => importTaxonomy(client, taxonomy), { timeout: 60_000 });
    const [categories, subcategories] = await Promise.all([
      database.prisma.category.count(),
      database.prisma.subcategory.count(),
    ]);
    return `The taxonomy holds ${categories} categories with ${subcategories} subcategories now.`;
  } finally {
    await database.close();
  }
}
