import { afterAll, describe, expect, it } from 'vitest';
import { createFactories } from '../../src/database/factories/index.ts';
import { createAdsRepository } from '../../src/modules/ads/ads.repository.ts';
import { createCategoriesRepository } from '../../src/modules/categories/categories.repository.ts';
import { createFavoritesRepository } from '../../src/modules/favorites/favorites.repository.ts';
import { createOutboxRepository } from '../../src/modules/outbox/outbox.repository.ts';
import { createPicturesRepository } from '../../src/modules/pictures/pictures.repository.ts';
import {
  createPhoneRepository,
  createProductEditingRepository,
  createProductsRepository,
  createViewsRepository,
} from '../../src/modules/products/index.ts';
import type { NewProduct } from '../../src/modules/products/product-editing.repository.ts';
import { createCounting } from '../../src/modules/search/counting.ts';
import { createCountsRepository } from '../../src/modules/search/counts.repository.ts';
import type { Filters } from '../../src/modules/search/filters.ts';
import { createGathering } from '../../src/modules/search/gathering.ts';
import type { Window } from '../../src/modules/search/row.ts';
import { createSampling } from '../../src/modules/search/sampling.ts';
import { createSearchRepository } from '../../src/modules/search/search.repository.ts';
import { createWalk } from '../../src/modules/search/walk.ts';
import { createSellersRepository } from '../../src/modules/sellers/sellers.repository.ts';
import { createSessionsRepository } from '../../src/modules/sessions/sessions.repository.ts';
import { createVerificationRepository } from '../../src/modules/verification/verification.repository.ts';
import { createRecordingDatabase } from '../support/recording-database.ts';

const recording = await createRecordingDatabase();
const { database, statementsOf } = recording;
afterAll(() => recording.drop());

// All or nothing is no statement of its own.
const { transaction: _transaction, ...editing } = createProductEditingRepository(database);
const { countUntil: _countUntil, ...countsRepository } = createCountsRepository(database);
const { transaction: _revealing, ...phones } = createPhoneRepository(database);
const allFavorites = createFavoritesRepository(database);
const allAds = createAdsRepository(database);
const allPictures = createPicturesRepository(database);
const { gathered: _gathered, gatheredBy: _gatheredBy, ...ofGathering } = createGathering(database.kysely);
const aYear = { by: 'created_at', first: 20_000, last: 20_365 } as const;
const repositories = {
  ads: { find: allAds.find, list: allAds.list, count: allAds.count, listRunning: allAds.listRunning },
  categories: createCategoriesRepository(database),
  products: createProductsRepository(database),
  editing,
  phones,
  views: createViewsRepository(database),
  search: createSearchRepository(database),
  gathering: ofGathering,
  // Days enough to choose some from.
  sampling: { estimate: createSampling(database.kysely, { daysOf: async () => aYear }) },
  walk: createWalk(database),
  counts: countsRepository,
  counting: createCounting(database.kysely),
  sellers: createSellersRepository(database),
  // Of these only the typed SQL: Prisma writes its own statements.
  sessions: { findLive: createSessionsRepository(database).findLive },
  pictures: { isServed: allPictures.isServed, findOwner: allPictures.findOwner, findKnown: allPictures.findKnown },
  favorites: { list: allFavorites.list, count: allFavorites.count },
  outbox: { list: createOutboxRepository(database).list },
  verification: { takeTries: createVerificationRepository(database).takeTries },
};
const {
  ads,
  categories,
  counting,
  counts,
  favorites,
  gathering,
  outbox,
  pictures,
  products,
  sampling,
  search,
  sellers,
  sessions,
  verification,
  views,
  walk,
} = repositories;

const filters: Filters = {
  words: [`'^daiktas'`, `'daiktas'`],
  address: `'gatvė'`,
  categoryId: 1,
  subcategoryId: 1,
  priceMinCents: 1,
  isPriceRare: true,
  priceMaxCents: 2,
  state: 'new',
};
const sought = { ...filters, text: `'daiktas'` };
const { kysely } = database;
const factories = createFactories(database.prisma);
const { id: productId, user_id: userId, category_id } = await factories.product();
const newProduct: NewProduct = {
  name: 'Kėdė',
  price_cents: 100,
  category_id,
  status: 'Saved',
  options: { year: 1 },
  specifications: [['a', 'b']],
};
const ofSeller = {
  sellerId: 1,
  statuses: ['Published'],
  withHidden: false,
  withSuspended: false,
  except: 1,
  text: 'dviratis',
} as const;
const audience = { language: 'lt', viewerId: 1 } as const;
const page = { limit: 31, offset: 0 };
const afterName: Window = { ...page, after: { by: 'name', dir: 'desc', key: 'Daiktas', id: 2000 } };

describe('every statement of a repository', () => {
  /** Each method of each repository, with arguments that use all of its statement. */
  const calls: Record<string, () => Promise<unknown>> = {
    'categories.exists': () => categories.exists(1),
    'categories.listCategories': () => categories.listCategories(1),
    'categories.listSubcategories': () => categories.listSubcategories(1),
    'categories.listOptionFields': () => categories.listOptionFields(1),
    'products.listNewest': () => products.listNewest(audience, { limit: 1, offset: 1 }),
    'products.findCards': () => products.findCards([1], audience),
    'products.findDetail': () => products.findDetail(1, audience),
    'products.findVisibility': () => products.findVisibility(1),
    'editing.holdActive': () => editing.holdActive(kysely, 1),
    'editing.lock': () => editing.lock(kysely, 1),
    'editing.categoryExists': () => editing.categoryExists(kysely, 1),
    'editing.subcategoryBelongs': () => editing.subcategoryBelongs(kysely, 1, 1),
    'editing.optionRules': () => editing.optionRules(kysely, 1),
    'editing.usablePictures': () => editing.usablePictures(kysely, ['key'], { userId: 1, productId: 1 }),
    'editing.insert': () => editing.insert(kysely, userId, newProduct, new Date()),
    'editing.update': () => editing.update(kysely, 1, newProduct, new Date()),
    'editing.pictureIds': () => editing.pictureIds(kysely, 1),
    'editing.setPictures': () => editing.setPictures(kysely, 1, []),
    'editing.addPriceChange': () => editing.addPriceChange(kysely, productId, 1, new Date()),
    'editing.markDeleted': () => editing.markDeleted(kysely, 1, new Date()),
    'pictures.isServed': () => pictures.isServed('0a1b2c'),
    'pictures.findOwner': () => pictures.findOwner('0a1b2c'),
    'pictures.findKnown': () => pictures.findKnown(['0a1b2c']),
    'phones.find': () => phones.find(1),
    'phones.addReveal': () => phones.addReveal(kysely, productId, userId, '2026-11-28'),
    'phones.count': () => phones.count(kysely, productId),
    'views.count': () => views.count([{ products: [1], day: '2026-11-28', viewer: 'v' }]),
    'views.removeBefore': () => views.removeBefore('2026-11-28'),
    'favorites.list': () => favorites.list(1, { ...page, after: { at: new Date(), id: 1 } }),
    'favorites.count': () => favorites.count(1, 1001),
    'outbox.list': () => outbox.list(['ona@example.lt'], 10),
    'verification.takeTries': () =>
      verification.takeTries('verify_email', { address: 'ona@example.lt' }, new Date(), 5),
    'products.count': () => products.count(new Date()),
    'search.readTerms': () => search.readTerms('dviratis', 'listing'),
    'search.doubt': async () => search.doubt(await search.readTerms('labe', 'listing'), 'listing'),
    'search.find': () => search.find(filters, { by: 'name', dir: 'desc' }, afterName, 1),
    'search.isPriceRare': () => search.isPriceRare(100, 200),
    'gathering.findFew': () => gathering.findFew(filters, { by: 'name', dir: 'desc' }, afterName, 1001),
    'gathering.findAllRanked': () => gathering.findAllRanked(filters, 1001),
    'gathering.count': () => gathering.count(filters, 1001),
    'sampling.estimate': () =>
      sampling.estimate(filters, { by: 'name', dir: 'desc' }, afterName, 1, { expected: 100_000 }),
    'walk.daysOf': () => walk.daysOf(filters),
    'walk.straight': () => walk.straight(filters, { by: 'name', dir: 'desc' }, afterName),
    'walk.endsOf': () => walk.endsOf(filters, { by: 'name', dir: 'desc' }, afterName.after),
    'walk.narrowed': () => walk.narrowed(filters, { by: 'name', dir: 'desc' }, afterName),
    'counts.listVersions': () => counts.listVersions(),
    'counts.listSubcategories': () => counts.listSubcategories(1),
    'counting.expectedShare': () => counting.expectedShare(sought),
    'counting.look': () => counting.look('#s1', sought, 1001),
    'counting.countEach': () => counting.countEach(['#c1', '#s1'], sought, 1001),
    'counting.gather': () => counting.gather(['#c1', '#s1'], sought, 1001),
    'ads.find': () => ads.find(1, 'lt'),
    'ads.list': () => ads.list(1, 'lt', { ...page, after: { at: new Date(), id: 1 } }),
    'ads.count': () => ads.count(1, 1001),
    'ads.listRunning': () => ads.listRunning('lt', '2026-11-27', 30),
    'sellers.find': () => sellers.find(1),
    'sellers.list': () => sellers.list(ofSeller, audience, { ...page, after: { at: new Date(), id: 1 } }),
    'sellers.count': () => sellers.count(ofSeller, 1001),
    'sellers.countByStatus': () => sellers.countByStatus(ofSeller),
    'sessions.findLive': () => sessions.findLive('00000000-0000-4000-8000-000000000000', new Date()),
  };

  it.each(Object.entries(calls))('%s can be prepared', async (_name, call) => {
    const sent = await statementsOf(call);
    expect(sent.length).toBeGreaterThan(0);
    for (const { sql } of sent) {
      // Of a plan the statement that it is of.
      const statement = sql.replace(/^explain \(format json\) /, '');
      await database.pool.query(`PREPARE tried AS ${statement}; DEALLOCATE tried`);
    }
  });

  it('is among them', () => {
    const methods = Object.entries(repositories).flatMap(([name, repository]) =>
      Object.keys(repository).map((method) => `${name}.${method}`),
    );
    expect(Object.keys(calls).sort()).toEqual(methods.sort());
  });
});
