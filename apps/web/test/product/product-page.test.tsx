import { createI18n } from '@muge/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as ProductScreen } from '../../src/app/screens/product.tsx';
import { Component as RedirectScreen } from '../../src/app/screens/product-redirect.tsx';
import { productQuery } from '../../src/features/product/api.ts';
import { createQueryClient } from '../../src/lib/query.ts';
import { aProduct } from '../products.ts';
import { aDetail, answerWith, aSeller, failure, found } from './fixtures.ts';

async function open(path: string, client = createQueryClient()) {
  const i18n = await createI18n('en', [initReactI18next]);
  const router = createMemoryRouter(
    [
      { path: '/product/:id', element: <ProductScreen /> },
      { path: '/products/:id', element: <RedirectScreen /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return router;
}

const others = {
  '/api/categories/1/search': () => found(),
  '/api/categories': () => ({ body: { data: [] } }),
};
const product = (answer: () => { status?: number; body: unknown }) =>
  answerWith({ '/api/products/7': answer, ...others });

afterEach(() => {
  document.title = '';
});

describe('the product page', () => {
  it('shows price, name, place and the trail, and names the window after the product', async () => {
    product(() => ({ body: { data: aDetail() } }));
    await open('/product/7');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Miesto dviratis Gazelle Orange C8' });
    expect(heading.getAttribute('lang')).toBe('lt');
    expect(screen.getByText('340 €')).toBeTruthy();
    expect(document.title).toBe('Miesto dviratis Gazelle Orange C8 – Mugė');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search',
      '/search/1',
      '/search/1/4',
    ]);
    expect(trail.getByText('Miesto dviratis Gazelle Orange C8').getAttribute('lang')).toBe('lt');
  });

  it('tells search engines its one address', async () => {
    product(() => ({ body: { data: aDetail() } }));
    await open('/product/7?from=mail');
    await screen.findByRole('heading', { level: 1 });
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    expect(new URL(canonical?.href ?? '').pathname).toBe('/product/7');
    expect(new URL(canonical?.href ?? '').search).toBe('');
  });

  it('ends with language and theme, which its header of phones has not', async () => {
    product(() => ({ body: { data: aDetail() } }));
    await open('/product/7');
    await screen.findByRole('heading', { level: 1 });
    const settings = within(screen.getByRole('region', { name: 'Language and theme' }));
    expect(settings.getByRole('button', { name: 'English', current: true })).toBeTruthy();
    await userEvent.click(settings.getByRole('button', { name: /^Switch the theme:\s*Dark$/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(settings.getByRole('button', { name: /Light$/ }));
    await userEvent.click(settings.getByRole('button', { name: 'Lietuvių' }));
    expect(await settings.findByRole('button', { name: 'Lietuvių', current: true })).toBeTruthy();
  });

  it('shows how often it was seen, written and called about', async () => {
    product(() => ({ body: { data: aDetail({ user: aSeller({ reviews_count: 23, average_rating: 4.78 }) }) } }));
    await open('/product/7');
    const block = (await screen.findByRole('heading', { name: 'Statistics' })).closest('section');
    expect([...(block?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      '23 reviews',
      '318 seen',
      '12 written',
      '7 called',
    ]);
  });

  it('links the address to a map that opens apart', async () => {
    product(() => ({ body: { data: aDetail({ address: 'Vilniaus g. 213, Šiauliai' }) } }));
    await open('/product/7');
    const map = await screen.findByRole('link', { name: 'show on map (opens OpenStreetMap in a new tab)' });
    expect(map.getAttribute('href')).toBe(
      `https://www.openstreetmap.org/search?${new URLSearchParams({ query: 'Vilniaus g. 213, Šiauliai, Lietuva' })}`,
    );
    expect(map.getAttribute('target')).toBe('_blank');
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('shows the first 150 characters of the description until more is asked for', async () => {
    const description = `${'Tvarkingas dviratis. '.repeat(10)}Pabaiga.`;
    product(() => ({ body: { data: aDetail({ description }) } }));
    await open('/product/7');
    const more = await screen.findByRole('button', { name: 'See more' });
    expect(screen.queryByText(/Pabaiga/)).toBeNull();
    await userEvent.click(more);
    expect(screen.getByText(/Pabaiga/).getAttribute('lang')).toBe('lt');
    await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(screen.queryByText(/Pabaiga/)).toBeNull();
  });

  it('has no See more for a short description, and no block for none', async () => {
    product(() => ({ body: { data: aDetail({ description: 'Geras.' }) } }));
    await open('/product/7');
    await screen.findByText('Geras.');
    expect(screen.queryByRole('button', { name: 'See more' })).toBeNull();
  });

  it('shows only those verifications of the seller that are confirmed', async () => {
    const user = aSeller({ identity_confirmed: true, average_rating: 4.78, reviews_count: 1 });
    product(() => ({ body: { data: aDetail({ user }) } }));
    await open('/product/7');
    const seller = within(await screen.findByRole('region', { name: 'Seller' }));
    expect(seller.getByText('Confirmed:')).toBeTruthy();
    expect(seller.getByText('Identity')).toBeTruthy();
    expect(seller.queryByText('Phone')).toBeNull();
    expect(seller.queryByText('Company')).toBeNull();
    expect(seller.getByText('4.8')).toBeTruthy();
    expect(seller.getByText('Average rating 4.8 of 5')).toBeTruthy();
    expect(seller.getByText('1 review')).toBeTruthy();
  });

  it('never shows the seller’s phone, not even masked', async () => {
    product(() => ({ body: { data: aDetail() } }));
    await open('/product/7');
    await screen.findByRole('heading', { level: 1 });
    expect(document.body.textContent).not.toContain('+370');
  });
});

describe('a product that is gone', () => {
  it.each([
    ['archived', 'the seller has put it away'],
    ['completed', 'it is completed'],
  ] as const)('has a page marked as no longer available (%s)', async (status, words) => {
    product(() => ({ body: { data: aDetail({ status, available: false }) } }));
    await open('/product/7');
    expect(await screen.findByText(new RegExp(`This advert is no longer available: ${words}`))).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('a product that cannot be shown', () => {
  it('is not found when it is absent or private', async () => {
    product(() => failure(404, 'not_found'));
    await open('/product/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such advert' })).toBeTruthy();
    expect(screen.getByText('It has been removed, it was never published, or the address has a mistake.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the search' }).getAttribute('href')).toBe('/search');
    expect(document.title).toBe('There is no such advert – Mugė');
  });

  it('is asked for once, though its page begins before its code is there', async () => {
    const asked = product(() => failure(404, 'not_found'));
    const client = createQueryClient();
    await client.prefetchQuery(productQuery(7));
    await open('/product/7', client);
    expect(await screen.findByText('There is no such advert')).toBeTruthy();
    expect(asked.filter((path) => path.startsWith('/api/products'))).toHaveLength(1);
  });

  it.each(['abc', '0', '1e3', '99999999999', '2147483648'])('is not found, unasked, under the id %s', async (id) => {
    const asked = answerWith(others);
    await open(`/product/${id}`);
    expect(await screen.findByText('There is no such advert')).toBeTruthy();
    expect(asked.filter((path) => path.startsWith('/api/products'))).toEqual([]);
  });

  it('can be asked for again after a failure', async () => {
    let down = true;
    product(() => (down ? failure(403, 'forbidden') : { body: { data: aDetail() } }));
    await open('/product/7');
    expect(await screen.findByText('The advert could not be loaded')).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it.each([
    ['a list shows it with one picture', 1, 0],
    ['a list shows it with three pictures', 3, 3],
    ['a list shows it with nine pictures', 9, 9],
    ['no list knows it', null, 5],
  ] as const)('keeps room for its small pictures meanwhile where %s', async (_where, count, room) => {
    answerWith(others);
    const client = createQueryClient();
    const thumbnail = Array.from({ length: count ?? 2 }, (_, index) => `/storage/p${index}.webp`);
    const card = aProduct({ id: count === null ? 8 : 7, thumbnail });
    client.setQueryData(['search', 'results'], { pages: [{ data: [aProduct({ id: 9 }), card] }], pageParams: [] });
    await open('/product/7', client);
    const waiting = screen.getByRole('status', { name: 'Loading the advert…' });
    expect(waiting.querySelectorAll('.wait__thumb')).toHaveLength(room);
  });

  it('says that it is loading meanwhile', async () => {
    answerWith(others);
    await open('/product/7');
    expect(screen.getByRole('status', { name: 'Loading the advert…' })).toBeTruthy();
  });
});

describe('the API’s address of a product', () => {
  it('leads to its page', async () => {
    product(() => ({ body: { data: aDetail() } }));
    const router = await open('/products/7');
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/product/7');
  });
});
