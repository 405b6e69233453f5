import { expect } from '@playwright/test';
import {
  beginRegistration,
  codeTo,
  expectSignedIn,
  fillRegistration,
  freePhone,
  logIn,
  openDialog,
  stranger,
  wrongCode,
} from './person.ts';
import { sizes } from './sizes.ts';
import { violations } from './violations.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

test.describe('registering, phone', () => {
  test.use({ viewport: sizes.phone, refusals: [422] });

  test('by email, once however often one presses, with the code from the outbox and a script for a name', async ({
    page,
    context,
  }) => {
    const name = '<script>document.title = "evil"</script>';
    const { email, password } = stranger();
    await visit(page, '/');
    const dialog = await openDialog(page);

    await test.step('a double click registers once, and a slow network shows that it is under way', async () => {
      let sent = 0;
      let letThrough: (value: undefined) => void = () => undefined;
      const held = new Promise<undefined>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/api/register/email', async (route) => {
        sent += 1;
        await held;
        await route.continue();
      });
      await fillRegistration(page, name, email, password);
      const button = dialog.getByRole('button', { name: 'Register', exact: true });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      // Pressed however little it looks like it.
      await button.dblclick({ force: true });
      await dialog.getByLabel('Repeat the password').press('Enter');
      letThrough(undefined);
      await expect(dialog.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
      await expect(dialog.getByLabel('Confirmation code')).toBeFocused();
      expect(sent).toBe(1);
    });

    const code = await test.step('the outbox has the code, and a mail in which the script is none', async () => {
      const outboxTab = context.waitForEvent('page');
      await dialog.getByRole('link', { name: 'Mails and SMS of the demo' }).click();
      const outbox = await outboxTab;
      const shown = (await outbox.getByRole('status', { name: 'Code' }).first().textContent()) ?? '';
      const mail = outbox.frameLocator('iframe').first();
      await expect(mail.getByText(shown)).toBeVisible();
      await expect(mail.getByText('Hello!')).toBeVisible();
      expect(await outbox.title()).not.toContain('evil');
      await outbox.close();
      return shown;
    });

    await test.step('a wrong code is refused, the right one signs in', async () => {
      await dialog.getByLabel('Confirmation code').fill(wrongCode(code));
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog.getByText('invalid verification code')).toBeVisible();
      await expect(dialog.getByLabel('Confirmation code')).toBeFocused();
      await dialog.getByLabel('Confirmation code').fill(code);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expectSignedIn(page, name);
      expect(await page.title()).not.toContain('evil');
    });
  });
});

test.describe('registering, on a phone that discards the page while one looks for the code', () => {
  test.use({ viewport: sizes.phone });

  test('goes on where it was, and asks for nothing but the password afterwards', async ({ page, request }) => {
    const { name, email, password } = stranger('Eglė');
    await visit(page, '/about');
    const dialog = await openDialog(page);
    await fillRegistration(page, name, email, password);
    await expect(dialog.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await dialog.getByLabel('Confirmation code').fill('12');

    await page.reload();
    await expect(dialog.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await expect(dialog.getByText(email)).toBeVisible();
    await expect(dialog.getByLabel('Confirmation code')).toHaveValue('');
    expect(await violations(page, 'dialog')).toEqual([]);

    await test.step('Back leads to the login, Forward to the code again', async () => {
      await page.goBack();
      await expect(dialog.getByRole('heading', { name: 'Confirm your login' })).toBeVisible();
      await expect(dialog.getByLabel('Username, email or phone')).toHaveValue(email);
      await page.goForward();
      await expect(dialog.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    });

    await dialog.getByLabel('Confirmation code').fill(await codeTo(request, email));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Your email address is confirmed. Now log in with your password.')).toBeVisible();
    await expect(dialog.getByLabel('Username, email or phone')).toHaveValue(email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    expect(await violations(page, 'dialog')).toEqual([]);

    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expectSignedIn(page, name);
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => sessionStorage.getItem('sign-in'))).toBeNull();
  });
});

test.describe('registering, desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('by phone, with the code from an SMS', async ({ page, request }) => {
    const phone = freePhone();
    await visit(page, '/');
    const dialog = await openDialog(page);
    // As one writes it at home.
    await fillRegistration(page, 'Jonas', phone.replace('+370', '0'), 'obuoliu-pyragas-7');
    await expect(dialog.getByRole('heading', { name: 'Confirm your phone' })).toBeVisible();
    await dialog.getByLabel('Confirmation code').fill(await codeTo(request, phone));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expectSignedIn(page, 'Jonas');
  });

  test.describe('', () => {
    test.use({ refusals: [403] });

    test('is finished at the next login, where it wasn’t', async ({ page, request }) => {
      const person = stranger('Rūta');
      await beginRegistration(request, person);
      const first = await codeTo(request, person.email);
      await visit(page, '/');
      const dialog = await openDialog(page);
      await logIn(page, person);
      await expect(page.getByText('you need to confirm your email')).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
      await dialog.getByLabel('Confirmation code').fill(await codeTo(request, person.email, first));
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expectSignedIn(page, 'Rūta');
    });
  });
});
