import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { type Database, openDatabase } from '../../src/database/client.ts';
import { createFactories, type Factories } from '../../src/database/factories/index.ts';
import type { AppDependencies } from '../../src/dependencies.ts';
import { jobHandlers } from '../../src/jobs/handlers.ts';
import { cryptoRandom } from '../../src/ports/random.ts';
import { createLocalStorage, type Storage } from '../../src/ports/storage.ts';
import { type Actors, createActors } from './actors.ts';
import { createAnswerWatch } from './answers.ts';
import { createTurnableClock, type TurnableClock } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { quickCost } from './passwords.ts';
import { createTestPost, type TestPost } from './post.ts';

interface TestAppOptions {
  /** What differs from the silent, unlimited, page-less default. */
  readonly config?: Partial<AppDependencies['config']>;
  /** Replaces the database's own address, for tests of outages. */
  readonly databaseUrl?: (url: string) => string;
  /** Channels that are missing or replaced. */
  readonly channels?: Partial<Pick<AppDependencies, 'mailer' | 'smsSender' | 'queue' | 'demoAccounts' | 'warn'>>;
  /** How long a picture may be worked on, in milliseconds. */
  readonly longestPicture?: number;
  /** How long a body that is no form may take to arrive, in milliseconds. */
  readonly longestBody?: number;
  /** Adds calls of the test's own before the application is ready. */
  readonly prepare?: (app: FastifyInstance) => void;
}

/** The application on a database of its own. */
export interface TestApp extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly factories: Factories;
  readonly actors: Actors;
  readonly clock: TurnableClock;
  readonly storage: Storage;
  /** Where its files lie. */
  readonly dataDir: string;
  /** The address of its database. */
  readonly databaseUrl: string;
  /** What was sent, and the jobs that wait. */
  readonly post: TestPost;
  /** Does the jobs that wait, as the worker would. */
  runJobs(): Promise<void>;
  /** Sends a request without a network in between; fails when the answer is against the contract. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** A GET, perhaps with headers. */
  get(url: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  /** A POST with a JSON body, perhaps with headers. */
  send(url: string, payload: object, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  /** Closes everything, drops the database, and fails when any answer was against the contract. */
  close(): Promise<void>;
}

/** Signs the tokens of tests. */
export const testSecret = 'only-for-tests-only-for-tests-only-for-tests';

const unlimited = {
  read: 1_000_000,
  search: 1_000_000,
  count: 1_000_000,
  suggest: 1_000_000,
  write: 1_000_000,
  auth: 1_000_000,
  upload: 1_000_000,
  unknown: 1_000_000,
};

/** Builds the application as `main.ts` does, with everything from outside in the test's hands. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'muge-test-app-'));
  const database = openDatabase({
    url: options.databaseUrl?.(testDatabase.url) ?? testDatabase.url,
    poolSize: 4,
    // Outages are made on purpose; what they break is seen in the answers.
    onError: () => undefined,
  });
  const clock = createTurnableClock();
  const storage = createLocalStorage(path.join(folder, 'storage'));
  const watch = createAnswerWatch();
  const post = createTestPost();
  const app = await buildApp({
    config: {
      ownHosts: null,
      corsOrigins: [],
      trustedProxies: [],
      rateLimits: unlimited,
      webDist: path.join(folder, 'web'),
      logLevel: 'silent',
      mode: 'production',
      rateLimitScale: 1,
      // Whatever else the machine has to do.
      searchCountsMs: 30_000,
      smsCountries: ['LT'],
      smsDailyBudget: 500,
      adsApproval: true,
      dataDir: folder,
      ...options.config,
    },
    database,
    storage,
    clock,
    random: cryptoRandom,
    queue: post.queue,
    mailer: post.mailer,
    smsSender: post.smsSender,
    demoAccounts: [],
    ...options.channels,
    passwordCost: quickCost,
    ...(options.longestPicture === undefined ? {} : { longestPicture: options.longestPicture }),
    ...(options.longestBody === undefined ? {} : { longestBody: options.longestBody }),
    jwtSecret: testSecret,
    answerCheck: watch.check,
  });
  watch.watchErrors(app);
  options.prepare?.(app);
  await app.ready();
  const factories = createFactories(database.prisma);
  const actors = await createActors(app, database.prisma, factories);

  async function request(injected: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject(injected);
    watch.verify();
    return response;
  }

  async function close(): Promise<void> {
    await app.close();
    await database.close();
    await Promise.all([testDatabase.drop(), rm(folder, { recursive: true })]);
    watch.verify();
  }

  return {
    app,
    database,
    factories,
    actors,
    clock,
    storage,
    dataDir: folder,
    databaseUrl: testDatabase.url,
    post,
    runJobs: () => post.run(jobHandlers(app.services)),
    request,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    send: (url, payload, headers = {}) => request({ method: 'POST', url, payload, headers }),
    close,
    [Symbol.asyncDispose]: close,
  };
}
