import path from 'node:path';
import { places as towns } from './database/places/index.ts';
import type { AppDependencies } from './dependencies.ts';
import { createAccountMessagesService } from './modules/accounts/account-messages.service.ts';
import { createAccountsRepository } from './modules/accounts/accounts.repository.ts';
import { createAccountsCleanupService } from './modules/accounts/cleanup.service.ts';
import { createLoginService } from './modules/accounts/login.service.ts';
import { readLoginName } from './modules/accounts/login-name.ts';
import { createPasswordHashing } from './modules/accounts/password-hashing.ts';
import { createPasswordResetService } from './modules/accounts/password-reset.service.ts';
import { createProfileService } from './modules/accounts/profile.service.ts';
import { createRegistrationService } from './modules/accounts/registration.service.ts';
import { createAdsRepository } from './modules/ads/ads.repository.ts';
import { createAdsService } from './modules/ads/ads.service.ts';
import { createCategoriesRepository } from './modules/categories/categories.repository.ts';
import { createCategoriesService } from './modules/categories/categories.service.ts';
import { createFavoritesRepository } from './modules/favorites/favorites.repository.ts';
import { createFavoritesService } from './modules/favorites/favorites.service.ts';
import { createIdempotency } from './modules/idempotency/index.ts';
import { createSecurityLimits } from './modules/limits/index.ts';
import { createModerationRepository, createModerationService } from './modules/moderation/index.ts';
import { createOutboxRepository } from './modules/outbox/outbox.repository.ts';
import { createOutboxService } from './modules/outbox/outbox.service.ts';
import { createPictureProofs } from './modules/pictures/picture-proofs.ts';
import { createPicturesRepository } from './modules/pictures/pictures.repository.ts';
import { createPicturesService } from './modules/pictures/pictures.service.ts';
import { createPictureSweepService } from './modules/pictures/sweep.service.ts';
import { createPictureWorkers } from './modules/pictures/workers.ts';
import { createPlacesService } from './modules/places/places.service.ts';
import {
  createPhoneRepository,
  createPhoneService,
  createProductEditingRepository,
  createProductEditingService,
  createProductsRepository,
  createProductsService,
  createViewsRepository,
  createViewsService,
} from './modules/products/index.ts';
import { createCountsRepository } from './modules/search/counts.repository.ts';
import { createCountsService } from './modules/search/counts.service.ts';
import { createFilterReader } from './modules/search/filter-reader.ts';
import { createSearchRepository } from './modules/search/search.repository.ts';
import { createSearchService } from './modules/search/search.service.ts';
import { createSearchWordsRepository } from './modules/search/search-words.repository.ts';
import { createSearchWordsService } from './modules/search/search-words.service.ts';
import { createSuggestionsRepository } from './modules/search/suggestions.repository.ts';
import { createSuggestionsService } from './modules/search/suggestions.service.ts';
import { createTitleWordsRepository } from './modules/search/title-words.repository.ts';
import { createTitleWordsService } from './modules/search/title-words.service.ts';
import { createSellersRepository } from './modules/sellers/sellers.repository.ts';
import { createSellersService } from './modules/sellers/sellers.service.ts';
import { createSessionsRepository } from './modules/sessions/sessions.repository.ts';
import { createSessionsService } from './modules/sessions/sessions.service.ts';
import { createVerificationRepository } from './modules/verification/verification.repository.ts';
import { createVerificationService } from './modules/verification/verification.service.ts';
import { createTemporaryFiles } from './ports/temporary-files.ts';

/** Puts the services together: the one place that knows which needs which. */
export function createServices(dependencies: AppDependencies & Required<Pick<AppDependencies, 'warn'>>) {
  const { config, database, clock, random, queue, jwtSecret, warn } = dependencies;
  const categories = createCategoriesService({ categories: createCategoriesRepository(database), clock });
  const productsRepository = createProductsRepository(database);
  const views = createViewsService({ views: createViewsRepository(database), clock, secret: jwtSecret });
  const products = createProductsService({ products: productsRepository, views, clock });
  const places = createPlacesService(towns);
  const searchRepository = createSearchRepository(database);
  const readFilters = createFilterReader({ search: searchRepository, places });
  const search = createSearchService({ search: searchRepository, products, categories, readFilters });
  const searchCounts = createCountsService({
    counts: createCountsRepository(database),
    readFilters,
    patience: config.searchCountsMs,
  });
  const suggestions = createSuggestionsService({
    suggestions: createSuggestionsRepository(database),
    search: searchRepository,
    categories,
    places,
    clock,
  });
  const searchWords = createSearchWordsService({ searchWords: createSearchWordsRepository(database) });
  const titleWords = createTitleWordsService({ titleWords: createTitleWordsRepository(database) });
  const sessions = createSessionsService({ sessions: createSessionsRepository(database), clock });
  const favorites = createFavoritesService({ favorites: createFavoritesRepository(database), products, clock });
  const sellers = createSellersService({ sellers: createSellersRepository(database) });
  const moderation = createModerationService({ moderation: createModerationRepository(database), sessions, clock });

  // The demo keeps its messages; elsewhere a channel that isn't configured is refused in words.
  const accounts = createAccountsRepository(database);
  const outbox =
    config.mode === 'demo'
      ? createOutboxService({
          outbox: createOutboxRepository(database),
          clock,
          addressesOf: (login) => accounts.findAddresses(readLoginName(login)),
        })
      : null;
  const limits = createSecurityLimits({
    pool: database.counterPool,
    scale: config.rateLimitScale,
    smsDailyBudget: config.smsDailyBudget,
    now: clock.now,
    warn,
  });
  const verification = createVerificationService({
    codes: createVerificationRepository(database),
    limits,
    clock,
    random,
    secret: jwtSecret,
  });
  const messages = createAccountMessagesService({
    accounts,
    verification,
    limits,
    queue,
    mailer: outbox?.mailer ?? dependencies.mailer,
    smsSender: outbox?.smsSender ?? dependencies.smsSender,
    smsCountries: config.smsCountries,
    now: clock.now,
    warn,
  });
  const hashing = createPasswordHashing({ cost: dependencies.passwordCost });
  const registration = createRegistrationService({
    accounts,
    verification,
    messages,
    limits,
    hashing,
    queue,
    clock,
    random,
    smsCountries: config.smsCountries,
  });
  const loginService = createLoginService({ accounts, sessions, limits, hashing, clock });
  const passwordReset = createPasswordResetService({
    accounts,
    sessions,
    verification,
    limits,
    hashing,
    messages,
    queue,
    clock,
    random,
  });
  const profile = createProfileService({ accounts });
  const idempotency = createIdempotency(database, clock);
  const productEditing = createProductEditingService({
    editing: createProductEditingRepository(database),
    products: productsRepository,
    idempotency,
    limits,
    clock,
  });
  const phones = createPhoneService({ phones: createPhoneRepository(database), limits, clock });
  const accountsCleanup = createAccountsCleanupService({ accounts, limits, clock });

  const picturesRepository = createPicturesRepository(database);
  const temporaryFiles = createTemporaryFiles(path.join(config.dataDir, 'tmp'));
  const { storage } = dependencies;
  const pictureWorkers = createPictureWorkers({ warn, longest: dependencies.longestPicture });
  const pictures = createPicturesService({
    pictures: picturesRepository,
    storage,
    limits,
    clock,
    random,
    workers: pictureWorkers,
    proofs: createPictureProofs({ secret: jwtSecret, clock }),
  });
  const pictureSweep = createPictureSweepService({ pictures: picturesRepository, storage, temporaryFiles, clock });
  const ads = createAdsService({
    ads: createAdsRepository(database),
    idempotency,
    limits,
    clock,
    secret: jwtSecret,
    approval: config.adsApproval,
  });

  return {
    accountsCleanup,
    ads,
    categories,
    favorites,
    idempotency,
    loginService,
    messages,
    moderation,
    outbox,
    passwordReset,
    pictureSweep,
    pictureWorkers,
    pictures,
    phones,
    places,
    productEditing,
    products,
    profile,
    registration,
    search,
    searchCounts,
    searchWords,
    sellers,
    sessions,
    suggestions,
    temporaryFiles,
    titleWords,
    views,
  };
}

export type Services = ReturnType<typeof createServices>;
