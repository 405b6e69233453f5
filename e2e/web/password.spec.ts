import { expect } from '@playwright/test';
import { codeTo, dialogOf, expectSignedIn, fillRegistration, logIn, openDialog, somebody, stranger } from './person.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

test.describe('a forgotten password', () => {
  // The old password, tried again on purpose.
  test.use({ refusals: [401] });

  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 360, height: 740 }],
  ] as const) {
    test(`is replaced with a code (${device})`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const person = await somebody(request, 'Petras');
      const registered = await codeTo(request, person.email);
      await visit(page, '/search');
      const dialog = await openDialog(page);
      await dialog.getByLabel('Username, email or phone').fill(person.email);
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(dialog.getByLabel('Username, email or phone')).toHaveValue(person.email);
      await dialog.getByRole('button', { name: 'Send a confirmation code' }).click();

      const password = 'nauja-duona-9';
      await dialog.getByLabel('Confirmation code').fill(await codeTo(request, person.email, registered));
      await dialog.getByLabel('New password', { exact: true }).fill(password);
      await dialog.getByLabel('Repeat the new password').fill(password);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Your password was changed.')).toBeVisible();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL('/');

      await openDialog(page);
      await logIn(page, person);
      await expect(dialogOf(page).getByRole('alert').getByText('Invalid credentials')).toBeVisible();
      await logIn(page, { ...person, password });
      await expectSignedIn(page, 'Petras');
    });
  }
});

test.describe('the pause between two codes', () => {
  test('is counted down from 30 s, and hides the link, when confirming', async ({ page }) => {
    const { name, email, password } = stranger();
    await page.clock.install();
    await visit(page, '/');
    const dialog = await openDialog(page);
    await fillRegistration(page, name, email, password);
    const link = dialog.getByRole('button', { name: 'Send the code again' });
    await expect(dialog.getByText(/^You can ask for another code in (30|2\d) s\.$/)).toBeVisible();
    await expect(link).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(dialog.getByText(/^You can ask for another code in \d s\.$|in 10 s\.$/)).toBeVisible();
    await expect(link).toBeHidden();
    await page.clock.runFor(11_000);
    await expect(link).toBeVisible();
  });

  test('is counted down from 30 s, and hides the link, when resetting', async ({ page, request }) => {
    const person = await somebody(request);
    await page.clock.install();
    await visit(page, '/');
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByLabel('Username, email or phone').fill(person.email);
    await dialog.getByRole('button', { name: 'Send a confirmation code' }).click();
    const link = dialog.getByRole('button', { name: 'Send the code again' });
    await expect(dialog.getByText(/^You can ask for another code in (30|2\d) s\.$/)).toBeVisible();
    await expect(link).toBeHidden();
    await page.clock.runFor(31_000);
    await expect(link).toBeVisible();
  });
});
