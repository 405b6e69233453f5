import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../../../src/database/embedded/index.ts';
import { migrate } from '../../../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds what the processes of a run share; `used` in it is a data folder as an ended server leaves it. */
    lifecycleFolder: string;
  }
}

/** Once per run: a data folder to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muge-lifecycle-'));
  // Some processes run as another user.
  await chmod(folder, 0o755);
  const cluster = await startCluster({ folder: path.join(folder, 'used'), durable: false });
  await migrate({ url: cluster.url });
  await cluster.stop();
  project.provide('lifecycleFolder', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
