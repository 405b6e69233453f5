import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { ToastRegion } from '../components/ui/Toasts.tsx';
import { forgetSearchesOnLeaving } from '../features/suggestions/recent-searches.ts';
import { refreshForLanguage } from '../lib/query.ts';
import { followSession } from '../lib/session.ts';
import type { createRouter } from './router.tsx';

type Router = ReturnType<typeof createRouter>;

/** The whole application: texts, cache, router, notifications. */
export function App({ i18n, client, router }: { i18n: i18n; client: QueryClient; router: Router }) {
  useEffect(() => followSession(client), [client]);
  useEffect(forgetSearchesOnLeaving, []);
  useEffect(() => {
    const refresh = () => void refreshForLanguage(client);
    i18n.on('languageChanged', refresh);
    return () => i18n.off('languageChanged', refresh);
  }, [client, i18n]);

  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </I18nextProvider>
  );
}
