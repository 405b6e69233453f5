import type { PageMeta, ProductCard, Seller } from '@muge/contract';
import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as SellerScreen } from '../../src/app/screens/seller.tsx';
import { sellerQuery } from '../../src/features/seller/api.ts';
import { SellerPage } from '../../src/features/seller/SellerPage.tsx';
import { createQueryClient } from '../../src/lib/query.ts';
import * as reload from '../../src/lib/reload.ts';
import { setToken } from '../../src/lib/token.ts';
import { backend, type Call, refusal } from '../auth/backend.ts';
import { aSeller } from '../product/fixtures.ts';
import { aProduct } from '../products.ts';
import { renderAt } from '../render.tsx';

const mantas: Seller = {
  ...aSeller({
    average_rating: 4.8,
    reviews_count: 23,
    subscribers_count: 148,
    subscriptions_count: 12,
    phone_verified_at: '2025-11-01T10:00:00.000Z',
    identity_confirmed: true,
  }),
  active_count: 14,
  archive_count: 52,
};

function page(products: ProductCard[], changes: Partial<PageMeta> = {}) {
  const meta: PageMeta = { page: 1, per_page: 12, total: products.length, total_capped: false, next_cursor: null };
  return { data: products.map((product) => ({ ...product, own: null })), meta: { ...meta, ...changes } };
}

const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => aProduct({ id: from + index, name: `Daiktas ${from + index}` }));

type Answers = Parameters<typeof backend>[0];
const defaults: Answers = {
  'GET /user/1': () => ({ data: mantas }),
  'GET /user/1/0/activeProducts': () => page(some(1, 2)),
  'GET /user/1/archiveProducts': () => page([aProduct({ id: 90, name: 'Parduota', status: 'completed' })]),
};

async function open(answers: Answers = {}, { path = '/seller/1/7', language = 'en' as 'en' | 'lt' | 'ru' } = {}) {
  const calls = backend({ ...defaults, ...answers });
  await renderAt(<SellerPage id={1} offers={() => null} actions={() => null} />, path, language);
  return calls;
}

const asked = (calls: Call[], name: string) => calls.filter((call) => call.name === name).map(({ query }) => query);
const activeList = 'GET /user/1/0/activeProducts';
const never = () => new Promise(() => undefined);

beforeEach(() => setToken('abc'));

describe('the seller’s panel', () => {
  it('is looked at anew every 30 seconds', async () => {
    vi.useFakeTimers();
    const calls = backend(defaults);
    const leave = new QueryObserver(createQueryClient(), sellerQuery(1)).subscribe(() => undefined);
    const times = () => asked(calls, 'GET /user/1').length;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(times()).toBe(3);
    leave();
  });

  it('says who they are, in figures and badges', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mantas Kazlauskas' })).toBeTruthy();
    const panel = within(screen.getByRole('region', { name: 'About the seller' }));
    for (const text of ['4.8', '23 reviews', '148 subscribers', '12 subscriptions', 'Phone', 'Identity']) {
      expect(panel.getByText(text)).toBeTruthy();
    }
    expect(panel.getByText('Usually answers in about 30 minutes')).toBeTruthy();
    expect(panel.queryByText('Company')).toBeNull();
    expect(panel.getByRole('img', { name: '4.8 of 5 stars' })).toBeTruthy();
  });

  it.each([
    ['en', '148 subscribers', '12 subscriptions'],
    ['lt', '148 prenumeratoriai', '12 prenumeratų'],
    ['ru', '148 подписчиков', '12 подписок'],
  ] as const)('counts in %s', async (language, subscribers, subscriptions) => {
    await open({}, { language });
    expect(await screen.findByText(subscribers)).toBeTruthy();
    expect(screen.getByText(subscriptions)).toBeTruthy();
  });

  it('counts one of each, and says that nobody has written of them yet', async () => {
    const alone = { ...mantas, subscribers_count: 1, subscriptions_count: 1, reviews_count: 0, average_rating: null };
    await open({ 'GET /user/1': () => ({ data: alone }) });
    for (const text of ['1 subscriber', '1 subscription', 'No reviews yet']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  it('stands under "Home > name"', async () => {
    await open();
    await screen.findByRole('heading', { level: 1 });
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(crumbs.getByText('Mantas Kazlauskas').getAttribute('aria-current')).toBe('page');
  });

  it('says that it loads; the tabs have "..." for their counts meanwhile', async () => {
    await open({ 'GET /user/1': never });
    expect(screen.getByText('Loading seller information...')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active ...', 'Completed ...']);
  });

  it('says that there is no such seller', async () => {
    await open({ 'GET /user/1': () => refusal(404, 'not_found') });
    expect(await screen.findByRole('heading', { name: 'There is no such seller' })).toBeTruthy();
    expect(screen.getByText('The account has been removed, or the address has a mistake.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the search' }).getAttribute('href')).toBe('/search');
  });

  it('can be asked for again after a failure', async () => {
    let down = true;
    await open({ 'GET /user/1': () => (down ? refusal(403, 'forbidden') : { data: mantas }) });
    expect(await screen.findByText('The seller’s information could not be loaded')).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mantas Kazlauskas' })).toBeTruthy();
  });
});

describe('the seller’s products', () => {
  it('are cards with "To the product", as many as it says', async () => {
    await open({ [activeList]: () => page(some(1, 2), { total: 14 }) });
    expect(await screen.findByText('Showing 2 of 14 products')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Products of the seller' })).toBeTruthy();
    const card = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(card.getByRole('link', { name: 'To the product: Daiktas 1' }).getAttribute('href')).toBe('/product/1');
  });

  it('stand in two tabs with their counts; the tab is in the address', async () => {
    await open();
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active 14', 'Completed 52']),
    );
    await userEvent.click(screen.getByRole('tab', { name: /Completed/ }));
    expect(await screen.findByRole('link', { name: 'Parduota' })).toBeTruthy();
  });

  it('open at the tab and with the search of the address', async () => {
    const calls = await open({}, { path: '/seller/1/7?tab=completed&q=dviratis' });
    await screen.findByRole('link', { name: 'Parduota' });
    expect(asked(calls, 'GET /user/1/archiveProducts')).toEqual(['?per_page=12&q=dviratis']);
    expect(screen.getByRole('searchbox', { name: 'Profile Search' })).toHaveProperty('value', 'dviratis');
  });

  it('are searched by the button and by Enter', async () => {
    const calls = await open();
    await screen.findByText('Showing 2 of 2 products');
    const box = screen.getByRole('searchbox', { name: 'Profile Search' });
    await userEvent.type(box, ' stalas ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked(calls, activeList)).toContain('?per_page=12&q=stalas'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'sofa{Enter}');
    await waitFor(() => expect(asked(calls, activeList)).toContain('?per_page=12&q=sofa'));
  });

  it('say that nothing was found, and show all again', async () => {
    await open(
      { [activeList]: ({ query }) => page(query.includes('q=') ? [] : some(1, 2)) },
      { path: '/seller/1/7?q=x' },
    );
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your search terms or filters.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(await screen.findByText('Showing 2 of 2 products')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it.each([
    ['active', 'No active products', 'This seller has no active products at the moment.'],
    ['completed', 'No completed products', 'This seller has no completed products.'],
  ])('say that there are no %s ones', async (tab, title, hint) => {
    const none = { [activeList]: () => page([]), 'GET /user/1/archiveProducts': () => page([]) };
    await open(none, { path: `/seller/1/7?tab=${tab}` });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('say that they could not be loaded; "Try again" loads the page anew', async () => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockImplementation(() => undefined);
    await open({ [activeList]: () => refusal(403, 'forbidden') });
    expect(await screen.findByText('Error loading products')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloaded).toHaveBeenCalledOnce();
  });

  it('wait as six grey cards', async () => {
    await open({ [activeList]: never });
    const waiting = screen.getByRole('status', { name: 'Loading...' });
    expect(waiting.querySelectorAll('.card--skeleton')).toHaveLength(6);
  });
});

describe('more of the seller’s products', () => {
  const twoPages: Answers = {
    [activeList]: ({ query }) =>
      query.includes('cursor=next')
        ? page(some(13, 2), { total: 14 })
        : page(some(1, 12), { total: 14, next_cursor: 'next' }),
  };

  it('come by the button, after three grey cards, and the focus goes on at the first of them', async () => {
    const calls = await open(twoPages);
    await userEvent.click(await screen.findByRole('button', { name: 'Load more products' }));
    expect(screen.getByRole('status', { name: 'Loading...' }).querySelectorAll('.card--skeleton')).toHaveLength(3);
    expect(await screen.findByText('Showing 14 of 14 products')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Daiktas 13');
    expect(screen.queryByRole('button', { name: 'Load more products' })).toBeNull();
    expect(asked(calls, activeList)).toEqual(['?per_page=12', '?per_page=12&cursor=next']);
  });

  it('are asked for 300 ms after that', async () => {
    let came = 0;
    await open({
      [activeList]: (call) => {
        if (call.query.includes('cursor')) came = performance.now();
        return twoPages[activeList]?.(call);
      },
    });
    const button = await screen.findByRole('button', { name: 'Load more products' });
    const pressed = performance.now();
    await userEvent.click(button);
    expect(await screen.findByText('Showing 14 of 14 products')).toBeTruthy();
    expect(came - pressed).toBeGreaterThanOrEqual(299);
  });

  it('come when a tenth of the list’s foot is scrolled into sight', async () => {
    const seen: { threshold: unknown; show: () => void }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { threshold?: number } = {}) {
          seen.push({ threshold: options.threshold, show: () => tell([{ isIntersecting: true }]) });
        }
        observe() {}
        disconnect() {}
      },
    );
    await open(twoPages);
    await screen.findByText('Showing 12 of 14 products');
    expect(seen.at(-1)?.threshold).toBe(0.1);
    act(() => seen.at(-1)?.show());
    expect(await screen.findByText('Showing 14 of 14 products')).toBeTruthy();
  });

  it('say that they could not be loaded, under those that are there', async () => {
    await open({
      [activeList]: ({ query }) =>
        query.includes('cursor') ? refusal(403, 'forbidden') : page(some(1, 12), { total: 14, next_cursor: 'next' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more products' }));
    expect(await screen.findByText('Error loading products')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });
});

describe('a guest on the seller’s page', () => {
  it('sees the not-found page', async () => {
    setToken(null);
    const calls = backend(defaults);
    await renderAt(<SellerScreen />, '/seller/1/7');
    expect(await screen.findByText('Unauthorized, or Page not found. redirecting to home')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
