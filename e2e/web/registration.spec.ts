import { expect } from '@playwright/test';
import {
  beginRegistration,
  codeTo,
  dialogOf,
  expectSignedIn,
  fillRegistration,
  freePhone,
  logIn,
  openDialog,
  stranger,
  wrongCode,
} from './person.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`registering, ${device}`, () => {
    test.use({ viewport });

    test.describe('', () => {
      test.use({ refusals: [422] });

      test('by email, with the code from the outbox', async ({ page, context }) => {
        const { name, email, password } = stranger();
        await visit(page, '/');
        const dialog = await openDialog(page);
        await fillRegistration(page, name, email, password);
        await expect(dialog.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
        await expect(dialog.getByLabel('Confirmation code')).toBeFocused();

        const outboxTab = context.waitForEvent('page');
        await dialog.getByRole('link', { name: 'Mails and SMS of the demo' }).click();
        const outbox = await outboxTab;
        const code = (await outbox.getByRole('status', { name: 'Code' }).first().textContent()) ?? '';
        const mail = outbox.frameLocator('iframe').first();
        await expect(mail.getByText(code)).toBeVisible();
        await outbox.close();

        await dialog.getByLabel('Confirmation code').fill(wrongCode(code));
        await dialog.getByRole('button', { name: 'Confirm' }).click();
        await expect(dialog.getByText('invalid verification code')).toBeVisible();
        await expect(dialog.getByLabel('Confirmation code')).toBeFocused();
        await dialog.getByLabel('Confirmation code').fill(code);
        await dialog.getByRole('button', { name: 'Confirm' }).click();
        await expectSignedIn(page, name);
      });
    });

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
}

test('a double click registers once, and a slow network shows that it is under way', async ({ page }) => {
  const { name, email, password } = stranger();
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
  await visit(page, '/');
  const dialog = await openDialog(page);
  await fillRegistration(page, name, email, password);
  const button = dialog.getByRole('button', { name: 'Register', exact: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // Pressed however little it looks like it.
  await button.dblclick({ force: true });
  await dialog.getByLabel('Repeat the password').press('Enter');
  letThrough(undefined);
  await expect(dialog.getByLabel('Confirmation code')).toBeVisible();
  expect(sent).toBe(1);
});

test('a name that is a script stays a name in the header, and out of the mail', async ({ page, context, request }) => {
  const name = '<script>document.title = "evil"</script>';
  const { email, password } = stranger();
  await visit(page, '/');
  const dialog = await openDialog(page);
  await fillRegistration(page, name, email, password);
  const code = await codeTo(request, email);
  const outbox = await context.newPage();
  await visit(outbox, `/dev/outbox?to=${email}`);
  await expect(outbox.frameLocator('iframe').getByText('Hello!')).toBeVisible();
  expect(await outbox.title()).not.toContain('evil');
  await dialog.getByLabel('Confirmation code').fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expectSignedIn(page, name);
  expect(await page.title()).not.toContain('evil');
});

test('what was typed is there again after closing, except passwords', async ({ page }) => {
  await visit(page, '/');
  await openDialog(page);
  await fillRegistration(page, 'Ona', 'ona@pastas', 'obuoliu-pyragas-7');
  await expect(dialogOf(page).getByText('Please enter valid Email')).toBeVisible();
  await page.keyboard.press('Escape');
  const dialog = await openDialog(page);
  await dialog.getByText('Registration', { exact: true }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ona');
  await expect(dialog.getByLabel('Email or phone')).toHaveValue('ona@pastas');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
});
