import { languages } from '@muge/i18n';
import { expect, test } from '@playwright/test';
import { layoutShift, sidewaysScroll, visit } from './visitor.ts';

test.describe('home', () => {
  test('shows stall, categories, recommendations and tags, and nothing moves while it loads', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'The fair is open' })).toBeVisible();
    await expect(page.locator('.stall__long')).toHaveText(/^\d[\d,]* adverts? from Vilnius to Nida/);
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'New cars' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('nothing moves while it loads on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  for (const language of languages) {
    test(`never scrolls sideways in ${language}`, async ({ page }) => {
      await visit(page, '/', { language });
      await expect(page.getByRole('article').first()).toBeVisible();
      for (const width of [320, 360, 600, 768, 1024, 1280, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `${width} px`).toBe(0);
      }
    });
  }

  test('an opened description moves only its own card', async ({ page }) => {
    await visit(page, '/');
    const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Description' }) });
    const [first, second] = [cards.nth(0), cards.nth(1)];
    const before = [await first.boundingBox(), await second.boundingBox()];
    await first.getByRole('button', { name: 'Description' }).click();
    expect((await first.boundingBox())?.height).toBeGreaterThan(before[0]?.height ?? 0);
    expect((await second.boundingBox())?.height).toBe(before[1]?.height);
  });

  test('the category strip is dragged after 10 px, a drag is no click, and discs move it on and back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await visit(page, '/');
    const strip = page.locator('ul.cats');
    const tile = strip.getByRole('link').nth(2);
    const box = await tile.boundingBox();
    if (!box) throw new Error('The strip has no third tile');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 9, y);
    expect(await strip.evaluate((element) => element.scrollLeft)).toBe(0);
    await page.mouse.move(x - 60, y, { steps: 4 });
    expect(await strip.evaluate((element) => element.scrollLeft)).toBe(60);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/$/);

    await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Earlier categories' })).toBeHidden();
    await page.getByRole('button', { name: 'Further categories' }).click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Earlier categories' }).click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);

    await tile.click();
    await expect(page).toHaveURL(/\/search\/\d+$/);
  });
});
