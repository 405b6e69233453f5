import { defineConfig } from 'vitest/config';

/** Every workspace's tests; the server declares its own tiers. `pnpm exec vitest run <path>` runs some of them. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/web',
      'apps/server',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout: 60_000 } },
    ],
  },
});
