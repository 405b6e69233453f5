import { expect } from '@playwright/test';
import { cards, open, place } from './results.ts';
import { eachSize } from './sizes.ts';
import { layoutShift, sidewaysScroll, visit, walk } from './visitor.ts';
import { test } from './watched.ts';

for (const [size, viewport] of eachSize) {
  test.describe(`a listing opened from results (${size})`, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test('shows what is sold, leads on to similar ads, and back to the same place of the results', async ({ page }) => {
      await visit(page, '/search/1');
      await test.step('is left by Back for the same place of the results', async () => {
        await expect(cards(page)).toHaveCount(24);
        const left = await open(page, 13);
        expect(left).toBeGreaterThan(300);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => place(page)).toBe(0);
        await page.goBack();
        await expect(page).toHaveURL('/search/1');
        await expect.poll(() => place(page)).toBe(left);
      });

      // The one advert that "Gazelle" finds: a bicycle with four pictures.
      await walk(page, '/search?q=Gazelle');
      await cards(page)
        .getByRole('link', { name: /Gazelle/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/product\/\d+$/);
      const bicycle = page.url();
      const similar = page.getByRole('region', { name: 'Similar ads' });
      await test.step('shows what is sold, for how much, where and by whom', async () => {
        await expect(page.getByRole('heading', { level: 1, name: /Gazelle/ })).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByText(/^340\s€/).first()).toBeVisible();
        await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible();
        await expect(main.getByRole('region', { name: 'Seller' })).toContainText('Rasa');
        await expect(main.getByRole('heading', { name: 'Address' })).toBeVisible();
        await expect(main.getByText(/Antakalnio g\. 41, Vilnius/).first()).toBeVisible();
        await expect(page).toHaveTitle(/Gazelle/);
        expect(await sidewaysScroll(page)).toBe(0);
      });
      await test.step('moves nothing while it loads', async () => {
        await page.reload();
        await expect(similar.getByRole('article').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page)).toBeLessThan(0.01);
      });
      await test.step('leads on to similar ads, which can be collapsed', async () => {
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
      if (size === 'phone') {
        await test.step('has a way back on its picture', async () => {
          await page.getByRole('button', { name: 'Back' }).click();
          await expect(page).toHaveURL('/search?q=Gazelle');
        });
        return;
      }
      await test.step('says where it belongs', async () => {
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(crumbs.getByRole('listitem')).toHaveText(['Search', 'Transport', 'Bicycles', /Gazelle/]);
        await crumbs.getByRole('link', { name: 'Bicycles' }).click();
        await expect(page).toHaveURL('/search/1/4');
      });
    });
  });
}
