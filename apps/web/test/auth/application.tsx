import { createI18n } from '@muge/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createRoutes } from '../../src/app/router.tsx';
import { screens } from '../../src/app/screens.ts';
import { ToastRegion } from '../../src/components/ui/Toasts.tsx';
import { followEntries } from '../../src/lib/entry.ts';
import { createQueryClient } from '../../src/lib/query.ts';
import { followSession } from '../../src/lib/session.ts';
import { aProduct } from '../products.ts';
import { backend, rasa, refusal } from './backend.ts';

const meta = { page: 1, per_page: 24, total: 1, total_capped: false, next_cursor: null };
const house: Parameters<typeof backend>[0] = {
  'GET /categories': () => ({ data: [] }),
  'GET /products': ({ authorization }) => [aProduct({ is_favorite: authorization !== null })],
  'GET /products/counts': () => ({ data: { published: 1, published_today: 0 } }),
  'GET /products/search': () => ({ data: [aProduct()], meta }),
  'GET /places': () => ({ data: [] }),
  'GET /favorites': () => ({ data: [aProduct({ is_favorite: true })], meta }),
  'GET /profile': ({ authorization }) =>
    authorization === 'Bearer abc' ? { data: rasa } : refusal(401, 'unauthenticated'),
  'POST /login': () => ({ auth_token: 'abc' }),
  'POST /logout': () => ({ message: 'Signed out.' }),
  'POST /register/email': () => Response.json({ message: 'Sent.', id: 41 }, { status: 201 }),
  'POST /verify/email': () => ({ message: 'Your email address was confirmed.' }),
  'POST /forgot/password': () => ({ message: 'Sent.' }),
  'POST /reset/password': () => ({ message: 'Your password was changed.' }),
};

/** A page that takes its time to come. */
interface SlowPage {
  path: string;
  comes: Promise<null>;
}

/** The whole application at `path`, or at the last of several entries of its history. */
export async function application(
  path: string | InitialEntry[],
  answers: Parameters<typeof backend>[0] = {},
  slow?: SlowPage,
) {
  const calls = backend({ ...house, ...answers });
  const client = createQueryClient();
  const i18n = await createI18n('en', [initReactI18next]);
  const [layout] = createRoutes(client);
  const routes: RouteObject[] = [
    {
      element: layout?.element,
      hydrateFallbackElement: <i />,
      children: (layout?.children ?? []).map((route) =>
        slow && route.path === slow.path ? { ...route, loader: () => slow.comes } : route,
      ),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: typeof path === 'string' ? [path] : path });
  onTestFinished(followSession(client));
  onTestFinished(followEntries(router));
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('main');
  const address = () => router.state.location.pathname + router.state.location.search;
  return { calls, router, client, address };
}

/** Screens and the dialog are chunks of their own; what is measured isn't how fast they are compiled. */
export async function compileAll(): Promise<void> {
  await import('../../src/features/auth/AuthDialog.tsx');
  for (const { load } of screens) await load();
}
