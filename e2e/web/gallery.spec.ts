import { expect, type Locator, type Page } from '@playwright/test';
import { sizes } from './sizes.ts';
import { visit } from './visitor.ts';
import { test } from './watched.ts';

/** Opens a listing with four pictures and gives its gallery. */
async function openGallery(page: Page): Promise<Locator> {
  await visit(page, '/search?q=Gazelle');
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /Gazelle/ })
    .first()
    .click();
  const gallery = page.getByRole('region', { name: 'Pictures' });
  await expect(gallery.getByText('Picture 1 of 4')).toBeAttached();
  return gallery;
}

test.describe('the gallery by keyboard', () => {
  test.use({ viewport: sizes.desktop });

  test('is turned, enlarged, zoomed and closed, and has the focus back', async ({ page }) => {
    const gallery = await openGallery(page);
    await test.step('turns by arrows, round the ends, as soon as the listing is there', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(gallery.getByText('Picture 2 of 4')).toBeAttached();
      await expect(gallery.getByRole('img', { name: /, picture 2$/ })).toBeInViewport();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(gallery.getByText('Picture 4 of 4')).toBeAttached();
      await expect(gallery.getByRole('button', { name: 'Picture 4 of 4' })).toHaveAttribute('aria-current', 'true');
    });
    await test.step('is turned by its buttons and by the small pictures', async () => {
      await gallery.getByRole('button', { name: 'Next picture' }).press('Enter');
      await expect(gallery.getByText('Picture 1 of 4')).toBeAttached();
      await gallery.getByRole('button', { name: 'Picture 4 of 4' }).press('Enter');
      await expect(gallery.getByText('Picture 4 of 4')).toBeAttached();
      await page.keyboard.press('End');
      await expect(gallery.getByText('Picture 4 of 4')).toBeAttached();
      await page.keyboard.press('Home');
      await expect(gallery.getByText('Picture 1 of 4')).toBeAttached();
    });

    const enlarge = gallery.getByRole('button', { name: 'Enlarge the picture' });
    const viewer = page.getByRole('dialog', { name: /^Pictures of “.*Gazelle.*”$/ });
    await test.step('is enlarged and turned', async () => {
      await enlarge.press('Enter');
      await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('img', { name: /, picture 2$/ })).toBeVisible();
      await page.keyboard.press('End');
      await expect(viewer.getByRole('img', { name: /, picture 4$/ })).toBeVisible();
    });
    await test.step('is zoomed', async () => {
      const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
      await expect(zoomOut).toBeDisabled();
      await page.keyboard.press('+');
      await expect(zoomOut).toBeEnabled();
      await page.keyboard.press('-');
      await expect(zoomOut).toBeDisabled();
    });
    await test.step('is closed where it was left, and has the focus back', async () => {
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(enlarge).toBeFocused();
      await expect(gallery.getByText('Picture 4 of 4')).toBeAttached();
    });
  });
});

test.describe('the gallery on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('counts its pictures and fills the screen when touched', async ({ page }) => {
    const gallery = await openGallery(page);
    await expect(gallery.getByText('1 / 4')).toBeVisible();
    await gallery.getByRole('button', { name: 'Enlarge the picture' }).tap();
    const viewer = page.getByRole('dialog', { name: /^Pictures of / });
    const box = await viewer.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...sizes.phone });
    await viewer.getByRole('button', { name: 'Close' }).tap();
    await expect(viewer).toBeHidden();
  });
});
