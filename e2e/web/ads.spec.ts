import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn, somebody } from './person.ts';
import { eachSize } from './sizes.ts';
import { sidewaysScroll, visit } from './visitor.ts';
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

/** Goes to the form of a new ad as people do: from the menu of a phone, or from one's own name. */
async function openNewAd(page: Page, name: string, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: 'Menu' }).press('Enter');
  else await page.getByRole('button', { name: `Your account: ${name}` }).click();
  await page.getByRole('link', { name: 'New Ad' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/new-ad');
  await expect(page.getByRole('heading', { level: 1, name: 'New Ad' })).toBeVisible();
}

for (const [device, viewport] of eachSize) {
  test.describe(`ads, ${device}`, () => {
    test.use({ viewport });

    test('are created, seen among mine, changed and deleted', async ({ page, request }) => {
      test.slow();
      const person = await somebody(request, 'Ieva');
      const name = `Ratų viešbutis ${Date.now().toString(36)}`;
      await signIn(page, person);
      await visit(page, '/');
      await openNewAd(page, 'Ieva', device === 'phone');
      expect(await sidewaysScroll(page)).toBe(0);

      const color = device === 'phone' ? '#264' : '#246';
      await page
        .getByLabel('Add a picture')
        .setInputFiles({ name: 'ratai.png', mimeType: 'image/png', buffer: await picture(color) });
      await expect(page.getByText('Picture 1 was uploaded.')).toBeAttached();
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
      await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
      await expect(page.getByText('Ad uploaded successfully')).toBeVisible();
      await expect(page).toHaveURL('/profile/ads');
      const card = page.getByRole('article');
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.getByRole('link', { name: 'https://example.lt/ratai' })).toBeVisible();
      await expect(card.getByText('Running')).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);

      await card.getByRole('link', { name: `Edit: ${name}` }).click();
      await expect(page).toHaveURL(/\/ad\/edit\/\d+$/);
      await page.reload();
      await expect(page.getByRole('textbox', { name: /^Link/ })).toHaveValue('https://example.lt/ratai');
      await page.getByRole('textbox', { name: /^Name/ }).fill(`${name} II`);
      await page.getByLabel(/^Start Date/).fill(dayFromNow(10));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Ad updated successfully')).toBeVisible();
      await expect(page).toHaveURL('/');

      await page.goto('/profile');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Your ads .*1$/ })
        .click();
      await expect(card.getByRole('heading', { name: `${name} II` })).toBeVisible();
      await expect(card.getByText('Not begun')).toBeVisible();
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

    test.describe('', () => {
      test.use({ refusals: [403] });

      test('of somebody else are not found', async ({ page, request }) => {
        const person = await somebody(request, 'Ieva');
        const running = await request.get('/api/getads');
        const { ads }: { ads: { id: number }[] } = await running.json();
        await signIn(page, person);
        await visit(page, `/ad/edit/${ads[0]?.id}`);
        await expect(page.getByText('Unauthorized, or Page not found. redirecting to home')).toBeVisible();
        await expect(page).toHaveURL('/');
      });
    });
  });
}
