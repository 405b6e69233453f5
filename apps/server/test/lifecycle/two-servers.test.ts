import { describe, expect, it, onTestFinished } from 'vitest';
import { startCluster } from '../../src/database/embedded/index.ts';
import { launch, temporaryFolder } from './support/server-process.ts';

const secret = 'a-secret-of-thirty-two-characters';

describe('two servers on one empty database', () => {
  it('start at once: one applies the migrations, the other finds them done', async () => {
    const cluster = await startCluster({ folder: await temporaryFolder(), durable: false });
    onTestFinished(() => cluster.stop());
    const env = { DATABASE_URL: cluster.url, JWT_SECRET: secret, HOST: '127.0.0.1' };
    const folders = [await temporaryFolder(), await temporaryFolder()];
    const servers = folders.map((folder) => launch({ env: { ...env, DATA_DIR: folder } }));

    const addresses = await Promise.all(servers.map((server) => server.address()));

    for (const address of addresses) expect((await fetch(`${address}/ready`)).status).toBe(200);
    const outputs = servers.map((server) => server.output().stdout);
    expect(outputs.filter((text) => /applying \d/.test(text))).toHaveLength(1);
    expect(outputs.filter((text) => text.includes('nothing to apply'))).toHaveLength(1);
    for (const server of servers) server.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0]);
  });
});
