import { expect, type Page } from '@playwright/test';
import { cards, names } from './results.ts';
import { sizes } from './sizes.ts';
import { sidewaysScroll, visit, walk } from './visitor.ts';
import { test } from './watched.ts';

/** Chooses Lithuanian where one does: in the line above the header, on a phone in the menu. */
async function chooseLithuanian(page: Page, size: 'phone' | 'desktop'): Promise<void> {
  if (size === 'desktop') {
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.locator('.util').getByRole('button', { name: 'Lietuvių' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Lietuvių').click();
  await page.getByRole('dialog', { name: 'Meniu' }).getByRole('button', { name: 'Uždaryti' }).click();
}

test.describe('the language switch (phone)', () => {
  test.use({ viewport: sizes.phone });

  test('translates the results and keeps them, and survives a reload', async ({ page }) => {
    await visit(page, '/search/1?price_min=1000');
    await expect(page.getByRole('heading', { level: 1, name: /^Transport \d+ adverts$/ })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    const before = await names(page);
    await chooseLithuanian(page, 'phone');

    await expect(page.getByRole('heading', { level: 1, name: /^Transportas \d+ skelbim/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
    await expect(page).toHaveURL('/search/1?price_min=1000');
    await expect(page).toHaveTitle(/^Transportas/);
    await expect(page.getByRole('button', { name: /^Pašalinti filtrą: nuo 1\s000 €$/ })).toBeVisible();
    await expect.poll(() => names(page)).toEqual(before);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Transportas \d+ skelbim/ })).toBeVisible();
  });
});

test.describe('the language switch (desktop)', () => {
  test.use({ viewport: sizes.desktop });

  test('translates a listing around what its seller wrote, and then the results', async ({ page }) => {
    await visit(page, '/search?q=Gazelle');
    await test.step('a listing', async () => {
      await cards(page)
        .getByRole('link', { name: /Gazelle/ })
        .first()
        .click();
      const name = page.getByRole('heading', { level: 1, name: 'Miesto dviratis Gazelle' });
      await expect(name).toBeVisible();
      const address = page.url();
      await chooseLithuanian(page, 'desktop');
      await expect(page.getByRole('heading', { name: 'Aprašymas' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Pardavėjas' })).toBeVisible();
      await expect(name).toBeVisible();
      await expect(page).toHaveURL(address);
    });
    await test.step('the results', async () => {
      await walk(page, '/search/1?price_min=1000');
      await expect(page.getByRole('heading', { level: 1, name: /^Transportas \d+ skelbim/ })).toBeVisible();
      await expect(page).toHaveTitle(/^Transportas/);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
});
