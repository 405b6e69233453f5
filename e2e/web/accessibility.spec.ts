import { expect } from '@playwright/test';
import { beginRegistration, codeTo, fillRegistration, openDialog, signIn, somebody, stranger } from './person.ts';
import { sizes } from './sizes.ts';
import { violations, violationsInBothSizes } from './violations.ts';
import { visit, walk } from './visitor.ts';
import { test } from './watched.ts';

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

test.describe('nothing stands in anybody’s way', () => {
  test.use({ viewport: sizes.desktop });

  test('on home, in the menu of phones and in All Categories', async ({ page }) => {
    test.slow();
    await visit(page, '/', { language: 'lt' });
    await test.step('home', async () => {
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violationsInBothSizes(page)).toEqual([]);
    });
    await test.step('the menu of a phone', async () => {
      await page.getByRole('button', { name: 'Meniu' }).click();
      await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
      expect(await violations(page, 'dialog')).toEqual([]);
    });
    await test.step('All Categories', async () => {
      await page.getByRole('dialog').getByText('Русский').click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.setViewportSize(sizes.desktop);
      await walk(page, '/search');
      await page.getByRole('banner').getByText('Все категории').last().click();
      await page.getByRole('region', { name: 'Все категории' }).getByRole('button').first().click();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('in results, their filters on a phone, and where there are none', async ({ page }) => {
    test.slow();
    await visit(page, '/search/1?price_min=100&price_max=9000&status=used');
    await test.step('results with filters in force', async () => {
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
    await test.step('the filters of a phone, one of them wrong', async () => {
      await page.setViewportSize(sizes.phone);
      await page.getByRole('button', { name: 'Filters · 2' }).click();
      const panel = page.getByRole('dialog', { name: 'Setting up Filters' });
      await panel.getByLabel('Lowest price, €').fill('cheap');
      await panel.getByLabel('Lowest price, €').blur();
      await expect(panel.getByText('Write the price as a number, such as 1 250,50.')).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
      await page.setViewportSize(sizes.desktop);
    });
    await test.step('no results', async () => {
      await walk(page, '/search?q=xqzwv');
      await expect(page.getByRole('heading', { name: 'Nothing found by your request!' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('in any view of the sign-in dialog', async ({ page }) => {
    test.slow();
    const { name, email, password } = stranger();
    await visit(page, '/');
    const dialog = await openDialog(page);
    await test.step('login', async () => {
      await expect(dialog.getByRole('button', { name: 'Buyer' })).toBeVisible();
      expect(await violationsInBothSizes(page, 'dialog')).toEqual([]);
    });
    await test.step('registration, refused', async () => {
      await fillRegistration(page, '', 'ona', 'trumpas');
      await expect(dialog.getByText('Please enter valid Email')).toBeVisible();
      expect(await violationsInBothSizes(page, 'dialog')).toEqual([]);
    });
    await test.step('forgotten password', async () => {
      await dialog.getByText('Login', { exact: true }).first().click();
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      expect(await violationsInBothSizes(page, 'dialog')).toEqual([]);
    });
    await test.step('new password', async () => {
      await dialog.getByLabel('Username, email or phone').fill(email);
      await dialog.getByRole('button', { name: 'Send a confirmation code' }).click();
      await expect(dialog.getByLabel('New password', { exact: true })).toBeVisible();
      expect(await violationsInBothSizes(page, 'dialog')).toEqual([]);
    });
    await test.step('confirmation, without a code', async () => {
      await dialog.getByRole('button', { name: 'Back to login' }).click();
      await fillRegistration(page, name, email, password);
      await expect(dialog.getByLabel('Confirmation code')).toBeVisible();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog.getByText('please, enter the code')).toBeVisible();
      expect(await violationsInBothSizes(page, 'dialog')).toEqual([]);
    });
  });

  test('in the profile area, the form of ads and the outbox', async ({ page, request }) => {
    test.slow();
    const person = await somebody(request);
    const token = await signIn(page, person);
    const headers = { authorization: `Bearer ${token}` };
    const { data: me }: { data: { id: number } } = await (await request.get('/api/profile', { headers })).json();
    const { data: ad }: { data: { id: number } } = await (
      await request.post(`/api/${me.id}/createad`, { headers, data: { ...anAd, category_id: 1 } })
    ).json();
    const { data: listed }: { data: { id: number }[] } = await (
      await request.get('/api/products/search?q=dviratis')
    ).json();
    await request.post(`/api/products/${listed[0]?.id}/favorite`, { headers });
    const other = stranger();
    await beginRegistration(request, other);
    await codeTo(request, other.email);

    await visit(page, '/profile');
    await test.step('my profile', async () => {
      await expect(page.getByRole('main').getByRole('link', { name: /^Your ads .*1$/ })).toBeVisible();
      expect(await violationsInBothSizes(page)).toEqual([]);
    });
    for (const list of ['products', 'archive']) {
      await test.step(`my ${list}, of which there are none`, async () => {
        await walk(page, `/profile/${list}`);
        await expect(page.getByRole('heading', { name: 'no Products' }).first()).toBeVisible();
        expect(await violationsInBothSizes(page)).toEqual([]);
      });
    }
    await test.step('my favourites', async () => {
      await walk(page, '/profile/favourites');
      await expect(page.getByRole('article')).toHaveCount(1);
      expect(await violationsInBothSizes(page)).toEqual([]);
    });
    await test.step('my ads, with the question before one is deleted', async () => {
      await walk(page, '/profile/ads');
      await page.getByRole('button', { name: `Delete: ${anAd.name}` }).click();
      await expect(page.getByRole('dialog', { name: 'Delete this ad?' })).toBeVisible();
      expect(await violationsInBothSizes(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });
    await test.step('an ad that is changed', async () => {
      await walk(page, `/ad/edit/${ad.id}`);
      await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(anAd.name);
      await expect(page.getByRole('checkbox').first()).toBeAttached();
      expect(await violationsInBothSizes(page)).toEqual([]);
    });
    await test.step('a new ad, refused', async () => {
      await walk(page, '/new-ad');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
      expect(await violationsInBothSizes(page)).toEqual([]);
    });
    await test.step('the outbox', async () => {
      await walk(page, `/dev/outbox?to=${other.email}`);
      await expect(page.frameLocator('iframe').getByText('Mugė').first()).toBeVisible();
      expect(await violationsInBothSizes(page)).toEqual([]);
    });
  });
});
