import { createI18n } from '@muge/i18n';
import { act, render, screen } from '@testing-library/react';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { createRoutes } from '../src/app/router.tsx';
import { createQueryClient } from '../src/lib/query.ts';
import { backend } from './auth/backend.ts';

// The layout's code is there before a test waits for it.
import '../src/app/layout/MainLayout.tsx';

function Archive() {
  return <h1>The archive</h1>;
}
function Here() {
  return <h1>Here</h1>;
}

it('a screen whose code can’t be had says so, and is there on a visit when it can', async () => {
  backend({});
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let connected = false;
  const load = async () => {
    if (!connected) throw new TypeError('Failed to fetch dynamically imported module');
    return { Component: Archive };
  };
  const client = createQueryClient();
  const i18n = await createI18n('en', [initReactI18next]);
  const here = { path: '/here', load: async () => ({ Component: Here }) };
  const router = createMemoryRouter(createRoutes(client, [here, { path: '/archive', load }]), {
    initialEntries: ['/here'],
  });
  render(<App i18n={i18n} client={client} router={router} />);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  await act(() => router.navigate('/archive'));
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  await act(() => router.navigate('/here'));
  connected = true;
  await act(() => router.navigate('/archive'));
  expect(await screen.findByRole('heading', { name: 'The archive' })).toBeTruthy();
  told.mockRestore();
});
