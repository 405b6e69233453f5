import { expect } from '@playwright/test';
import { dialogOf, logIn, somebody } from './person.ts';
import { sizes } from './sizes.ts';
import { violationsInBothSizes } from './violations.ts';
import { sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

test.describe('a guest who wants more of a seller, desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('signs in for the phone number, over the product, and sees it', async ({ page, request }) => {
    const person = await somebody(request, 'Ieva');
    await visit(page, '/search');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    const address = page.url();
    await page.getByRole('button', { name: 'Show phone' }).click();
    await logIn(page, person);
    await expect(dialogOf(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await page.getByRole('button', { name: 'Show phone' }).click();
    await expect(page.getByRole('link', { name: /^Call \+/ })).toBeVisible();
    await page.getByRole('button', { name: 'Hide phone' }).click();
    await expect(page.getByRole('link', { name: /^Call \+/ })).toBeHidden();
  });
});

test.describe('a guest who wants more of a seller, phone', () => {
  test.use({ viewport: sizes.phone });

  test('signs in for the seller’s page, sees it and searches it', async ({ page, request }) => {
    test.slow();
    const person = await somebody(request, 'Ieva');
    const count = page.getByText(/^Showing \d+ of \d+ products$/);
    await visit(page, '/search');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await test.step('signs in and sees the page', async () => {
      const card = page.getByRole('region', { name: 'Seller' });
      const name = (await card.getByRole('link').textContent()) ?? '';
      await card.getByRole('link').click();
      await expect(page.getByText('Unauthorized, or Page not found. redirecting to home')).toBeVisible();
      await expect(dialogOf(page)).toBeVisible();
      await logIn(page, person);
      await expect(page).toHaveURL(/\/seller\/\d+\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(count).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violationsInBothSizes(page, 'main')).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
    await test.step('the products are searched, and found again after a reload', async () => {
      const box = page.getByRole('searchbox', { name: 'Profile Search' });
      await box.fill('zzzz nothing');
      await box.press('Enter');
      await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
      await expect(page).toHaveURL(/\?q=zzzz\+nothing$/);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
      await page.getByRole('button', { name: 'Show all products' }).click();
      await expect(count).toBeVisible();
      await page.getByRole('tab', { name: /^Completed \d+$/ }).click();
      await expect(page).toHaveURL(/\?tab=completed$/);
    });
  });
});
