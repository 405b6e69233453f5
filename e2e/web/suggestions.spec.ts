import { expect, type Page } from '@playwright/test';
import { cards } from './results.ts';
import { eachSize } from './sizes.ts';
import { violations } from './violations.ts';
import { layoutShift, sidewaysScroll, visit } from './visitor.ts';
import { test } from './watched.ts';

/** The search box that is in use, in English. */
const box = (page: Page) => page.getByRole('combobox', { name: 'Text to search for' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

for (const [size, viewport] of eachSize) {
  test.describe(`suggestions (${size})`, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test('complete a word, lead to its results and to a category, and are remembered', async ({ page }) => {
      // Two looks for violations take their time on a busy machine.
      test.slow();
      await page.addInitScript(() => {
        const texts = ['sofa', 'butas Vilniuje', 'dviratis', 'telefonas', 'stalas', 'lova', 'kėdė', 'padangos'];
        localStorage.setItem('searches', JSON.stringify(texts));
      });
      await visit(page, '/');
      await expect(page.getByRole('article').first()).toBeVisible();
      const words = list(page).getByRole('group', { name: 'Suggested searches' });
      await test.step('complete a word, without moving anything', async () => {
        await box(page).fill('dvir');
        await expect(words.getByRole('option').first()).toHaveText(/^dvirat|^dvirač/);
        await expect(list(page).getByRole('group', { name: 'Categories' }).getByRole('option').first()).toBeVisible();
        expect(await layoutShift(page)).toBeLessThan(0.01);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await violations(page)).toEqual([]);
      });

      const word = (await words.getByRole('option').first().textContent()) ?? '';
      await test.step('lead to the results of a word', async () => {
        await words.getByRole('option').first().click();
        await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: word })}`);
        await expect(box(page)).toHaveValue(word);
        await expect(list(page)).toBeHidden();
        // The cards of home stand there until the results have come.
        await expect(page.getByRole('heading', { level: 1, name: /^Found \d+ adverts?$/ })).toBeVisible();
        await expect(cards(page).first()).toBeVisible();
      });

      await test.step('are remembered, within what can be seen and touched', async () => {
        await box(page).fill('');
        await box(page).click();
        const recent = list(page).getByRole('group', { name: 'Recent searches' });
        await expect(recent.getByRole('option').first()).toHaveText(word);
        await expect(list(page).getByRole('option')).toHaveCount(9);
        expect(await violations(page, 'header')).toEqual([]);
        const clear = list(page).getByRole('option', { name: 'Clear recent searches' });
        await page.keyboard.press('ArrowUp');
        await expect(clear).toHaveAttribute('aria-selected', 'true');
        await expect(clear).toBeInViewport({ ratio: 1 });
        const row = await clear.boundingBox();
        expect(row?.height).toBeGreaterThanOrEqual(44);
        if (size === 'phone') {
          const tabs = await page.getByRole('navigation', { name: 'Bottom navigation' }).boundingBox();
          expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
        }
        const forget = page.getByRole('button', { name: /^Remove from recent searches: / });
        const button = await forget.last().boundingBox();
        expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      });

      await test.step('are forgotten one by one and all at once', async () => {
        await page.getByRole('button', { name: `Remove from recent searches: ${word}` }).click();
        await expect(list(page).getByRole('option')).toHaveCount(8);
        await expect(box(page)).toBeFocused();
        await list(page).getByRole('option', { name: 'Clear recent searches' }).click();
        await expect(list(page)).toBeHidden();
        await expect(box(page)).toBeFocused();
        await box(page).click();
        await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      });

      await test.step('lead to a category by the keyboard', async () => {
        await box(page).fill('bicyc');
        await expect(list(page).getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        const active = list(page).getByRole('option', { selected: true });
        await expect(active).toHaveCount(1);
        await expect(box(page)).toHaveAttribute('aria-activedescendant', String(await active.getAttribute('id')));
        await expect(box(page)).toHaveValue('bicyc');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\/\d+(\/\d+)?\b/);
        await expect(list(page)).toBeHidden();
      });
    });
  });
}
