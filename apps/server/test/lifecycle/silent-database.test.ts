import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { startCluster } from '../../src/database/embedded/index.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import { createDatabaseProxy } from '../support/database-proxy.ts';
import { launch, temporaryFolder } from './support/server-process.ts';

/** Milliseconds in which a server promises to end, and after which most of what runs them kills it. */
const PROMISED = 10_000;

it('a server whose database does not answer any more ends in time', async () => {
  const cluster = await startCluster({ folder: await temporaryFolder(), durable: false });
  onTestFinished(() => cluster.stop());
  const proxy = await createDatabaseProxy();
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  const server = launch({
    env: {
      DATABASE_URL: proxy.through(cluster.url),
      JWT_SECRET: 'a-secret-of-thirty-two-characters',
      HOST: '127.0.0.1',
      DATA_DIR: await temporaryFolder(),
    },
  });
  const address = await server.address();
  const database = openDatabase({ url: cluster.url, poolSize: 1, onError: () => undefined });
  onTestFinished(() => database.close());
  const { id } = await createFactories(database.prisma).product();

  // A view that is yet to be counted.
  expect((await fetch(`${address}/api/products/${id}`)).status).toBe(200);
  proxy.fallSilent();
  const begun = performance.now();
  server.kill('SIGTERM');

  expect(await server.end()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(PROMISED);
});
