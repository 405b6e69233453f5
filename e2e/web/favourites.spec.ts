import { expect, type Page } from '@playwright/test';
import { dialogOf, expectSignedIn, logIn, signIn, somebody } from './person.ts';
import { sizes } from './sizes.ts';
import { visit, walk } from './visitor.ts';
import { test } from './watched.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / });

test.describe('a guest who presses a heart, phone', () => {
  test.use({ viewport: sizes.phone });

  test('on home stays on / with the dialog, and then has hearts that work', async ({ page, request }) => {
    const person = await somebody(request, 'Ieva');
    await visit(page, '/');
    await hearts(page).first().click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await logIn(page, person);
    await expectSignedIn(page, 'Ieva');
    await expect(page).toHaveURL('/');
    const heart = hearts(page).first();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const name = await heart.getAttribute('aria-label');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
    await expect(heart).not.toHaveAttribute('aria-disabled');
    await walk(page, '/profile/favourites');
    await expect(hearts(page)).toHaveCount(1);
    await expect(hearts(page)).toHaveAttribute('aria-label', name ?? '');
    await hearts(page).click();
    await expect(page.getByRole('heading', { name: 'no Products' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('a guest who presses a heart, desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('in results goes to /login and comes back to them', async ({ page, request }) => {
    const person = await somebody(request, 'Ieva');
    const results = '/search?q=dviratis';
    await visit(page, results);
    await hearts(page).first().click();
    await expect(page).toHaveURL('/login');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(results);

    await hearts(page).first().click();
    await expect(page).toHaveURL('/login');
    await logIn(page, person);
    await expect(page).toHaveURL(results);
    await expectSignedIn(page, 'Ieva');
    await hearts(page).nth(0).click();
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts(page).nth(0)).not.toHaveAttribute('aria-disabled');
    await hearts(page).nth(1).click();
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts(page).nth(1)).not.toHaveAttribute('aria-disabled');
    await walk(page, '/profile/favourites');
    await expect(hearts(page)).toHaveCount(2);
    await hearts(page).first().click();
    await expect(hearts(page)).toHaveCount(1);
    await expect(hearts(page)).toBeFocused();
  });
});

test.describe('the favourites', () => {
  test.use({ refusals: [401] });

  test('say so kindly where the session ended meanwhile, and go on after signing in', async ({ page, request }) => {
    const person = await somebody(request, 'Ieva');
    const token = await signIn(page, person);
    await visit(page, '/');
    await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
    // A session may be remembered for a second.
    await expect
      .poll(async () => (await request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status())
      .toBe(401);
    await walk(page, '/profile/favourites');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await logIn(page, person);
    await expect(page).toHaveURL('/profile/favourites');
    await expect(page.getByRole('heading', { name: 'no Products' })).toBeVisible();
  });
});
