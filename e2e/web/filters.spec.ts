import { expect, type Page } from '@playwright/test';
import { cards, found, prices, settled } from './results.ts';
import { sizes } from './sizes.ts';
import { sidewaysScroll, visit, walk } from './visitor.ts';
import { test } from './watched.ts';

/** Waits until every advert listed costs between `min` and `max` euros. */
async function expectPricesBetween(page: Page, min: number, max: number): Promise<void> {
  await expect
    .poll(async () => {
      const listed = await prices(page);
      return listed.length > 0 && listed.every((price) => price >= min && price <= max);
    })
    .toBe(true);
}

test.describe('the filters beside the results', () => {
  test.use({ viewport: sizes.desktop });

  test('hold the list by price, place and state, sort it, and go with a chip or with Back', async ({ page }) => {
    await visit(page, '/search/1');
    const all = await settled(page);
    const filters = page.getByRole('region', { name: 'Filters' });
    await test.step('what is no price is said so and changes nothing', async () => {
      await filters.getByLabel('Lowest price, €').fill('cheap');
      await filters.getByLabel('Lowest price, €').blur();
      await expect(filters.getByText('Write the price as a number, such as 1 250,50.')).toBeVisible();
      await expect(page).toHaveURL('/search/1');
      await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden();
    });
    await test.step('a price from and to holds the list, and is one chip', async () => {
      await filters.getByLabel('Lowest price, €').fill('1000');
      await expect(page).toHaveURL('/search/1?price_min=1000');
      await filters.getByLabel('Highest price, €').fill('6 000');
      await expect(page).toHaveURL('/search/1?price_min=1000&price_max=6000');
      await expectPricesBetween(page, 1000, 6000);
      const held = await settled(page);
      expect(held).toBeLessThan(all);

      await page.getByRole('button', { name: /^Remove the filter: 1\s000 – 6\s000 €$/ }).click();
      await expect(page).toHaveURL('/search/1');
      await expect(filters.getByLabel('Lowest price, €')).toHaveValue('');
      await expect(filters.getByLabel('Highest price, €')).toHaveValue('');
      await expect.poll(() => settled(page)).toBe(all);
    });
    await test.step('an order sorts the list and stays with the filters', async () => {
      await filters.getByLabel('Lowest price, €').fill('1000');
      await expect(page).toHaveURL('/search/1?price_min=1000');
      await page.getByRole('combobox', { name: 'Sort' }).click();
      await page.getByRole('option', { name: 'Price low to high' }).click();
      await expect(page).toHaveURL('/search/1?price_min=1000&sort_by=price&sort_dir=asc');
      await expect
        .poll(async () => {
          const listed = await prices(page);
          return listed.length > 1 && listed.every((price, at) => price >= (listed[at - 1] ?? 1000));
        })
        .toBe(true);
    });
    await walk(page, '/search/1');
    await test.step('a place chosen from the towns holds the list', async () => {
      await filters.getByRole('combobox', { name: 'Place' }).fill('Kaun');
      await page
        .getByRole('option', { name: /^Kaunas/ })
        .first()
        .click();
      await expect(page).toHaveURL('/search/1?address=Kaunas');
      await expect(cards(page).filter({ hasNotText: 'Kaun' })).toHaveCount(0);
      await expect(cards(page).first()).toBeVisible();
    });
    await walk(page, '/search');
    await test.step('a state holds the list, and Back lets it go', async () => {
      const state = page.getByRole('radiogroup', { name: 'State' });
      await state.getByText('New-like', { exact: true }).click();
      await expect(page).toHaveURL('/search?status=new-like');
      const newLike = await found(page, 'products/search?status=new-like');
      await expect.poll(() => settled(page)).toBe(newLike);
      await state.getByText('Used', { exact: true }).click();
      await expect(page).toHaveURL('/search?status=used');
      await expect.poll(() => settled(page)).not.toBe(newLike);
      await page.goBack();
      await expect(page).toHaveURL('/search?status=new-like');
      await expect(state.getByRole('radio', { name: 'New-like' })).toBeChecked();
      await expect.poll(() => settled(page)).toBe(newLike);
    });
  });

  test('stay with the text in another category, and on the way up', async ({ page }) => {
    await visit(page, '/search?q=dviratis&price_max=500');
    const everywhere = await settled(page);
    const categories = page.getByRole('navigation', { name: 'Category' });
    await categories.getByRole('link', { name: 'Transport' }).click();
    await expect(page).toHaveURL('/search/1?q=dviratis&price_max=500');
    await expect(page.getByRole('heading', { level: 1, name: /^Transport \d+ adverts?$/ })).toBeVisible();
    await categories.getByRole('link', { name: 'Bicycles' }).click();
    await expect(page).toHaveURL('/search/1/4?q=dviratis&price_max=500');
    await expect(categories.getByRole('link', { name: 'Bicycles' })).toHaveAttribute('aria-current', 'page');
    await expectPricesBetween(page, 0, 500);

    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Search', 'Transport', 'Bicycles']);
    await crumbs.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=dviratis&price_max=500');
    await expect.poll(() => settled(page)).toBe(everywhere);
  });
});

test.describe('the filters of phones', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('stand in a panel that counts along, uncovers the list, throws them off and is closed by Back', async ({
    page,
  }) => {
    await visit(page, '/search/1');
    const all = await settled(page);
    const panel = page.getByRole('dialog', { name: 'Setting up Filters' });
    await test.step('the panel counts along and uncovers the list', async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(panel.getByRole('button', { name: `Show ${all} adverts` })).toBeVisible();
      await panel.getByLabel('Lowest price, €').fill('1000');
      await expect(page).toHaveURL('/search/1?price_min=1000');
      await panel.getByRole('radiogroup', { name: 'State' }).getByText('Used', { exact: true }).click();
      await expect(page).toHaveURL('/search/1?price_min=1000&status=used');
      const left = await found(page, 'categories/1/search?price_min=1000&status=used');
      expect(left).toBeLessThan(all);
      const show = panel.getByRole('button', { name: `Show ${left} adverts` });
      expect(await sidewaysScroll(page)).toBe(0);
      await show.click();

      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: 'Filters · 2' })).toBeFocused();
      expect(await settled(page)).toBe(left);
      await expectPricesBetween(page, 1000, Number.POSITIVE_INFINITY);
      expect(await sidewaysScroll(page)).toBe(0);
    });
    await test.step('are thrown off one by one above the list, or in the panel', async () => {
      await page.getByRole('button', { name: 'Remove the filter: Used' }).click();
      await expect(page).toHaveURL('/search/1?price_min=1000');
      await page.getByRole('button', { name: 'Filters · 1' }).click();
      await panel.getByRole('button', { name: 'Throw off' }).click();
      await expect(page).toHaveURL('/search/1');
      await expect(panel.getByLabel('Lowest price, €')).toHaveValue('');
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden();
    });
    await test.step('Back closes the panel, and then undoes what was set in it', async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await panel.getByText('Used', { exact: true }).click();
      await expect(page).toHaveURL('/search/1?status=used');
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL('/search/1?status=used');
      await page.goBack();
      await expect(page).toHaveURL('/search/1');
      await expect(panel).toBeHidden();
    });
  });
});
