import { expect, type Page } from '@playwright/test';
import { dialogOf, expectSignedIn, logIn, openDialog, somebody } from './person.ts';
import { sizes } from './sizes.ts';
import { visit, walk } from './visitor.ts';
import { test } from './watched.ts';

/** How far the page is scrolled, once it has been scrolled to `top`. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** Comes to results from home, so that going back too far is seen. */
async function fromHomeToResults(page: Page): Promise<void> {
  await visit(page, '/');
  await walk(page, '/search?q=dviratis');
  await expect(page.getByRole('heading', { level: 1, name: /^Found \d+ adverts$/ })).toBeVisible();
}

test.describe('Back on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('closes the sign-in dialog, goes from its steps to the login, and leaves the page where it was', async ({
    page,
  }) => {
    await fromHomeToResults(page);
    await scrollTo(page, 300);
    const dialog = await openDialog(page);
    const login = dialog.getByLabel('Username, email or phone');

    await test.step('from a further step to the login, with what was typed', async () => {
      await login.fill('ona@pastas.lt');
      await dialog.getByLabel('Password', { exact: true }).fill('slaptas-1');
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(dialog.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
      await dialog.getByRole('button', { name: 'I already have a code' }).click();
      await dialog.getByLabel('New password', { exact: true }).fill('nauja-duona-9');
      await page.goBack();
      await expect(dialog.getByRole('heading', { name: 'Confirm your login' })).toBeVisible();
      await expect(login).toHaveValue('ona@pastas.lt');
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('slaptas-1');
      await expect(page).toHaveURL('/search?q=dviratis');
    });
    await test.step('and forward again', async () => {
      await page.goForward();
      await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('nauja-duona-9');
      await dialog.getByRole('button', { name: 'Back to login' }).click();
      await expect(login).toHaveValue('ona@pastas.lt');
    });
    await test.step('from the login to the page', async () => {
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/search?q=dviratis');
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
    });
    await test.step('and forward to the dialog, which its own × closes from any step', async () => {
      await page.goForward();
      await expect(login).toHaveValue('ona@pastas.lt');
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      await dialog.getByRole('button', { name: 'Close' }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/search?q=dviratis');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(dialog).toBeHidden();
    });
  });

  test('closes the menu and the enlarged pictures, any number of times', async ({ page }) => {
    const results = '/search?q=Gazelle';
    await visit(page, results);
    const link = page.getByRole('article').getByRole('link', { name: /Gazelle/ });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await test.step('the menu', async () => {
      for (let time = 0; time < 2; time += 1) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(menu).toBeVisible();
        await page.goBack();
        await expect(menu).toBeHidden();
        await expect(page).toHaveURL(results);
      }
    });
    await test.step('a link of the menu takes its place', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(results);
      await expect(menu).toBeHidden();
    });
    await test.step('and so does the sign-in', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('button', { name: 'Login | Registration' }).click();
      await expect(dialogOf(page)).toBeVisible();
      await expect(menu).toBeHidden();
      await expect(dialogOf(page).getByLabel('Username, email or phone')).toBeFocused();
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL(results);
    });
    await test.step('the pictures', async () => {
      await link.first().click();
      await expect(page).toHaveURL(/\/product\/\d+$/);
      const product = page.url();
      const viewer = page.getByRole('dialog', { name: /^Pictures of / });
      for (let time = 0; time < 2; time += 1) {
        await page.getByRole('button', { name: 'Enlarge the picture' }).click();
        await expect(viewer).toBeVisible();
        await page.goBack();
        await expect(viewer).toBeHidden();
        await expect(page).toHaveURL(product);
      }
    });
  });

  test('closes the filters any number of times', async ({ page }) => {
    await visit(page, '/search/1');
    const panel = page.getByRole('dialog', { name: 'Setting up Filters' });
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL('/search/1');
    }
  });
});

test.describe('Back after signing in, desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('closes the dialog that has just opened, however slowly the page is drawn', async ({ page, context }) => {
    await fromHomeToResults(page);
    // The dialog's code is there beforehand, so that it opens at once.
    await openDialog(page);
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.getByRole('banner').getByRole('link', { name: 'Place an ad' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/search?q=dviratis');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('comes to the page from which one was led to the dialog, without it', async ({ page, request }) => {
    const person = await somebody(request, 'Goda');
    await fromHomeToResults(page);
    await page.getByRole('banner').getByRole('link', { name: 'Place an ad' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/search?q=dviratis');
    await page.getByRole('banner').getByRole('link', { name: 'Place an ad' }).click();
    await logIn(page, person);
    await expect(page).toHaveURL('/new-product');
    await expectSignedIn(page, 'Goda');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=dviratis');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
