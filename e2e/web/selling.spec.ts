import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dialogOf, logIn, somebody } from './person.ts';
import { sidewaysScroll, visit, walk } from './visitor.ts';
import { test } from './watched.ts';

/** A photograph as phones make them: 12 megapixels, lying on its side with a mark that says so, too large to go up as it is. */
async function phonePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test.describe('selling on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a person signs in, puts up a product with two pictures, sees it published and completes it', async ({
    page,
  }) => {
    // Twelve megapixels are drawn, made smaller and stored in three widths.
    test.slow();
    // A word that is wider than the screen, which it must not push apart.
    const name = `Dviratis ${'Nebeprisikiškiakopūsteliaujantis'.repeat(2)} ${Date.now().toString(36)}`;
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Place an ad' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: /mantas|Seller/i }).click();
    await expect(page).toHaveURL('/new-product');
    await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);

    const small = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer();
    await page.getByLabel('Add pictures').setInputFiles([
      { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() },
      { name: 'dviratis.png', mimeType: 'image/png', buffer: small },
    ]);
    await expect(page.getByText(/^We made 1 large photograph smaller before sending it/)).toBeVisible();
    // Each is made in three sizes, which takes its time on a busy machine.
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
    // The cover stands upright, and its tile lies: two rows of the others are as high.
    const cover = await page.getByRole('listitem').filter({ hasText: 'Cover' }).boundingBox();
    expect(cover?.height).toBeLessThan(cover?.width ?? 0);

    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('combobox', { name: /^Category/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: 'Price' }).fill('1.250,50');
    await page.getByRole('textbox', { name: 'Email' }).fill('mantas@pastas.lt');
    const street = 'Pertekliausilgosgatvėspavadinimas'.repeat(4);
    await page.getByRole('combobox', { name: 'Address' }).fill(`${street}, Vilnius`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a pair' }).click();
    await page.getByRole('textbox', { name: 'Specification 1: name' }).fill('Rėmas'.repeat(12));
    await page.getByRole('textbox', { name: 'Specification 1: value' }).fill('Aliuminis'.repeat(12));
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await expect(preview.getByText('1 250,50 €')).toBeVisible();
    await expect(preview.getByText(name)).toBeVisible();
    await expect(page.getByText('Kept in this browser', { exact: false })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
    await expect(page.getByRole('button', { name: 'Picture 1 of 2, the cover' })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    const published = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/products'),
    );
    await page.getByRole('button', { name: 'To publish' }).click();
    const { data }: { data: { id: number } } = await (await published).json();
    await expect(page.getByText('product uploaded successfully')).toBeVisible();
    await expect(page).toHaveURL('/profile/products');

    await walk(page, `/product/${data.id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('1 250,50 €').first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    const answer = await page.request.get(`/api/products/${data.id}`);
    const product: { data: { pictures: { width: number; height: number }[] } } = await answer.json();
    // Upright, whatever the camera's mark said.
    expect(product.data.pictures).toHaveLength(2);
    expect(product.data.pictures[0]?.height).toBeGreaterThan(product.data.pictures[0]?.width ?? 0);

    // Sold: it leaves the published ones, and its page says that it is gone.
    await walk(page, '/profile/products');
    await page.getByRole('button', { name: `Mark as completed: ${name}` }).click();
    await expect(page.getByText('The product is completed')).toBeVisible();
    await walk(page, '/profile/archive?status=completed');
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await walk(page, `/product/${data.id}`);
    await expect(page.getByText('This advert is no longer available: it is completed.')).toBeVisible();
  });
});

test.describe('a product that a moderator has hidden', () => {
  // Its picture is served to nobody at its own address.
  test.use({ viewport: { width: 360, height: 740 }, refusals: [404] });

  test('tells its owner why in every place, however long the word, and shows its picture', async ({
    page,
    request,
  }) => {
    // Not one whose lists other journeys look into: they are refused nothing.
    const seller = await somebody(request, 'Vytė');
    const signIn = async (login: string, password: string) => {
      const answer = await page.request.post('/api/login', { data: { login, password } });
      const { auth_token }: { auth_token: string } = await answer.json();
      return { authorization: `Bearer ${auth_token}` };
    };
    const [headers, moderator] = [await signIn(seller.email, seller.password), await signIn('egle', 'muge-smagu-2026')];
    const { data: categories }: { data: { id: number }[] } = await (await page.request.get('/api/categories')).json();
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#284' } })
      .png()
      .toBuffer();
    const upload = await page.request.post('/api/upload', {
      headers,
      multipart: { image: { name: 'kopija.png', mimeType: 'image/png', buffer } },
    });
    const { url }: { url: string } = await upload.json();
    const answer = await page.request.post('/api/products', {
      headers,
      data: { name: 'Kopija', price: 40, category_id: categories[0]?.id, thumbnail: [url] },
    });
    const { data }: { data: { id: number } } = await answer.json();
    const reason = 'Nebeprisikiškiakopūsteliaujantis'.repeat(3);
    const hidden = await page.request.post(`/api/admin/products/${data.id}/hide`, {
      headers: moderator,
      data: { reason },
    });
    expect(hidden.status()).toBe(200);

    await visit(page, '/profile/products');
    await logIn(page, seller);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    for (const path of ['/profile/products', `/product/${data.id}`, `/product/edit/${data.id}`]) {
      await walk(page, path);
      await expect(page.getByText(reason).first()).toBeVisible();
      expect(await sidewaysScroll(page), path).toBe(0);
      const picture = page.locator(`main img[src^="${url}?until="]`).first();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth), {
          message: path,
        })
        .toBeGreaterThan(0);
    }
    expect((await page.request.get(url)).status()).toBe(404);
  });
});

test.describe('a very high price', () => {
  test('keeps its sign on cards of every width', async ({ page }) => {
    test.slow();
    const login = await page.request.post('/api/login', { data: { login: 'mantas', password: 'muge-smagu-2026' } });
    const { auth_token: token }: { auth_token: string } = await login.json();
    const headers = { authorization: `Bearer ${token}` };
    const { data: categories }: { data: { id: number }[] } = await (await page.request.get('/api/categories')).json();
    const answer = await page.request.post('/api/products', {
      headers,
      data: { name: 'Dvaras', price: 88_888_888.88, category_id: categories[0]?.id },
    });
    const { data }: { data: { id: number; user_id: number } } = await answer.json();
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `/seller/${data.user_id}/${data.id}`);
      const prices = page.getByText('88 888 888,88 €').filter({ visible: true });
      // One among the best offers, one in the list.
      await expect(prices).toHaveCount(2);
      const over = await prices.evaluateAll((all) =>
        all.map((price) => {
          const words = document.createRange();
          words.selectNodeContents(price);
          return Math.max(0, words.getBoundingClientRect().right - price.getBoundingClientRect().right);
        }),
      );
      expect(over, String(width)).toEqual([0, 0]);
    }
  });
});

test.describe('two tabs that change one product', () => {
  test.use({ viewport: { width: 360, height: 740 }, refusals: [409] });

  test('a change in one tab is not written over in another, and what was typed survives', async ({ page, context }) => {
    await visit(page, '/new-product');
    await dialogOf(page)
      .getByRole('button', { name: /mantas|Seller/i })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const { data: categories }: { data: { id: number }[] } = await (await page.request.get('/api/categories')).json();
    const answer = await page.request.post('/api/products', {
      headers,
      data: {
        name: 'Spinta',
        price: 40,
        category_id: categories[0]?.id,
        address: 'Alytus',
        contact_phone: '+37061234567',
      },
    });
    const { data }: { data: { id: number } } = await answer.json();
    const nameNow = async () => {
      const product = await page.request.get(`/api/products/${data.id}`, { headers });
      const now: { data: { name: string } } = await product.json();
      return now.data.name;
    };

    await walk(page, `/product/edit/${data.id}`);
    const nameIn = (tab: Page) => tab.getByRole('textbox', { name: /^Name/ });
    await expect(nameIn(page)).toHaveValue('Spinta');
    const other = await context.newPage();
    await visit(other, `/product/edit/${data.id}`);
    await nameIn(other).fill('Spinta, pigiau');
    await other.getByRole('button', { name: 'To publish' }).click();
    await expect(other).toHaveURL('/profile/products');

    await nameIn(page).fill('Spinta, kaip nauja');
    await page.getByRole('button', { name: 'To publish' }).click();
    await expect(page.getByRole('dialog', { name: 'This product was changed meanwhile' })).toBeVisible();
    expect(await nameNow()).toBe('Spinta, pigiau');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(nameIn(page)).toHaveValue('Spinta, kaip nauja');
    await expect(page.getByText('It was changed elsewhere meanwhile.')).toBeVisible();
    await page.getByRole('button', { name: 'To publish' }).click();
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page).toHaveURL('/profile/products');
    expect(await nameNow()).toBe('Spinta, kaip nauja');
  });
});

test.describe('without a connection', () => {
  test.use({ viewport: { width: 360, height: 740 }, loses: true });

  test('a lost connection is said: of what is pressed, and of a screen that can’t be had', async ({
    page,
    context,
  }) => {
    await visit(page, '/profile/products');
    await dialogOf(page)
      .getByRole('button', { name: /mantas|Seller/i })
      .click();
    await page
      .getByRole('button', { name: /^Put away: / })
      .first()
      .waitFor();
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^Put away: / })
      .first()
      .click();
    await expect(page.getByText('Network error: check your connection and try again.')).toBeVisible();
    await walk(page, '/profile/archive');
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  });
});
