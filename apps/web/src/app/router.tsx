import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { redirects } from '../lib/paths.ts';
import { MainLayout } from './layout/MainLayout.tsx';
import { ScreenError } from './ScreenError.tsx';
import { orRetry } from './screen-code.tsx';
import { type Screen, screens } from './screens.ts';

/** Stands for the first screen until its code is there: a shell that is filled later would only jump. */
function Nothing() {
  return null;
}

/** The routes: every screen under the one main layout, old spellings redirected, the rest not found. */
export function createRoutes(client: QueryClient, list: readonly Screen[] = screens): RouteObject[] {
  return [
    {
      element: <MainLayout />,
      HydrateFallback: Nothing,
      errorElement: <ScreenError />,
      children: [
        ...list.map(
          ({ path, load, prefetch }): RouteObject => ({
            path,
            lazy: orRetry(load),
            errorElement: <ScreenError />,
            loader: ({ params, request }) => {
              prefetch?.(client, params, new URL(request.url));
              return null;
            },
          }),
        ),
        ...Object.entries(redirects).map(
          ([path, to]): RouteObject => ({ path, element: <Navigate to={to} replace /> }),
        ),
        { path: '*', lazy: orRetry(() => import('./screens/not-found.tsx')), errorElement: <ScreenError /> },
      ],
    },
  ];
}

/** The router of the browser. */
export function createRouter(client: QueryClient) {
  return createBrowserRouter(createRoutes(client));
}
