import { expect } from '@playwright/test';
import sharp from 'sharp';
import { signIn, somebody } from './person.ts';
import { sizes } from './sizes.ts';
import { sidewaysScroll, visit, walk } from './visitor.ts';
import { test } from './watched.ts';

/** A day so many days from now, as date fields hold it. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function picture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 500, channels: 3, background: color } })
    .png()
    .toBuffer();
}

test.describe('ads', () => {
  // One of somebody else's is asked for on purpose.
  test.use({ refusals: [403] });

  test('are created, seen among mine, changed and deleted, and those of somebody else are not found', async ({
    page,
    request,
  }) => {
    test.slow();
    const person = await somebody(request, 'Ieva');
    const name = `Ratų viešbutis ${Date.now().toString(36)}`;
    const card = page.getByRole('article');
    await signIn(page, person);
    await visit(page, '/');

    await test.step('the form is in one’s own menu, and in the menu of a phone', async () => {
      await page.getByRole('button', { name: 'Your account: Ieva' }).click();
      await page.getByRole('link', { name: 'New Ad' }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/new-ad');
      await expect(page.getByRole('heading', { level: 1, name: 'New Ad' })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize(sizes.phone);
      await walk(page, '/search');
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await page.getByRole('link', { name: 'New Ad' }).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New Ad' })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });

    await test.step('is filled in, and kept over a reload', async () => {
      await page
        .getByLabel('Add a picture')
        .setInputFiles({ name: 'ratai.png', mimeType: 'image/png', buffer: await picture('#246') });
      // It is made in three sizes, which takes its time on a busy machine.
      await expect(page.getByText('Picture 1 was uploaded.')).toBeAttached({ timeout: 30_000 });
      await page.getByRole('combobox', { name: /^Category/ }).click();
      await page.getByRole('option').first().click();
      // The box itself is out of sight: what is pressed is its label.
      const subcategories = page.getByRole('group', { name: 'SubCategories' });
      await subcategories.locator('label').nth(0).click();
      await subcategories.locator('label').nth(1).click();
      await expect(subcategories.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await page.getByRole('textbox', { name: /^Name/ }).fill(name);
      await page.getByRole('textbox', { name: /^Link/ }).fill('example.lt/ratai');
      await page.getByLabel(/^Start Date/).fill(dayFromNow(-1));
      await page.getByLabel(/^End date/).fill(dayFromNow(-2));
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText('The end date must not be before the start date.')).toBeVisible();
      await page.getByLabel(/^End date/).fill(dayFromNow(30));
      await expect(page.getByText('Kept in this browser', { exact: false })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
      await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
    });
    await test.step('is created once, and seen among mine', async () => {
      await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
      await expect(page.getByText('Ad uploaded successfully')).toBeVisible();
      await expect(page).toHaveURL('/profile/ads');
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.getByRole('link', { name: 'https://example.lt/ratai' })).toBeVisible();
      await expect(card.getByText('Running')).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize(sizes.desktop);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    await test.step('is changed', async () => {
      await card.getByRole('link', { name: `Edit: ${name}` }).click();
      await expect(page).toHaveURL(/\/ad\/edit\/\d+$/);
      await expect(page.getByRole('textbox', { name: /^Link/ })).toHaveValue('https://example.lt/ratai');
      await page.getByRole('textbox', { name: /^Name/ }).fill(`${name} II`);
      await page.getByLabel(/^Start Date/).fill(dayFromNow(10));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Ad updated successfully')).toBeVisible();
      await expect(page).toHaveURL('/');

      await walk(page, '/profile');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Your ads .*1$/ })
        .click();
      await expect(card.getByRole('heading', { name: `${name} II` })).toBeVisible();
      await expect(card.getByText('Not begun')).toBeVisible();
    });

    await test.step('is deleted', async () => {
      // A picture that is asked for after the ad is gone isn't found.
      const loaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
      await expect.poll(() => card.locator('img').evaluate(loaded)).toBe(true);
      await card.getByRole('button', { name: `Delete: ${name} II` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Ad was deleted')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'You have no ads' })).toBeVisible();
      await page.getByRole('link', { name: 'Ads, back to My profile' }).click();
      await expect(page).toHaveURL('/profile');
    });

    await test.step('of somebody else are not found', async () => {
      const { ads }: { ads: { id: number }[] } = await (await request.get('/api/getads')).json();
      await walk(page, `/ad/edit/${ads[0]?.id}`);
      await expect(page.getByText('Unauthorized, or Page not found. redirecting to home')).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
});
