import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { categoriesQuery } from '../features/categories/api.ts';
import { countsQuery, recommendationsQuery } from '../features/recommendations/api.ts';
import { screens as addresses } from '../lib/paths.ts';

/** A screen: where it lives, the chunk that holds it, and what it will want to know. */
export interface Screen {
  /** Pattern of its address, from the contract. */
  path: string;
  /** Loads its chunk, which exports the component as `Component`. */
  load: () => Promise<{ Component: () => ReactNode }>;
  /** Starts its queries while the chunk is still on its way; must not wait for them. */
  prefetch?: (client: QueryClient, params: Params) => void;
}

/**
 * Every screen that exists, each a chunk of its own. Adding one is an entry here; links to it in the header, the menus
 * and the footer then appear by themselves (`hasScreen`).
 */
export const screens: readonly Screen[] = [
  {
    path: addresses.home,
    load: () => import('./screens/home.tsx'),
    prefetch: (client) => {
      void client.prefetchQuery(categoriesQuery);
      void client.prefetchQuery(recommendationsQuery);
      void client.prefetchQuery(countsQuery);
    },
  },
];

/** Tells whether an address (with or without query and hash) leads to a screen, so that nothing links to nowhere. */
export function hasScreen(to: string): boolean {
  const pathname = to.split(/[?#]/)[0] ?? '';
  return screens.some(({ path }) => matchPath(path, pathname) !== null);
}
