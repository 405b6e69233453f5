import { expect, type Locator, type Page } from '@playwright/test';

/** The adverts that a page lists. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The names of the adverts listed, in their order. */
export function names(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents();
}

/** What the adverts listed cost, euros, in their order. */
export async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price').allTextContents();
  return texts.map((text) => {
    if (text.startsWith('Free')) return 0;
    const amount = /^[\d\s]+(?:,\d\d)?/.exec(text)?.[0] ?? '';
    return Number.parseFloat(amount.replace(/\s/g, '').replace(',', '.'));
  });
}

/**
 * Waits until no results are on their way and says how many adverts their heading counts. Right after a filter has
 * changed that may still be the old ones: there it is to be polled.
 */
export async function settled(page: Page): Promise<number> {
  await expect(page.locator('.results__list')).toHaveAttribute('aria-busy', 'false');
  const heading = page.getByRole('heading', { level: 1, name: /\d adverts?$/ });
  const count = /([\d,]+) adverts?$/.exec((await heading.textContent()) ?? '')?.[1] ?? '';
  return Number(count.replaceAll(',', ''));
}

/** How many adverts the server finds for `search`, a call's path and query. */
export async function found(page: Page, search: string): Promise<number> {
  const answer: { meta: { total: number } } = await (await page.request.get(`/api/${search}`)).json();
  return answer.meta.total;
}

/** How far down the page stands, CSS pixels. */
export function place(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/**
 * Opens the advert at `index` of those listed by the keyboard and says how far down the page stood: a mouse would scroll
 * once more between the two.
 */
export async function open(page: Page, index: number): Promise<number> {
  const link = cards(page).nth(index).getByRole('heading').getByRole('link');
  await link.focus();
  const left = await place(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+$/);
  return left;
}
