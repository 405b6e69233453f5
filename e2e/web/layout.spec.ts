import { expect } from '@playwright/test';
import { openDialog } from './person.ts';
import { sizes } from './sizes.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

test.describe('theme and language', () => {
  test('are there before the application is', async ({ page }) => {
    // Empty rather than refused, which the console would note.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'Dark');
      localStorage.setItem('language', 'lt');
    });
    await page.goto('/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('lang', 'lt');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0F1513');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 19)');
  });
});

test('the header has the search only once the counter has scrolled under it, and opens All Categories', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await visit(page, '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const header = page.getByRole('banner').getByRole('combobox', { name: 'Text to search for' });
  const counter = page.getByRole('main').getByRole('combobox', { name: 'Text to search for' });
  for (const size of ['phone', 'desktop'] as const) {
    await test.step(`one search, wherever it is (${size})`, async () => {
      await page.setViewportSize(sizes[size]);
      await expect(counter).toBeVisible();
      await expect(header).toBeHidden();
      await counter.fill('dviratis');
      await page.mouse.wheel(0, 700);
      await expect(header).toBeVisible();
      await expect(header).toHaveValue('dviratis');
      await expect(header).toBeFocused();
      await expect(page.getByRole('combobox', { name: 'Text to search for' })).toHaveCount(1);
      await page.mouse.wheel(0, -700);
      await expect(header).toBeHidden();
      await expect(counter).toBeFocused();
      await expect(page.getByRole('combobox', { name: 'Text to search for' })).toHaveCount(1);
    });
  }
  await test.step('All Categories, which Esc closes', async () => {
    await page.mouse.wheel(0, 700);
    await page.getByRole('banner').getByRole('button', { name: 'All Categories' }).first().click();
    const panel = page.getByRole('region', { name: 'All Categories' });
    await expect(panel.getByRole('button').first()).toBeVisible();
    await panel.getByRole('button').first().click();
    await panel.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/search\/\d+$/);
    await expect(panel).toBeHidden();

    const button = page.getByRole('banner').getByRole('button', { name: /^All Categories: / });
    await button.click();
    await expect(panel.getByRole('button', { expanded: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('the tab bar and the menu lead about, and the menu holds language and theme', async ({ page }) => {
    await visit(page, '/');
    await test.step('the menu leads to a category', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { expanded: false }).first().click();
      await menu.getByRole('link', { name: /^All in / }).click();
      await expect(page).toHaveURL(/\/search\/\d+$/);
      await expect(menu).toBeHidden();
    });
    await test.step('the tab bar marks where one is', async () => {
      const tabs = page.getByRole('navigation', { name: 'Bottom navigation' });
      await tabs.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
      await tabs.getByRole('link', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search');
      await expect(tabs.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
    });
    await test.step('the menu holds language and theme, and gives the focus back', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Lietuvių').click();
      await expect(page.getByRole('dialog', { name: 'Meniu' })).toBeVisible();
      await page.getByRole('dialog').getByText('Tamsi').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Meniu' })).toBeFocused();
    });
  });
});

test('a new screen starts at its top, Back and a reload find the place, and the first Tab skips to the content', async ({
  page,
}) => {
  await visit(page, '/');
  await test.step('a new screen starts at its top, going back finds the place again', async () => {
    const link = page.getByRole('article').nth(8).getByRole('heading').getByRole('link');
    await expect(page.getByRole('article').getByRole('heading').nth(20)).toBeVisible();
    // Where the page stands when it is left: what loads meanwhile may have moved it.
    await page.evaluate(() => {
      const keep = () => sessionStorage.setItem('left at', String(window.scrollY));
      window.addEventListener('click', keep, { capture: true, once: true });
    });
    await link.click();
    const place = await page.evaluate(() => Number(sessionStorage.getItem('left at')));
    expect(place).toBeGreaterThan(500);
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
  await test.step('a reload keeps the place', async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });
  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a dialog that is higher than the window can be scrolled from its top to its foot', async ({ page }) => {
  // A phone on its side, which is also a window at 200 %.
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/');
  const dialog = await openDialog(page);
  await dialog.getByText('Registration', { exact: true }).click();
  const submit = dialog.getByRole('button', { name: 'Register', exact: true });
  await submit.click();
  await expect(dialog.getByText('invalid inputs')).toBeVisible();
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
  const toggle = dialog.getByText('Login', { exact: true }).first();
  await toggle.scrollIntoViewIfNeeded();
  await expect(toggle).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
