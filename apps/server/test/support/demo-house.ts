import { importListings } from '../../src/database/seed/import-listings.ts';
import { importPeople } from '../../src/database/seed/import-people.ts';
import { importTaxonomy } from '../../src/database/taxonomy/import.ts';
import { taxonomy } from '../../src/database/taxonomy/index.ts';
import type { TestApp } from './app.ts';

/** Fills a database with the demo's taxonomy, people and listings, whose pictures have no files. */
export async function importDemoHouse({ database, factories }: TestApp, now: Date): Promise<void> {
  await importTaxonomy(database.prisma, taxonomy);
  const userId = await importPeople(factories, 'unusable', now);
  const picture = ({ name, owner }: { name: string; owner: string }) => ({
    key: `${owner}-${name}`,
    width: 1280,
    height: 960,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  });
  await importListings(database.prisma, factories, { userId, picture }, now);
}
