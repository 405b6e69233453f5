import { expect, type Page } from '@playwright/test';
import { cards, open, place } from './results.ts';
import { eachSize, sizes } from './sizes.ts';
import { layoutShift, sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

/** Opens the one advert that "Gazelle" finds: a bicycle with four pictures. */
async function openBicycle(page: Page): Promise<void> {
  await visit(page, '/search?q=Gazelle');
  await cards(page)
    .getByRole('link', { name: /Gazelle/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
}

for (const [size, viewport] of eachSize) {
  test.describe(`a listing opened from results (${size})`, () => {
    test.use({ viewport });

    test('shows what is sold, for how much, where and by whom, and moves nothing while it loads', async ({ page }) => {
      await openBicycle(page);
      await expect(page.getByRole('heading', { level: 1, name: /Gazelle/ })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(/^340\s€/).first()).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible();
      await expect(main.getByRole('region', { name: 'Seller' })).toContainText('Rasa');
      await expect(main.getByRole('heading', { name: 'Address' })).toBeVisible();
      await expect(main.getByText(/Antakalnio g\. 41, Vilnius/).first()).toBeVisible();
      await expect(page).toHaveTitle(/Gazelle/);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Similar ads' }).getByRole('article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });

    test('is left by Back for the same place of the results', async ({ page }) => {
      await visit(page, '/search/1');
      await expect(cards(page)).toHaveCount(24);
      const left = await open(page, 13);
      expect(left).toBeGreaterThan(300);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => place(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/search/1');
      await expect.poll(() => place(page)).toBe(left);
    });

    test('leads on to similar ads, which can be collapsed', async ({ page }) => {
      await openBicycle(page);
      const bicycle = page.url();
      const similar = page.getByRole('region', { name: 'Similar ads' });
      await expect(similar.getByRole('article').first()).toBeVisible();
      await expect(similar.getByRole('article').filter({ hasText: 'Gazelle' })).toHaveCount(0);
      await similar.getByRole('button', { name: 'Collapse' }).click();
      await expect(similar.getByRole('article')).toHaveCount(0);
      await similar.getByRole('button', { name: 'Expand' }).click();

      const link = similar.getByRole('article').first().getByRole('heading').getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(page.url()).not.toBe(bicycle);
      await page.goBack();
      await expect(page).toHaveURL(bicycle);
      await expect(page.getByRole('heading', { level: 1, name: /Gazelle/ })).toBeVisible();
    });
  });
}

test.describe('a listing on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('has a way back on its picture', async ({ page }) => {
    await openBicycle(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/search?q=Gazelle');
  });
});

test.describe('a listing on a desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('says where it belongs', async ({ page }) => {
    await openBicycle(page);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Search', 'Transport', 'Bicycles', /Gazelle/]);
    await crumbs.getByRole('link', { name: 'Bicycles' }).click();
    await expect(page).toHaveURL('/search/1/4');
  });
});
