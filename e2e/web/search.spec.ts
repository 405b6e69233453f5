import { expect } from '@playwright/test';
import { cards, names, settled } from './results.ts';
import { sizes } from './sizes.ts';
import { sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

test.describe('searching from the home page (phone)', () => {
  test.use({ viewport: sizes.phone });

  test('wants a character, finds the adverts that have the text, and leads on where there are none', async ({
    page,
  }) => {
    await visit(page, '/');
    const search = page.getByRole('main').getByRole('search');
    await test.step('wants at least one character', async () => {
      await search.getByRole('combobox', { name: 'Text to search for' }).fill('  ');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(search.getByText('Write at least one character to search.')).toBeVisible();
      await expect(search.getByRole('combobox', { name: 'Text to search for' })).toBeFocused();
      await expect(page).toHaveURL('/');
    });
    await test.step('finds the adverts that have the text', async () => {
      await search.getByRole('combobox', { name: 'Text to search for' }).fill('dviratis');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=dviratis');
      await expect(page.getByRole('heading', { level: 1, name: /^Found \d+ adverts$/ })).toBeVisible();
      await expect(cards(page)).toHaveCount(await settled(page));
      expect((await names(page)).filter((name) => /dvirat/i.test(name)).length).toBeGreaterThan(1);
      await expect(page.getByRole('combobox', { name: 'Text to search for' })).toHaveValue('dviratis');
      expect(await sidewaysScroll(page)).toBe(0);
    });
    await test.step('says when nothing is found, and leads on', async () => {
      await page.getByRole('combobox', { name: 'Text to search for' }).fill('xqzwvk');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Nothing found by your request!' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'All Categories' }).last().click();
      await expect(page).toHaveURL('/category');
    });
  });
});

test.describe('searching from the home page (desktop)', () => {
  test.use({ viewport: sizes.desktop });

  test('with a place finds the adverts of that place alone', async ({ page }) => {
    await visit(page, '/');
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('combobox', { name: 'Text to search for' }).fill('dviratis');
    await search.getByRole('combobox', { name: 'Place' }).fill('Viln');
    await page.getByRole('option', { name: /^Vilnius/ }).click();
    await search.getByRole('button', { name: 'Search' }).click();

    await expect(page).toHaveURL('/search?q=dviratis&address=Vilnius');
    const there = await settled(page);
    await expect(cards(page)).toHaveCount(there);
    await expect(cards(page).filter({ hasText: 'Vilnius' })).toHaveCount(there);
    const header = page.getByRole('banner');
    await expect(header.getByRole('combobox', { name: 'Text to search for' })).toHaveValue('dviratis');
    await expect(header.getByRole('combobox', { name: 'Place' })).toHaveValue('Vilnius');
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole('button', { name: 'Remove the filter: Vilnius' }).click();
    await expect(page).toHaveURL('/search?q=dviratis');
    await expect.poll(() => settled(page)).toBeGreaterThan(there);
  });
});
