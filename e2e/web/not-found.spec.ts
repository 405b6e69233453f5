import { expect, type Page } from '@playwright/test';
import { eachSize, sizes } from './sizes.ts';
import { sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

const notFound = 'Unauthorized, or Page not found. redirecting to home';

/** Sees that there is nothing here, and that home comes by itself. */
async function expectNotFound(page: Page): Promise<void> {
  const screen = page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1, name: notFound }) });
  await expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The fair is open' })).toBeVisible();
}

// The browser notes in its console that the server answers 404.
test.use({ refusals: [404] });

for (const [size, viewport] of eachSize) {
  test.describe(`what does not exist (${size})`, () => {
    test.use({ viewport });

    test('a listing: says so and leads to the search', async ({ page }) => {
      await visit(page, '/product/999999999');
      await expect(page.getByRole('heading', { name: 'There is no such advert' })).toBeVisible();
      await expect(page).toHaveTitle(/^There is no such advert/);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('link', { name: 'To the search' }).click();
      await expect(page).toHaveURL('/search');
      await expect(page.getByRole('heading', { level: 1, name: 'Recommendations for you' })).toBeVisible();
    });

    test('a path: says so and goes home', async ({ page }) => {
      await visit(page, '/nowhere/at-all');
      await expectNotFound(page);
    });
  });
}

test.describe('what does not exist', () => {
  test.use({ viewport: sizes.desktop });

  test('a listing whose number is none looks the same', async ({ page }) => {
    await visit(page, '/product/bicycle');
    await expect(page.getByRole('heading', { name: 'There is no such advert' })).toBeVisible();
  });

  for (const [what, path] of [
    ['a category', '/category/999999'],
    ['the results of a category', '/search/999999'],
    ['the results of a subcategory', '/search/1/999999'],
  ] as const) {
    test(`${what}: says so and goes home`, async ({ page }) => {
      await visit(page, path);
      await expectNotFound(page);
    });
  }

  test('is not met again by Back', async ({ page }) => {
    await visit(page, '/search');
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/search');
  });
});
