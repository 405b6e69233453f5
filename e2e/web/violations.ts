import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { sizes } from './sizes.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Shows the theme that was just chosen in another tab. */
async function showTheme(page: Page, theme: 'Light' | 'Dark'): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
}

/** Has axe look at the part of the page that `within` selects, for one rule or for all; gives what it finds wrong. */
async function analyze(page: Page, within: string, rule?: string): Promise<string[]> {
  return page.evaluate(
    async ([part, only]) => {
      if (!window.axe) throw new Error('axe is not in the page');
      // What comes or changes just now has colours of neither the one state nor the other.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      }
      const { violations } = await window.axe.run(part, {
        // Only what is wrong is told: what is right takes half of the time.
        resultTypes: ['violations'],
        selectors: false,
        // What stands in a frame runs no scripts, so that axe couldn't answer from there.
        iframes: false,
        ...(only === undefined ? {} : { runOnly: [only] }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, rule] as const,
  );
}

/**
 * What axe finds wrong with a light page, or with the part of it that `within` selects, and with its colours when it is
 * dark: the themes differ by nothing else.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Once for as long as the page isn't loaded anew: putting it there takes longer than a look.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const light = await analyze(page, within);
  await showTheme(page, 'Dark');
  const dark = await analyze(page, within, 'color-contrast');
  await showTheme(page, 'Light');
  return [...light.map((found) => `light, ${found}`), ...dark.map((found) => `dark, ${found}`)];
}

/** The `violations` in a desktop's window and then in a phone's, whose size the window keeps. */
export async function violationsInBothSizes(page: Page, within = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of [
    ['desktop', sizes.desktop],
    ['phone', sizes.phone],
  ] as const) {
    await page.setViewportSize(viewport);
    found.push(...(await violations(page, within)).map((violation) => `${size}, ${violation}`));
  }
  return found;
}
