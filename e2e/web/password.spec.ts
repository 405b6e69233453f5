import { expect } from '@playwright/test';
import { codeTo, dialogOf, expectSignedIn, logIn, openDialog, somebody } from './person.ts';
import { sizes } from './sizes.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

// The old password is tried again on purpose.
test.use({ viewport: sizes.phone, refusals: [401] });

function cornerOf(box: { x: number; y: number; width: number } | null) {
  if (box === null) return null;
  const { width, height } = sizes.phone;
  return { fromRight: width - box.x - box.width, isAtTop: box.y < height / 4 };
}

test('a forgotten password is replaced with a code', async ({ page, request }) => {
  const person = await somebody(request, 'Petras');
  const registered = await codeTo(request, person.email);
  await visit(page, '/search');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Username, email or phone').fill(person.email);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByLabel('Username, email or phone')).toHaveValue(person.email);
  await dialog.getByRole('button', { name: 'Send a confirmation code' }).click();

  const password = 'nauja-duona-9';
  await expect(dialog.getByText(/^You can ask for another code in (30|2\d) s\.$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send the code again' })).toBeHidden();
  await dialog.getByLabel('Confirmation code').fill(await codeTo(request, person.email, registered));
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('Repeat the new password').fill(password);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  const notification = page.getByRole('listitem').filter({ hasText: 'Your password was changed.' });
  // The notification is drawn anew when the dialog that it was drawn in goes.
  await expect(dialogOf(page)).toBeHidden();
  await expect(notification).toBeInViewport();
  await expect.poll(async () => cornerOf(await notification.boundingBox())).toEqual({ fromRight: 16, isAtTop: true });
  await expect(page).toHaveURL('/');

  await openDialog(page);
  await logIn(page, person);
  await expect(dialogOf(page).getByRole('alert').getByText('Invalid credentials')).toBeVisible();
  await logIn(page, { ...person, password });
  await expectSignedIn(page, 'Petras');
});
