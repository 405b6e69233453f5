import { expect, type Locator } from '@playwright/test';
import { settled } from './results.ts';
import { sizes } from './sizes.ts';
import { layoutShift, sidewaysScroll, visit, walk } from './visitor.ts';
import { test } from './watched.ts';

/** Waits for the count behind a link's name. */
async function countOf(link: Locator): Promise<number> {
  const count = link.locator('.link-count');
  await expect(count).toHaveText(/^\d+$/);
  await expect(count).not.toHaveClass(/is-stale/);
  return Number(await count.textContent());
}

test.describe('counts beside the categories', () => {
  test.use({ viewport: sizes.desktop });

  test('move nothing when they come, and are what a click there finds, the slip corrected', async ({ page }) => {
    await visit(page, '/search/1/4');
    const categories = page.getByRole('navigation', { name: 'Category' });
    await test.step('move nothing when they come', async () => {
      await countOf(categories.getByRole('link', { name: /^Bicycles/ }));
      await countOf(page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link', { name: /^Bicycles/ }));
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
    await walk(page, '/search?q=dvirtis&price_max=500');
    await expect(page.getByRole('heading', { level: 1, name: /^Found \d+ adverts?$/ })).toBeVisible();
    await settled(page);
    for (const name of ['Transport', 'Bicycles']) {
      await test.step(`${name} has what a click there finds`, async () => {
        const link = categories.getByRole('link', { name: new RegExp(`^${name} ?, \\d+ adverts?$`) });
        const count = await countOf(link);
        expect(count).toBeGreaterThan(0);
        await link.click();
        await expect(
          page.getByRole('heading', { level: 1, name: new RegExp(`^${name} ${count} adverts?$`) }),
        ).toBeVisible();
      });
    }
  });
});

test.describe('counts on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('stand in the sheet of filters, and follow what is set there', async ({ page }) => {
    await visit(page, '/search/1');
    const all = await settled(page);
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Setting up Filters' });
    const transport = sheet.getByRole('link', { name: /^Transport ?, \d+ adverts?$/ });
    expect(await countOf(transport)).toBe(all);
    await sheet.getByText('Used', { exact: true }).click();
    await expect(sheet.getByRole('button', { name: `Show ${all} adverts` })).toHaveCount(0);
    const used = await settled(page);
    expect(used).toBeLessThan(all);
    await expect(transport).toHaveAccessibleName(new RegExp(`^Transport ?, ${used} adverts?$`));
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
