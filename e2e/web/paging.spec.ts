import { expect } from '@playwright/test';
import { cards, names, open, place } from './results.ts';
import { eachSize } from './sizes.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

for (const [size, viewport] of eachSize) {
  test.describe(`more results (${size})`, () => {
    test.use({ viewport });

    test('come when the end is in sight, are still there after Back, and start anew with other filters', async ({
      page,
    }) => {
      await visit(page, '/search?address=Kaunas');
      await test.step('come when the end is in sight, and what was there stays', async () => {
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
      await test.step('are still there after Back, and so is the place', async () => {
        const before = await names(page);
        const left = await open(page, 29);
        await expect.poll(() => place(page)).toBe(0);
        await page.goBack();
        await expect(page).toHaveURL('/search?address=Kaunas');
        await expect(cards(page)).toHaveCount(48);
        expect(await names(page)).toEqual(before);
        await expect.poll(() => place(page)).toBe(left);
      });
      // On a phone the filters have a panel of their own.
      if (size === 'phone') return;
      await test.step('start anew with other filters', async () => {
        await page.getByLabel('Lowest price, €').fill('1');
        await expect(page).toHaveURL('/search?address=Kaunas&price_min=1');
        await expect(cards(page)).toHaveCount(24);
        await expect(cards(page).first()).toBeInViewport();
      });
    });
  });
}
