import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Shows the theme that was just chosen in another tab. */
async function showTheme(page: Page, theme: 'Light' | 'Dark'): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
    // Colours on their way are neither the one nor the other.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  }, theme);
}

/**
 * What axe finds wrong with a light page, or with the part of it that `within` selects, and with its colours when it is
 * dark: the themes differ by nothing else.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // In one page: the usual way opens a second one, which the headless shell now and then never finishes.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().include(within);
  const light = await axe().analyze();
  await showTheme(page, 'Dark');
  const dark = await axe().withRules('color-contrast').analyze();
  await showTheme(page, 'Light');
  return [light, dark].flatMap((results, index) =>
    results.violations.map(
      ({ id, nodes }) => `${['light', 'dark'][index]}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    ),
  );
}
