import { expect, type Page } from '@playwright/test';
import { dialogOf, logIn, signIn, somebody } from './person.ts';
import { violations } from './violations.ts';
import { layoutShift, sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

const offers = (page: Page) => page.getByRole('region', { name: 'The best offers' });

for (const [device, viewport, slides] of [
  ['desktop', { width: 1280, height: 800 }, 4],
  ['phone', { width: 360, height: 740 }, 12],
] as const) {
  test.describe(`the best offers, ${device}`, () => {
    test.use({ viewport });

    test('are turned by their dots, by the keyboard and by a swipe, without moving the page', async ({ page }) => {
      // Looking for violations takes its time on a busy machine.
      test.slow();
      await visit(page, '/');
      const section = offers(page);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('button', { name: /^Go to slide/ })).toHaveCount(slides);
      const height = (await section.boundingBox())?.height;
      // The one slide that can be reached; the others are inert.
      const title = section.locator('.offers__slide:not([inert])').getByRole('heading').first();
      const first = (await title.textContent()) ?? '';
      const dot = (at: number) => section.getByRole('button', { name: `Go to slide ${at} of ${slides}` });

      await dot(2).focus();
      await page.keyboard.press('Enter');
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
      await expect(title).not.toHaveText(first);
      await expect(title).toBeInViewport();
      expect((await section.boundingBox())?.height).toBe(height);
      expect(await sidewaysScroll(page)).toBe(0);

      await section.locator('.offers__track').evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
      await expect(dot(1)).toHaveAttribute('aria-current', 'true');
      expect(await violations(page, 'main')).toEqual([]);
    });

    test('stand where they will be while they load', async ({ page }) => {
      await visit(page, '/');
      await offers(page).scrollIntoViewIfNeeded();
      await expect(offers(page).getByRole('article').first()).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  });

  test.describe(`a guest who wants more, ${device}`, () => {
    test.use({ viewport });

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

    test('signs in for the seller’s page, which they then see', async ({ page, request }) => {
      test.slow();
      const person = await somebody(request, 'Ieva');
      await visit(page, '/search');
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      const card = page.getByRole('region', { name: 'Seller' });
      const name = (await card.getByRole('link').textContent()) ?? '';
      await card.getByRole('link').click();
      await expect(page.getByText('Unauthorized, or Page not found. redirecting to home')).toBeVisible();
      await expect(dialogOf(page)).toBeVisible();
      await logIn(page, person);
      await expect(page).toHaveURL(/\/seller\/\d+\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violations(page, 'main')).toEqual([]);
    });
  });
}

test('a seller’s products are searched, and found again after a reload', async ({ page, request }) => {
  const person = await somebody(request, 'Ieva');
  await signIn(page, person);
  await visit(page, '/search');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('region', { name: 'Seller' }).getByRole('link').click();
  await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Profile Search' });
  await box.fill('zzzz nothing');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=zzzz\+nothing$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeVisible();
  await page.getByRole('tab', { name: /^Completed \d+$/ }).click();
  await expect(page).toHaveURL(/\?tab=completed$/);
});
