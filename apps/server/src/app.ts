import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createReadiness } from './database/readiness.ts';
import type { AppDependencies } from './dependencies.ts';
import { LateBodyError } from './http/body.ts';
import type { AnswerCheck } from './http/endpoint.ts';
import { loggingOf } from './http/logging.ts';
import { LONGEST_UPLOAD } from './http/upload.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { adsRoutes } from './modules/ads/ads.routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { favoritesRoutes } from './modules/favorites/favorites.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { moderationRoutes } from './modules/moderation/index.ts';
import { outboxRoutes } from './modules/outbox/outbox.routes.ts';
import { picturesRoutes } from './modules/pictures/pictures.routes.ts';
import { placesRoutes } from './modules/places/places.routes.ts';
import { productEditingRoutes, productsRoutes } from './modules/products/index.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { sellersRoutes } from './modules/sellers/sellers.routes.ts';
import { authPlugin } from './plugins/auth.ts';
import { bodiesPlugin } from './plugins/bodies.ts';
import { answerClientError, answerUnroutable, errorsPlugin } from './plugins/errors.ts';
import { hostsPlugin } from './plugins/hosts.ts';
import { limitsPlugin } from './plugins/limits.ts';
import { openApiPlugin } from './plugins/openapi.ts';
import { routesPlugin } from './plugins/routes.ts';
import { securityPlugin } from './plugins/security.ts';
import { spaPlugin } from './plugins/spa.ts';
import { viewsPlugin } from './plugins/views.ts';
import { createServices, type Services } from './services.ts';
import { kept } from './time/kept.ts';

/** Whether the database answers is asked this often at most, in milliseconds, however often /ready is. */
const READY_LIFETIME = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** What the routes stand on; the job worker uses the same. */
    services: Services;
    /** Set in tests: every answer is held against its descriptor. */
    answerCheck: AnswerCheck | null;
  }
}

/** Puts the application together. It never listens: `main.ts` and the tests do with it what they want. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock } = dependencies;
  const app = Fastify({
    logger: loggingOf(config.logLevel),
    // One line a request, written below when it has been answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    // Several times what the longest product takes. Reading a megabyte of small parts keeps everybody waiting.
    bodyLimit: 256 * 1024,
    // Fastify would wait for ever for the rest of a form. Both it and other bodies are given up before, in words.
    requestTimeout: LONGEST_UPLOAD + 60_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What an open connection brings while the end waits for requests is one of them; Fastify's refusal is none of ours.
    return503OnClosing: false,
    // `hostsPlugin` refuses what has none.
    http: { requireHostHeader: false },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerClientError,
  });
  app.decorate('answerCheck', dependencies.answerCheck ?? null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed');
    done();
  });

  const services = createServices({
    ...dependencies,
    warn: dependencies.warn ?? ((message) => app.log.warn(message)),
  });
  app.decorate('services', services);

  await app.register(errorsPlugin);
  await app.register(bodiesPlugin, { longest: dependencies.longestBody });
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
    // Or a compressed body that comes too slowly would be called damaged, as all others are.
    onInvalidRequestPayload: (_encoding, _request, error) => (error instanceof LateBodyError ? error : null),
  });
  await app.register(limitsPlugin, { perMinute: config.rateLimits });
  await app.register(authPlugin, { secret: dependencies.jwtSecret, sessions: services.sessions });
  await app.register(viewsPlugin, { views: services.views });
  await app.register(openApiPlugin, { demo: services.outbox !== null });
  await app.register(spaPlugin, { webDist: config.webDist, demo: services.outbox !== null });

  accountsRoutes(app, services);
  adsRoutes(app, services.ads);
  categoriesRoutes(app, services.categories);
  favoritesRoutes(app, services.favorites);
  moderationRoutes(app, services.moderation);
  placesRoutes(app, services.places);
  productsRoutes(app, services.products);
  productEditingRoutes(app, services.productEditing, services.phones);
  searchRoutes(app, services.search, services.searchCounts, services.suggestions);
  sellersRoutes(app, services.sellers);
  if (services.outbox !== null) outboxRoutes(app, services.outbox, dependencies.demoAccounts);
  picturesRoutes(app, services.pictures, services.temporaryFiles);
  app.addHook('onClose', () => services.pictureWorkers.close());
  healthRoutes(app, kept(clock, READY_LIFETIME, createReadiness(database)));
  return app;
}
