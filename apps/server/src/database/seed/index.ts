import bcrypt from 'bcrypt';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';
import type { Database } from '../client.ts';
import { createFactories } from '../factories/index.ts';
import { importTaxonomy } from '../taxonomy/import.ts';
import { taxonomy } from '../taxonomy/index.ts';
import { banners, listings } from './content/index.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { importBanners } from './import-banners.ts';
import { importListings } from './import-listings.ts';
import { importPeople } from './import-people.ts';
import { importPictures, type WantedPicture } from './import-pictures.ts';
import { importRelations } from './import-relations.ts';

export { listDemoAccounts } from './demo-accounts.ts';

const BCRYPT_COST = 10;

/** Whoever fills the house holds this lock, so that two servers starting at once fill it once. */
const SEED_LOCK = 7_046_129;

/** Time that filling the rows may take, in milliseconds. */
const TRANSACTION_TIMEOUT = 120_000;

const tileOwner = 'tile';

/** The pictures of categories, which nobody has uploaded. */
function tilePictures(): string[] {
  return taxonomy.flatMap((category) => [category.picture, ...category.subcategories.map(({ picture }) => picture)]);
}

function wantedPictures(): WantedPicture[] {
  return [
    ...tilePictures().map((name) => ({ name, owner: tileOwner })),
    ...listings.flatMap(({ pictures, seller }) => pictures.map((name) => ({ name, owner: seller }))),
    ...banners.map(({ picture, advertiser }) => ({ name: picture, owner: advertiser })),
  ];
}

interface SeedOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Hears what is being done, a line at a time. */
  readonly onProgress: (message: string) => void;
}

/**
 * Fills an empty database with the demo house: the taxonomy, forty people, their listings with pictures, and what they
 * do with each other. All rows come in one transaction, so an interrupted start leaves nothing half-filled. Answers
 * false, and changes nothing, where there is anything already.
 */
export async function seedDemoHouse({ database, storage, clock, onProgress }: SeedOptions): Promise<boolean> {
  const { prisma } = database;
  if (await isFilled(prisma)) return false;
  const picture = await importPictures(storage, wantedPictures(), (done, all) => {
    if (done === all || done % 20 === 0) onProgress(`pictures: ${done} of ${all}`);
  });
  const passwordHash = await bcrypt.hash(DEMO_PASSWORD, BCRYPT_COST);
  const now = clock.now();
  const filled = await prisma.$transaction(
    async (client) => {
      await client.$executeRaw`select pg_advisory_xact_lock(${SEED_LOCK})`;
      if (await isFilled(client)) return false;
      const factories = createFactories(client);
      await client.picture.createMany({
        data: [...new Set(tilePictures())].map((name) => ({ ...picture({ name, owner: tileOwner }), created_at: now })),
      });
      await importTaxonomy(client, taxonomy, (name) => `${picture({ name, owner: tileOwner }).key}.webp`);
      onProgress('categories');
      const userId = await importPeople(factories, passwordHash, now);
      onProgress('people');
      const productId = await importListings(client, factories, { userId, picture }, now);
      onProgress(`listings: ${listings.length}`);
      await importRelations(client, { userId, productId }, now);
      await importBanners(client, { userId, picture }, now);
      onProgress('chats, reviews, favourites, banners');
      return true;
    },
    { timeout: TRANSACTION_TIMEOUT, maxWait: TRANSACTION_TIMEOUT },
  );
  // Fresh statistics, so that the first searches use the right indexes.
  if (filled) await prisma.$executeRaw`analyze`;
  return filled;
}

async function isFilled(client: Pick<Database['prisma'], 'user' | 'category'>): Promise<boolean> {
  const [user, category] = await Promise.all([client.user.findFirst(), client.category.findFirst()]);
  return user !== null || category !== null;
}
