import { defineConfig, devices } from '@playwright/test';

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less, which saves an eighth of a page's time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Journeys through the running product with the demo house. `npm test -- e2e` starts one for them; without it they go
 * to the one that `npm start` has running.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A machine that is shared can kill a browser in the middle of a journey. A test that passes on the second try only is
  // reported as flaky, so that one which is at fault itself is still seen.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_BASE_URL ?? 'http://127.0.0.1:3000',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserFlags },
  },
});
