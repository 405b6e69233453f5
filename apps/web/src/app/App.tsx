import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { ToastRegion } from '../components/ui/Toasts.tsx';
import { createQueryClient, refreshForLanguage } from '../lib/query.ts';
import { createRouter } from './router.tsx';

/** The whole application: texts, cache, router, notifications. */
export function App({ i18n }: { i18n: i18n }) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createRouter(client));

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
