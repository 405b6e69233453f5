import { createI18n } from '@muge/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { footerGroups, informationLinks, topLinks } from '../src/app/layout/links.ts';
import { createRoutes } from '../src/app/router.tsx';
import { createQueryClient } from '../src/lib/query.ts';
import { aProduct } from './products.ts';
import { serve, someCategories } from './server.ts';

/** The application at `path`, with screens of the test's own in place of what isn't its subject. */
async function application(path: string) {
  const client = createQueryClient();
  const i18n = await createI18n('en', [initReactI18next]);
  const [layout] = createRoutes(client);
  const stand = ['/search', '/search/:categoryId', '/product/:id'].map((to) => ({ path: to, element: <h1>{to}</h1> }));
  const children = (layout?.children ?? []).filter((route) => !stand.some((own) => own.path === route.path));
  const routes: RouteObject[] = [
    { element: layout?.element, hydrateFallbackElement: <i />, children: [...stand, ...children] },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('main');
  return router;
}

const address = (router: Awaited<ReturnType<typeof application>>) =>
  router.state.location.pathname + router.state.location.search;
const header = () => within(screen.getByRole('banner'));

beforeEach(() => {
  serve({
    categories: someCategories,
    products: [aProduct()],
    counts: { published: 1, published_today: 1 },
    places: [{ id: 1, name: 'Kaunas', municipality: 'Kaunas', label: 'Kaunas', latitude: 54.9, longitude: 23.9 }],
  });
});

describe('the search of the header', () => {
  it('goes to the general search with text and place', async () => {
    const router = await application('/product/7');
    await userEvent.type(header().getByRole('combobox', { name: 'Text to search for' }), 'dviratis');
    // The plain field that stands in for it until its code is there might go away under the click.
    await userEvent.click(await header().findByRole('combobox', { name: 'Place' }));
    await userEvent.keyboard('Kaunas');
    await userEvent.click(header().getByRole('button', { name: 'Search' }));
    expect(address(router)).toBe('/search?q=dviratis&address=Kaunas');
  });

  it('leaves an empty place out', async () => {
    const router = await application('/product/7');
    await userEvent.type(header().getByRole('combobox', { name: 'Text to search for' }), 'dviratis{Enter}');
    expect(address(router)).toBe('/search?q=dviratis');
  });

  it('needs at least one character', async () => {
    const router = await application('/product/7');
    await userEvent.type(header().getByRole('combobox', { name: 'Text to search for' }), '  ');
    await userEvent.click(header().getByRole('button', { name: 'Search' }));
    expect(address(router)).toBe('/product/7');
    expect(header().getByText('Write at least one character to search.').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(header().getByRole('combobox', { name: 'Text to search for' }));
  });

  it('shows what the address asks for, as it was typed', async () => {
    await application('/search?q=%20Miesto%20dviratis%25&address=Kauno%20r.');
    expect(header().getByRole<HTMLInputElement>('combobox', { name: 'Text to search for' }).value).toBe(
      ' Miesto dviratis%',
    );
    expect((await header().findByRole<HTMLInputElement>('combobox', { name: 'Place' })).value).toBe('Kauno r.');
  });

  it('suggests places', async () => {
    await application('/product/7');
    const field = await header().findByRole('combobox', { name: 'Place' });
    await userEvent.type(field, 'kau');
    await userEvent.click(await screen.findByRole('option', { name: 'Kaunas' }));
    expect(header().getByRole<HTMLInputElement>('combobox', { name: 'Place' }).value).toBe('Kaunas');
  });
});

describe('home', () => {
  it('has one search only: the counter', async () => {
    await application('/');
    await screen.findByRole('heading', { name: 'The fair is open' });
    expect(screen.getByRole('banner').querySelector('form')?.hasAttribute('inert')).toBe(true);
    expect(screen.getByRole('main').querySelector('form')?.hasAttribute('inert')).toBe(false);
  });
});

describe('All Categories', () => {
  it('opens with the current category expanded and leads to subcategories', async () => {
    const router = await application('/search/1');
    await userEvent.click(await header().findByRole('button', { name: /^All Categories:\s*Transport$/ }));
    const panel = within(await screen.findByRole('region', { name: 'All Categories' }));
    expect(panel.getByRole('button', { name: 'Transport' }).getAttribute('aria-expanded')).toBe('true');
    expect(panel.getByRole('link', { name: 'All in Transport' }).getAttribute('href')).toBe('/search/1');
    expect(panel.getByRole('link', { name: 'Bicycles' }).getAttribute('href')).toBe('/search/1/12');
    await userEvent.click(panel.getByRole('link', { name: 'All in Transport' }));
    expect(address(router)).toBe('/search/1');
    expect(screen.queryByRole('region', { name: 'All Categories' })).toBeNull();
  });

  it('expands and collapses', async () => {
    await application('/product/7');
    await userEvent.click(await header().findByText('All Categories', { selector: '.capsule__cat' }));
    const panel = within(await screen.findByRole('region', { name: 'All Categories' }));
    const head = panel.getByRole('button', { name: 'Transport' });
    expect(head.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(head);
    expect(panel.getByRole('link', { name: 'Cars' })).toBeTruthy();
    await userEvent.click(head);
    expect(panel.queryByRole('link', { name: 'Cars' })).toBeNull();
  });

  it('takes the focus from the keyboard, moves with arrows, and gives it back on Esc', async () => {
    await application('/search/1');
    const button = await header().findByRole('button', { name: /^All Categories:\s*Transport$/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('region', { name: 'All Categories' }));
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Transport' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Real estate' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'All Categories' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes on a press outside', async () => {
    await application('/search/1');
    await userEvent.click(await header().findByRole('button', { name: /^All Categories:\s*Transport$/ }));
    await screen.findByRole('region', { name: 'All Categories' });
    await userEvent.click(screen.getByRole('main'));
    expect(screen.queryByRole('region', { name: 'All Categories' })).toBeNull();
  });
});

describe('language and theme', () => {
  it('change at once and are remembered', async () => {
    await application('/product/7');
    await userEvent.click(screen.getByRole('button', { name: /^Language:\s*English$/ }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Lietuvių' })[0] ?? document.body);
    expect(await header().findByRole('button', { name: 'Ieškoti' })).toBeTruthy();
    expect(window.localStorage.getItem('language')).toBe('lt');

    await userEvent.click(screen.getByRole('button', { name: /^Pakeisti temą:\s*Tamsi$/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('Dark');
    await userEvent.click(screen.getByRole('button', { name: /^Pakeisti temą:\s*Šviesi$/ }));
    expect(window.localStorage.getItem('theme')).toBe('Light');
  });
});

describe('an unknown address', () => {
  it('says so and goes home after two seconds', async () => {
    const begun = performance.now();
    const router = await application('/nowhere');
    expect(await screen.findByText('Unauthorized, or Page not found. redirecting to home')).toBeTruthy();
    expect(address(router)).toBe('/nowhere');
    await waitFor(() => expect(address(router)).toBe('/'));
    expect(performance.now() - begun).toBeGreaterThan(1990);
  });
});

describe('the layout’s links', () => {
  it('all lead to screens', () => {
    const routes = createRoutes(createQueryClient());
    const links = [...topLinks(), ...informationLinks(), ...footerGroups().flatMap((group) => group.links)];
    for (const { to } of links) {
      expect(matchRoutes(routes, to)?.at(-1)?.route.path, to).not.toBe('*');
    }
  });

  it('stand in the footer as far as there are screens for them', async () => {
    await application('/nowhere');
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(1)).toEqual([
      ['Search', '/search'],
      ['Category', '/category'],
      ['Favourites', '/profile/favourites'],
      ['My Products', '/profile/products'],
      ['About', '/about'],
      ['Business', '/business'],
      ['Support', '/support'],
      ['Career', '/career'],
      ['Privacy', '/privacy'],
      ['Policy', '/policy'],
      ['Safety', '/safety'],
      ['Terms', '/terms'],
    ]);
  });

  it('redirect the old spelling of /business', async () => {
    const routes = createRoutes(createQueryClient());
    expect(matchRoutes(routes, '/bussiness')?.at(-1)?.route.path).toBe('/bussiness');
  });
});
