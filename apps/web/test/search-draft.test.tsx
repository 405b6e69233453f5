import { createI18n } from '@muge/i18n';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { createRoutes } from '../src/app/router.tsx';
import { createQueryClient } from '../src/lib/query.ts';
import { someCategories } from './server.ts';

// The layout's code is there before a test waits for it.
import '../src/app/layout/MainLayout.tsx';

const transport = { id: 1, name: 'Transport', category_id: null, category_name: null };

/** The layout around empty screens; those of the search come when `arrive` is called, if `slow`. */
async function open(path: string, { slow = true } = {}) {
  vi.stubGlobal('fetch', async (text: string) => {
    const { pathname } = new URL(text, 'http://localhost');
    if (pathname === '/api/categories') return Response.json({ data: someCategories });
    if (pathname === '/api/places') return Response.json({ data: [] });
    return Response.json({ data: { categories: [transport], words: ['dviratis'] } });
  });
  const { promise, resolve } = Promise.withResolvers<null>();
  const client = createQueryClient();
  const i18n = await createI18n('en', [initReactI18next]);
  const [layout] = createRoutes(client);
  const router = createMemoryRouter(
    [
      {
        element: layout?.element,
        hydrateFallbackElement: <i />,
        children: [
          { path: '/search/*', element: <h1>Results</h1>, loader: () => (slow ? promise : null) },
          { path: '*', element: <h1>Here</h1> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<App i18n={i18n} client={client} router={router} />);
  await screen.findByRole('main');
  return {
    router,
    arrive: async () => {
      await act(async () => resolve(null));
      await screen.findByRole('heading', { name: 'Results' });
    },
    go: (to: string) => act(() => router.navigate(to)),
  };
}

const banner = () => within(screen.getByRole('banner'));
const box = () => banner().getByRole<HTMLInputElement>('combobox', { name: 'Text to search for' });
const typeInto = (value: string) => fireEvent.change(box(), { target: { value } });

/** Types `dvir` and chooses what is suggested for it. */
async function choose(name: string): Promise<void> {
  await userEvent.type(box(), 'dvir');
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('what stands in the search box', () => {
  it('is the text that was chosen, also once its results are there', async () => {
    const { arrive } = await open('/product/7');
    await choose('dviratis');
    expect(box().value).toBe('dviratis');
    await arrive();
    expect(box().value).toBe('dviratis');
  });

  it('is gone once the category is there that was chosen', async () => {
    const { arrive } = await open('/product/7');
    await choose('Transport');
    await arrive();
    expect(box().value).toBe('');
  });

  it.each(['dviratis', 'Transport'])(
    'stays as it is typed while what was chosen (%s) is still on its way',
    async (name) => {
      const { arrive } = await open('/product/7');
      await choose(name);
      typeInto('dviratis vaikui');
      await arrive();
      expect(box().value).toBe('dviratis vaikui');
    },
  );

  it('stays as it is typed while a page is on its way that was chosen elsewhere', async () => {
    const { router, arrive } = await open('/product/7');
    act(() => void router.navigate('/search?q=sofa'));
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    typeInto('lova');
    await arrive();
    expect(box().value).toBe('lova');
  });

  it('stays as it is typed while only the filters of the results change', async () => {
    const { go } = await open('/search?q=sofa', { slow: false });
    expect(box().value).toBe('sofa');
    typeInto('sofa lova');
    await go('/search?q=sofa&status=new');
    expect(box().value).toBe('sofa lova');
  });

  it('is what the address says, forward and back', async () => {
    const { go, router } = await open('/search?q=sofa', { slow: false });
    await go('/search?q=lova');
    expect(box().value).toBe('lova');
    await act(() => router.navigate(-1));
    expect(box().value).toBe('sofa');
    await go('/product/7');
    expect(box().value).toBe('sofa');
    await go('/');
    expect(box().value).toBe('');
  });
});
