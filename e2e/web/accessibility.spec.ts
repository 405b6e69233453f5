import { expect, test } from '@playwright/test';
import { beginRegistration, codeTo, fillRegistration, openDialog, signIn, somebody, stranger } from './person.ts';
import { violations } from './violations.ts';
import { visit } from './visitor.ts';

/** An ad without a picture, as the API takes it. */
const anAd = {
  name: 'Dviračių remontas',
  description: 'Per vieną dieną.',
  type: 'image',
  status: 'available',
  content: { image_url: [], link: 'https://example.lt/remontas' },
  start_date: '2026-01-01',
  end_date: '2099-12-31',
};

test.describe('accessibility', () => {
  test('home', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('home on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/', { language: 'lt' });
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/', { language: 'lt' });
    await page.getByRole('button', { name: 'Meniu' }).click();
    await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
    expect(await violations(page)).toEqual([]);
  });

  test('All Categories', async ({ page }) => {
    await visit(page, '/search', { language: 'ru' });
    await page.getByRole('banner').getByText('Все категории').last().click();
    await page.getByRole('region', { name: 'Все категории' }).getByRole('button').first().click();
    expect(await violations(page)).toEqual([]);
  });

  test('results with filters in force, and none', async ({ page }) => {
    await visit(page, '/search/1?price_min=100&price_max=9000&status=used');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/search?q=xqzwv');
    await expect(page.getByRole('heading', { name: 'Nothing found by your request!' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the filters of a phone, which Back closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/search/1');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.getByRole('dialog', { name: 'Setting up Filters' });
    await panel.getByLabel('Lowest price, €').fill('cheap');
    await panel.getByLabel('Lowest price, €').blur();
    await panel.getByText('Used', { exact: true }).click();
    await expect(page).toHaveURL('/search/1?status=used');
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/search/1?status=used');
    await page.goBack();
    await expect(page).toHaveURL('/search/1');
    await expect(panel).toBeHidden();
  });

  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 360, height: 740 }],
  ] as const) {
    test(`every view of the sign-in dialog, ${device}`, async ({ page }) => {
      // Five searches of a page take their time on a busy machine.
      test.slow();
      const { name, email, password } = stranger();
      await page.setViewportSize(viewport);
      await visit(page, '/');
      const dialog = await openDialog(page);
      await expect(dialog.getByRole('button', { name: 'Buyer' })).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
      await fillRegistration(page, '', 'ona', 'trumpas');
      await expect(dialog.getByText('Please enter valid Email')).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
      await dialog.getByText('Login', { exact: true }).first().click();
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      expect(await violations(page, 'dialog')).toEqual([]);
      await dialog.getByLabel('Username, email or phone').fill(email);
      await dialog.getByRole('button', { name: 'Send a confirmation code' }).click();
      await expect(dialog.getByLabel('New password', { exact: true })).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
      await dialog.getByRole('button', { name: 'Back to login' }).click();
      await fillRegistration(page, name, email, password);
      await expect(dialog.getByLabel('Confirmation code')).toBeVisible();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog.getByText('please, enter the code')).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
    });

    test(`the profile area and the form of ads, ${device}`, async ({ page, request }) => {
      test.slow();
      const person = await somebody(request);
      await page.setViewportSize(viewport);
      const token = await signIn(page, person);
      const headers = { authorization: `Bearer ${token}` };
      const { data: me }: { data: { id: number } } = await (await request.get('/api/profile', { headers })).json();
      const { data: ad }: { data: { id: number } } = await (
        await request.post(`/api/${me.id}/createad`, { headers, data: { ...anAd, category_id: 1 } })
      ).json();
      await visit(page, '/profile');
      await expect(page.getByRole('main').getByRole('link', { name: /^Your ads .*1$/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      for (const list of ['products', 'archive']) {
        await page.goto(`/profile/${list}`);
        await expect(page.getByRole('heading', { name: 'no Products' }).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
      await page.goto('/profile/ads');
      await page.getByRole('button', { name: `Delete: ${anAd.name}` }).click();
      await expect(page.getByRole('dialog', { name: 'Delete this ad?' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto(`/ad/edit/${ad.id}`);
      await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(anAd.name);
      await expect(page.getByRole('checkbox').first()).toBeAttached();
      expect(await violations(page)).toEqual([]);
      await page.goto('/new-ad');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`favourites and outbox, ${device}`, async ({ page, request }) => {
      test.slow();
      const person = await somebody(request);
      const other = stranger();
      await beginRegistration(request, other);
      await codeTo(request, other.email);
      await page.setViewportSize(viewport);
      await signIn(page, person);
      await visit(page, '/search');
      await page
        .getByRole('button', { name: /^Favourite: / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Favourite: /, pressed: true }).first()).toBeVisible();
      await page.goto('/profile/favourites');
      await expect(page.getByRole('article')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      await page.goto(`/dev/outbox?to=${other.email}`);
      await expect(page.frameLocator('iframe').getByText('Mugė').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('the not-found page', async ({ page }) => {
    await visit(page, '/nowhere');
    expect(await violations(page)).toEqual([]);
  });
});
