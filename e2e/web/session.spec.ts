import { expect } from '@playwright/test';
import { dialogOf, expectSignedIn, logIn, signIn, somebody } from './person.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

test('signing out ends it in another tab too', async ({ page, context, request }) => {
  const person = await somebody(request, 'Vytas');
  await signIn(page, person);
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/profile/favourites');
  await expect(other.getByRole('heading', { name: 'no Products' })).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Vytas$/ })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login | Registration' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Login | Registration' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'no Products' })).toBeHidden();
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an address that wants to lead elsewhere is not followed', async ({ page, request }) => {
  const target = '//evil.example';
  const person = await somebody(request, 'Vytas');
  await visit(page, '/');
  // What a link could carry: the query, and the state of the history's entry.
  await page.evaluate((returnTo) => {
    history.replaceState({ usr: { signIn: { returnTo } }, key: 'evil', idx: 0 }, '');
  }, target);
  await page.goto(`/login?returnTo=${encodeURIComponent(target)}`);
  await logIn(page, person);
  await expectSignedIn(page, 'Vytas');
  await expect(page).toHaveURL('/');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(new URL(page.url()).hostname).not.toContain('evil');
});

test('the dialog stays open for who presses twice', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Login | Registration' }).dblclick({ delay: 20 });
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Place an ad' }).dblclick({ delay: 20 });
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test.describe('without a connection', () => {
  test.use({ loses: true });

  test('the sign-in, whose code did not come, says so and opens when it can', async ({ page }) => {
    const code = '**/assets/AuthDialog-*.js';
    const missing = page.getByText('This could not be opened. Check your connection, or reload the page.');
    const opener = page.getByRole('button', { name: 'Login | Registration' });
    for (const [path, home] of [
      ['/login', '/'],
      ['/about', '/about'],
    ] as const) {
      await test.step(`at ${path}`, async () => {
        await page.route(code, (route) => route.abort('internetdisconnected'));
        await visit(page, path);
        if (path !== '/login') await opener.click();
        await expect(missing).toBeVisible();
        await expect(page).toHaveURL(home);
        // Its history entry is gone too.
        await expect.poll(() => page.evaluate(() => history.state.usr?.signIn)).toBeUndefined();
        await page.unroute(code);
        // By the keyboard: the notification lies over the header for a while.
        await opener.press('Enter');
        await expect(dialogOf(page)).toBeVisible();
      });
    }
  });
});
