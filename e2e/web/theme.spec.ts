import { expect, type Page } from '@playwright/test';
import { cards } from './results.ts';
import { eachSize } from './sizes.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

/** Chooses the dark theme where one does: in the line above the header, on a phone in the menu. */
async function chooseDark(page: Page, size: 'phone' | 'desktop'): Promise<void> {
  if (size === 'desktop') {
    await page.getByRole('button', { name: 'Switch the theme: Dark' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Dark', { exact: true }).click();
  await menu.getByRole('button', { name: 'Close' }).click();
}

for (const [size, viewport] of eachSize) {
  test.describe(`the theme (${size})`, () => {
    test.use({ viewport });

    test('applies at once, without loading the page anew, and survives a reload', async ({ page }) => {
      await visit(page, '/search?q=dviratis');
      await expect(cards(page).first()).toBeVisible();
      const body = page.locator('body');
      const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await chooseDark(page, size);

      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(body).not.toHaveCSS('background-color', light);
      await expect(page).toHaveURL('/search?q=dviratis');
      expect(loads).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('Dark');

      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(cards(page).first()).toBeVisible();
    });
  });
}

test('a theme that is none is the light one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'Plaid'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Switch the theme: Dark' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});
