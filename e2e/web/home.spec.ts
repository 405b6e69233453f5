import { languages } from '@muge/i18n';
import { expect } from '@playwright/test';
import { eachSize, sizes } from './sizes.ts';
import { layoutShift, sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

const slides = { desktop: 4, phone: 12 };

for (const [size, viewport] of eachSize) {
  test.describe(`home (${size})`, () => {
    test.use({ viewport });

    test('loads without moving anything, and its best offers are turned', async ({ page }) => {
      await visit(page, '/');
      await test.step('stall, categories, recommendations and tags are there', async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'The fair is open' })).toBeVisible();
        await expect(page.locator('.stall__long')).toHaveText(/^\d[\d,]* adverts? from Vilnius to Nida/);
        await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('link', { name: 'New cars' })).toBeVisible();
      });
      await test.step('nothing moves while it loads', async () => {
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page)).toBeLessThan(0.01);
      });
      const section = page.getByRole('region', { name: 'The best offers' });
      await test.step('the best offers stand where they will be while they load', async () => {
        await section.scrollIntoViewIfNeeded();
        await expect(section.getByRole('article').first()).toBeVisible();
        expect(await layoutShift(page)).toBeLessThan(0.02);
      });
      await test.step('they are turned by their dots, by the keyboard and by a swipe, without moving the page', async () => {
        await expect(section.getByRole('button', { name: /^Go to slide/ })).toHaveCount(slides[size]);
        const height = (await section.boundingBox())?.height;
        // The one slide that can be reached; the others are inert.
        const title = section.locator('.offers__slide:not([inert])').getByRole('heading').first();
        const first = (await title.textContent()) ?? '';
        const dot = (at: number) => section.getByRole('button', { name: `Go to slide ${at} of ${slides[size]}` });

        await dot(2).focus();
        await page.keyboard.press('Enter');
        await expect(dot(2)).toHaveAttribute('aria-current', 'true');
        await expect(title).not.toHaveText(first);
        await expect(title).toBeInViewport();
        expect((await section.boundingBox())?.height).toBe(height);
        expect(await sidewaysScroll(page)).toBe(0);

        await section.locator('.offers__track').evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
        await expect(dot(1)).toHaveAttribute('aria-current', 'true');
      });
    });
  });
}

test.describe('home', () => {
  test.use({ viewport: sizes.desktop });

  test('keeps within the window in every language, and its cards and categories move by themselves', async ({
    page,
  }) => {
    // Three languages in seven widths take their time on a busy machine.
    test.slow();
    await visit(page, '/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await test.step('an opened description moves only its own card', async () => {
      const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Description' }) });
      const [first, second] = [cards.nth(0), cards.nth(1)];
      const before = [await first.boundingBox(), await second.boundingBox()];
      await first.getByRole('button', { name: 'Description' }).click();
      expect((await first.boundingBox())?.height).toBeGreaterThan(before[0]?.height ?? 0);
      expect((await second.boundingBox())?.height).toBe(before[1]?.height);
    });
    await test.step('it never scrolls sideways', async () => {
      const names = { en: 'English', lt: 'Lietuvių', ru: 'Русский' };
      // English is the last one, which the page is then in again.
      for (const language of [...languages.filter((code) => code !== 'en'), 'en'] as const) {
        await page.setViewportSize(sizes.desktop);
        await page
          .locator('.util')
          .getByRole('button', { name: /: (English|Lietuvių|Русский)$/ })
          .click();
        await page.locator('.util').getByRole('button', { name: names[language], exact: true }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const width of [320, 360, 600, 768, 1024, 1280, 1680]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sidewaysScroll(page), `${language}, ${width} px`).toBe(0);
        }
      }
    });

    await page.setViewportSize({ width: 800, height: 800 });
    const strip = page.locator('ul.cats');
    const tile = strip.getByRole('link').nth(2);
    await test.step('the category strip is dragged after 10 px, and a drag is no click', async () => {
      await strip.scrollIntoViewIfNeeded();
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
    });
    await test.step('discs move it on and back', async () => {
      await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
      await expect(page.getByRole('button', { name: 'Earlier categories' })).toBeHidden();
      await page.getByRole('button', { name: 'Further categories' }).click();
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
      await page.getByRole('button', { name: 'Earlier categories' }).click();
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
    });
    await tile.click();
    await expect(page).toHaveURL(/\/search\/\d+$/);
  });
});
