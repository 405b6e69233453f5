import { expect } from '@playwright/test';
import { cards, names, open, place } from './results.ts';
import { eachSize, sizes } from './sizes.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

for (const [size, viewport] of eachSize) {
  test.describe(`more results (${size})`, () => {
    test.use({ viewport });

    test('come when the end is in sight, and what was there stays', async ({ page }) => {
      await visit(page, '/search?address=Kaunas');
      await expect(cards(page)).toHaveCount(24);
      const first = await names(page);
      await page.getByText(/^Showing 24 of \d+$/).scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(48);
      const both = await names(page);
      expect(both.slice(0, 24)).toEqual(first);
      const links = await cards(page).getByRole('heading').getByRole('link').all();
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(new Set(addresses).size).toBe(48);
      await expect(page.getByText(/^Showing 48 of \d+$/)).toBeVisible();
    });

    test('are still there after Back, and so is the place', async ({ page }) => {
      await visit(page, '/search?address=Kaunas');
      await page.getByText(/^Showing 24 of \d+$/).scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(48);
      const before = await names(page);
      const left = await open(page, 29);
      await expect.poll(() => place(page)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL('/search?address=Kaunas');
      await expect(cards(page)).toHaveCount(48);
      expect(await names(page)).toEqual(before);
      await expect.poll(() => place(page)).toBe(left);
    });
  });
}

test.describe('more results', () => {
  test.use({ viewport: sizes.desktop });

  test('end with the last advert', async ({ page }) => {
    await visit(page, '/search/1?price_min=1000');
    await page.getByText(/^Showing 24 of \d+$/).scrollIntoViewIfNeeded();
    const end = page.getByText(/^Showing (\d+) of \1$/);
    await expect(end).toBeVisible();
    await expect(end).toHaveText(`Showing ${await cards(page).count()} of ${await cards(page).count()}`);
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  });

  test('start anew with other filters', async ({ page }) => {
    await visit(page, '/search?address=Kaunas');
    await page.getByText(/^Showing 24 of \d+$/).scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(48);
    await page.getByLabel('Lowest price, €').fill('1');
    await expect(page).toHaveURL('/search?address=Kaunas&price_min=1');
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).first()).toBeInViewport();
  });
});

test.describe('more results that fail', () => {
  test.use({ viewport: sizes.desktop, refusals: [503] });

  test('leave what is there, and come with another try', async ({ page }) => {
    const nextPage = /\/api\/products\/search\?.*cursor=/;
    await page.route(nextPage, (route) => route.fulfill({ status: 503 }));
    await visit(page, '/search?address=Kaunas');
    await page.getByText(/^Showing 24 of \d+$/).scrollIntoViewIfNeeded();
    await expect(page.getByText('The next adverts could not be loaded.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);

    await page.unroute(nextPage);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  });
});
