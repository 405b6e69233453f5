import { defineConfig } from 'vitest/config';

/** Tests with a real database or real processes; a slow machine may take its time. */
const slow = { testTimeout: 60_000, hookTimeout: 120_000 };

/** The tiers of the server's tests: what needs nothing, what needs PostgreSQL, what starts whole processes. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server:unit',
          include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server:integration',
          include: ['test/**/*.test.ts'],
          exclude: ['test/unit/**', 'test/lifecycle/**'],
          globalSetup: ['test/support/database-server.ts'],
          // Modules hold no state of their own, so files share them: loading takes three quarters of the time otherwise.
          isolate: false,
          ...slow,
        },
      },
      {
        test: {
          name: 'server:lifecycle',
          include: ['test/lifecycle/**/*.test.ts'],
          globalSetup: ['test/lifecycle/support/prepare.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
