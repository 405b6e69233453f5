import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/client.ts';
import { places } from './database/places/index.ts';
import { isDatabaseUnavailable } from './database/unavailable.ts';
import type { AnswerCheck } from './http/endpoint.ts';
import { createCategoriesRepository } from './modules/categories/categories.repository.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { createCategoriesService } from './modules/categories/categories.service.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { picturesRoutes } from './modules/pictures/pictures.routes.ts';
import { placesRoutes } from './modules/places/places.routes.ts';
import { createPlacesService } from './modules/places/places.service.ts';
import { createProductsRepository, createProductsService, productsRoutes } from './modules/products/index.ts';
import { createSearchRepository } from './modules/search/search.repository.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { createSearchService } from './modules/search/search.service.ts';
import { createSessionsRepository } from './modules/sessions/sessions.repository.ts';
import { createSessionsService } from './modules/sessions/sessions.service.ts';
import { authPlugin } from './plugins/auth.ts';
import { answerClientError, answerUnroutable, errorsPlugin } from './plugins/errors.ts';
import { hostsPlugin } from './plugins/hosts.ts';
import { limitsPlugin } from './plugins/limits.ts';
import { openApiPlugin } from './plugins/openapi.ts';
import { routesPlugin } from './plugins/routes.ts';
import { securityPlugin } from './plugins/security.ts';
import { spaPlugin } from './plugins/spa.ts';
import type { Clock } from './ports/clock.ts';
import type { Storage } from './ports/storage.ts';
import { kept } from './time/kept.ts';

/** Whether the database answers is asked this often at most, in milliseconds, however often /ready is. */
const READY_LIFETIME = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set in tests: every answer is held against its descriptor. */
    answerCheck: AnswerCheck | null;
  }
}

/** Everything from outside that the application needs. */
export interface AppDependencies {
  readonly config: Pick<Config, 'ownHosts' | 'corsOrigins' | 'trustedProxies' | 'rateLimits' | 'webDist' | 'logLevel'>;
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Signs the tokens that name sessions. */
  readonly jwtSecret: string;
  /** Leaves the page's protective policy to the development server. */
  readonly development?: boolean;
  readonly answerCheck?: AnswerCheck;
}

/** Puts the application together. It never listens: `main.ts` and the tests do with it what they want. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, storage, clock } = dependencies;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // A query may hold what somebody looks for: the log keeps the path alone.
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0], id: request.id }),
      },
    },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // `hostsPlugin` refuses what has none.
    http: { requireHostHeader: false },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerClientError,
  });
  app.decorate('answerCheck', dependencies.answerCheck ?? null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  const categories = createCategoriesService({ categories: createCategoriesRepository(database), clock });
  const products = createProductsService({ products: createProductsRepository(database), clock });
  const search = createSearchService({ search: createSearchRepository(database), products, categories, clock });
  const sessions = createSessionsService({ sessions: createSessionsRepository(database), clock });

  await app.register(errorsPlugin);
  await app.register(routesPlugin);
  await app.register(securityPlugin, {
    corsOrigins: config.corsOrigins,
    development: dependencies.development ?? false,
  });
  await app.register(hostsPlugin, { ownHosts: config.ownHosts });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await app.register(limitsPlugin, { perMinute: config.rateLimits });
  await app.register(authPlugin, { secret: dependencies.jwtSecret, sessions });
  await app.register(openApiPlugin);
  await app.register(spaPlugin, { webDist: config.webDist });

  categoriesRoutes(app, categories);
  placesRoutes(app, createPlacesService(places));
  productsRoutes(app, products);
  searchRoutes(app, search);
  picturesRoutes(app, storage);
  const isDatabaseReady = kept(clock, READY_LIFETIME, async () => {
    try {
      await sql`select 1`.execute(database.kysely);
      return true;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    }
  });
  healthRoutes(app, isDatabaseReady);
  return app;
}
