import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every workspace's tests; the server declares its own tiers. `pnpm exec vitest run <path>` runs some of them. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/web', 'apps/server'],
    // Left to itself Vitest keeps one core free, which is half of a small machine; much of the time is spent waiting.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
