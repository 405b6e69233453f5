import { expect } from '@playwright/test';
import { cards } from './results.ts';
import { sizes } from './sizes.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

test.use({ viewport: sizes.desktop });

test('the theme applies at once, without loading the page anew, and survives a reload; one that is none is the light one', async ({
  page,
}) => {
  await visit(page, '/search?q=dviratis');
  await expect(cards(page).first()).toBeVisible();
  const body = page.locator('body');
  const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await test.step('at once', async () => {
    await page.getByRole('button', { name: 'Switch the theme: Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(body).not.toHaveCSS('background-color', light);
    await expect(page).toHaveURL('/search?q=dviratis');
    expect(loads).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('Dark');
  });
  await test.step('survives a reload', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(cards(page).first()).toBeVisible();
  });
  await test.step('a theme that is none is the light one', async () => {
    await page.evaluate(() => localStorage.setItem('theme', 'Plaid'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch the theme: Dark' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  });
});
