import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { visit } from './visitor.ts';

async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const theme of ['Light', 'Dark'] as const) {
  test.describe(`accessibility, ${theme}`, () => {
    test('home', async ({ page }) => {
      await visit(page, '/', { theme });
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('home on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, '/', { theme, language: 'lt' });
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the menu of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, '/', { theme, language: 'lt' });
      await page.getByRole('button', { name: 'Meniu' }).click();
      await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
      expect(await violations(page)).toEqual([]);
    });

    test('All Categories', async ({ page }) => {
      await visit(page, '/search', { theme, language: 'ru' });
      await page.getByRole('banner').getByText('Все категории').last().click();
      await page.getByRole('region', { name: 'Все категории' }).getByRole('button').first().click();
      expect(await violations(page)).toEqual([]);
    });

    test('the not-found page', async ({ page }) => {
      await visit(page, '/nowhere', { theme });
      expect(await violations(page)).toEqual([]);
    });
  });
}
