import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4180);
const baseURL = process.env.E2E_BASE_URL ?? `http://127.0.0.1:${port}`;
const root = path.resolve(import.meta.dirname, '..');

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Journeys through the running product with the demo house. `npm test -- e2e` builds the application and gives this a
 * free port and an empty data folder; `E2E_BASE_URL` names a server that already runs.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserFlags },
  },
  ...(process.env.E2E_BASE_URL === undefined && {
    webServer: {
      command: `"${process.execPath}" apps/server/src/main.ts`,
      cwd: root,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: process.env.E2E_DATA_DIR ?? path.join(root, '.cache/e2e'),
        RATE_LIMIT_SCALE: '1000',
      },
      url: `${baseURL}/ready`,
      timeout: 240_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
