import { createI18n, type Language } from '@muge/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastRegion } from '../src/components/ui/Toasts.tsx';
import { createQueryClient } from '../src/lib/query.ts';

/** Draws `ui` at `path` with texts, cache, router and notifications around it, as the application does. */
export async function renderAt(ui: ReactNode, path = '/', language: Language = 'en'): Promise<RenderResult> {
  document.documentElement.lang = language;
  const i18n = await createI18n(language, [initReactI18next]);
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [path] });
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
