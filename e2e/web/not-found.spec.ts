import { expect, type Page } from '@playwright/test';
import { openDialog } from './person.ts';
import { sizes } from './sizes.ts';
import { violationsInBothSizes } from './violations.ts';
import { sidewaysScroll, visit, walk } from './visitor.ts';
import { test } from './watched.ts';

/** Sees that there is nothing here, and that home comes by itself. */
async function expectNotFound(page: Page): Promise<void> {
  const name = 'Unauthorized, or Page not found. redirecting to home';
  const screen = page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1, name }) });
  await expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  // It waits for two seconds first.
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The fair is open' })).toBeVisible();
}

// The browser notes in its console that the server answers 404.
test.use({ refusals: [404], viewport: sizes.desktop });

test('a listing that does not exist says so and leads to the search', async ({ page }) => {
  await visit(page, '/product/999999999');
  await expect(page.getByRole('heading', { name: 'There is no such advert' })).toBeVisible();
  await expect(page).toHaveTitle(/^There is no such advert/);
  expect(await violationsInBothSizes(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'To the search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations for you' })).toBeVisible();
  await test.step('one whose number is none looks the same', async () => {
    await walk(page, '/product/bicycle');
    await expect(page.getByRole('heading', { name: 'There is no such advert' })).toBeVisible();
  });
  await test.step('a path that leads nowhere stands in nobody’s way either', async () => {
    // It leaves for home after two seconds, which looking for violations may take.
    await page.evaluate(() => {
      const later = window.setTimeout;
      const patient = (run: () => void, delay?: number) => later(run, delay === 2_000 ? 60_000 : delay);
      Object.assign(window, { setTimeout: patient });
    });
    await walk(page, '/nowhere');
    await expect(page.getByRole('link', { name: 'To the home page', exact: true })).toBeVisible();
    expect(await violationsInBothSizes(page)).toEqual([]);
    await expect(page).toHaveURL('/nowhere');
  });
});

test('a path that does not exist says so, goes home and is not met again by Back', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/nowhere/at-all');
  await expectNotFound(page);
  await page.setViewportSize(sizes.phone);
  for (const [what, path] of [
    ['a path', '/nowhere'],
    ['a category', '/category/999999'],
    ['the results of a category', '/search/999999'],
    ['the results of a subcategory', '/search/1/999999'],
  ] as const) {
    await test.step(what, async () => {
      await walk(page, path);
      await expectNotFound(page);
    });
  }
  await test.step('Back', async () => {
    await walk(page, '/search');
    await expect(page.getByRole('heading', { level: 1, name: 'Recommendations for you' })).toBeVisible();
    await walk(page, '/nowhere');
    await expectNotFound(page);
    await page.goBack();
    await expect(page).toHaveURL('/search');
  });
});

test('what leads home waits while somebody signs in', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/nowhere');
  const login = (await openDialog(page)).getByLabel('Username, email or phone');
  await login.fill('ona@pastas.lt');
  await page.clock.runFor(5_000);
  await expect(login).toHaveValue('ona@pastas.lt');
  await expect(page).toHaveURL('/nowhere');
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expectNotFound(page);
});
