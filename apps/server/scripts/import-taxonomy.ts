import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/client.ts';
import { importTaxonomy } from '../src/database/taxonomy/import.ts';
import { taxonomy } from '../src/database/taxonomy/index.ts';

// Imports the starter taxonomy into the database of DATABASE_URL. Run again, it updates names and adds what is new.
const { databaseUrl } = loadConfig({ JWT_SECRET: '-'.repeat(32), ...process.env });
if (databaseUrl === null) {
  console.error('Set DATABASE_URL to the database that the taxonomy is to be imported into.');
  process.exitCode = 1;
} else {
  const database = openDatabase({ url: databaseUrl, poolSize: 2, onError: (error) => console.error(error.message) });
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
