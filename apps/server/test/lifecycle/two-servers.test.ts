import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { startCluster } from '../../src/database/embedded/index.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import { launch, temporaryFolder } from './support/server-process.ts';

describe('two servers on one empty database', () => {
  it('migrate it once when they start at once, and count every view once when they end right after it', async () => {
    const cluster = await startCluster({ folder: await temporaryFolder(), durable: false });
    onTestFinished(() => cluster.stop());
    const env = {
      DATABASE_URL: cluster.url,
      JWT_SECRET: 'a-secret-of-thirty-two-characters',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_SCALE: '1000',
    };
    const folders = [await temporaryFolder(), await temporaryFolder()];
    const servers = folders.map((folder) => launch({ env: { ...env, DATA_DIR: folder } }));

    const addresses = await Promise.all(servers.map((server) => server.address()));

    for (const address of addresses) expect((await fetch(`${address}/ready`)).status).toBe(200);
    const outputs = servers.map((server) => server.output().stdout);
    expect(outputs.filter((text) => /applying \d/.test(text))).toHaveLength(1);
    expect(outputs.filter((text) => text.includes('nothing to apply'))).toHaveLength(1);

    const database = openDatabase({ url: cluster.url, poolSize: 1, onError: () => undefined });
    onTestFinished(() => database.close());
    const { id } = await createFactories(database.prisma).product();
    // Viewers 0 to 99 come to the first server, 50 to 149 to the second.
    const visits = addresses.flatMap((address, n) =>
      Array.from({ length: 100 }, (_, viewer) =>
        fetch(`${address}/api/products/${id}`, { headers: { 'x-forwarded-for': `192.0.2.${n * 50 + viewer}` } }),
      ),
    );
    expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]));
    for (const server of servers) server.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0]);

    expect((await database.prisma.product.findUniqueOrThrow({ where: { id } })).watch_count).toBe(150);
  });
});
