import { expect } from '@playwright/test';
import { cards, names, settled } from './results.ts';
import { eachSize, sizes } from './sizes.ts';
import { sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

for (const [size, viewport] of eachSize) {
  test.describe(`searching from the home page (${size})`, () => {
    test.use({ viewport });

    test('finds the adverts that have the text', async ({ page }) => {
      await visit(page, '/');
      const search = page.getByRole('main').getByRole('search');
      await search.getByRole('combobox', { name: 'Text to search for' }).fill('dviratis');
      await search.getByRole('button', { name: 'Search' }).click();

      await expect(page).toHaveURL('/search?q=dviratis');
      await expect(page.getByRole('heading', { level: 1, name: /^Found \d+ adverts$/ })).toBeVisible();
      await expect(cards(page)).toHaveCount(await settled(page));
      expect((await names(page)).filter((name) => /dvirat/i.test(name)).length).toBeGreaterThan(1);
      await expect(page.getByRole('combobox', { name: 'Text to search for' })).toHaveValue('dviratis');
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test('wants at least one character', async ({ page }) => {
      await visit(page, '/');
      const search = page.getByRole('main').getByRole('search');
      await search.getByRole('combobox', { name: 'Text to search for' }).fill('  ');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(search.getByText('Write at least one character to search.')).toBeVisible();
      await expect(search.getByRole('combobox', { name: 'Text to search for' })).toBeFocused();
      await expect(page).toHaveURL('/');
    });

    test('says when nothing is found, and leads on', async ({ page }) => {
      await visit(page, '/');
      const search = page.getByRole('main').getByRole('search');
      await search.getByRole('combobox', { name: 'Text to search for' }).fill('xqzwvk');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Nothing found by your request!' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'All Categories' }).last().click();
      await expect(page).toHaveURL('/category');
    });
  });
}

test.describe('searching with a place', () => {
  test.use({ viewport: sizes.desktop });

  test('finds the adverts of that place alone', async ({ page }) => {
    await visit(page, '/');
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('combobox', { name: 'Text to search for' }).fill('dviratis');
    await search.getByRole('combobox', { name: 'Place' }).fill('Vilnius');
    await search.getByRole('button', { name: 'Search' }).click();

    await expect(page).toHaveURL('/search?q=dviratis&address=Vilnius');
    const there = await settled(page);
    await expect(cards(page)).toHaveCount(there);
    await expect(cards(page).filter({ hasText: 'Vilnius' })).toHaveCount(there);

    await page.getByRole('button', { name: 'Remove the filter: Vilnius' }).click();
    await expect(page).toHaveURL('/search?q=dviratis');
    await expect.poll(() => settled(page)).toBeGreaterThan(there);
  });

  test('an address with a text and a place searches on arrival', async ({ page }) => {
    await visit(page, '/search?q=dviratis&address=Vilnius');
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Text to search for' })).toHaveValue(
      'dviratis',
    );
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Place' })).toHaveValue('Vilnius');
    await expect(cards(page)).toHaveCount(await settled(page));
  });

  test('before any search there are recommendations', async ({ page }) => {
    await visit(page, '/search');
    await expect(page.getByRole('heading', { level: 1, name: 'Recommendations for you' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});
