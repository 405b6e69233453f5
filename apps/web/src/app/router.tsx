import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { redirects } from '../lib/paths.ts';
import { MainLayout } from './layout/MainLayout.tsx';
import { ScreenError } from './ScreenError.tsx';
import { screens } from './screens.ts';

/** Stands for the first screen until its code is there: a shell that is filled later would only jump. */
function Nothing() {
  return null;
}

/** The routes: every screen under the one main layout, old spellings redirected, the rest not found. */
export function createRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      element: <MainLayout />,
      HydrateFallback: Nothing,
      errorElement: <ScreenError />,
      children: [
        ...screens.map(
          ({ path, load, prefetch }): RouteObject => ({
            path,
            lazy: load,
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
        { path: '*', lazy: () => import('./screens/not-found.tsx') },
      ],
    },
  ];
}

/** The router of the browser. */
export function createRouter(client: QueryClient) {
  return createBrowserRouter(createRoutes(client));
}
