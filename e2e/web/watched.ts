import { test as base, expect } from '@playwright/test';

/** Browsers note every refused call in the console; this is one with that status. */
const refused = (statuses: readonly number[]) =>
  new RegExp(`^Failed to load resource: the server responded with a status of (${statuses.join('|')}) `);

/** What browsers and the router note without a connection. */
const disconnected = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/;

/**
 * Tests that fail on any error in the console of any of their pages, and on what a page throws. `refusals` are the
 * statuses that the journey is refused with on purpose; `loses` says that it loses its connection on purpose.
 */
export const test = base.extend<{ refusals: number[]; loses: boolean; quietConsole: undefined }>({
  refusals: [[], { option: true }],
  loses: [false, { option: true }],
  quietConsole: [
    async ({ context, refusals, loses }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const expected = (refusals.length > 0 && refused(refusals).test(text)) || (loses && disconnected.test(text));
        if (message.type() === 'error' && !expected) found.push(text);
      });
      context.on('weberror', (error) => found.push(error.error().message));
      await use(undefined);
      expect(found, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
