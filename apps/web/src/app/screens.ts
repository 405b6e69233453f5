import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { categoriesQuery } from '../features/categories/api.ts';
import { newestQuery } from '../features/category/api.ts';
import { favoritesQuery } from '../features/favorites/api.ts';
import { productQuery } from '../features/product/api.ts';
import { countsQuery, recommendationsQuery } from '../features/recommendations/api.ts';
import { prefetchSearch, showsResults } from '../features/search/api.ts';
import { readFilters } from '../features/search/filters.ts';
import { readScope } from '../features/search/scope.ts';
import { sellerProductsQuery, sellerQuery } from '../features/seller/api.ts';
import { screens as addresses, apiPages, readId } from '../lib/paths.ts';
import { getToken } from '../lib/token.ts';

/** A screen: where it lives, the chunk that holds it, and what it will want to know. */
export interface Screen {
  /** Pattern of its address, from the contract. */
  path: string;
  /** Loads its chunk, which exports the component as `Component`. */
  load: () => Promise<{ Component: () => ReactNode }>;
  /**
   * Starts the queries of an address, its parameters read, while the chunk is still on its way; must not wait for them.
   */
  prefetch?: (client: QueryClient, params: Params, url: URL) => void;
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
  {
    path: addresses.product,
    load: () => import('./screens/product.tsx'),
    prefetch: (client, params) => {
      const id = readId(params.id);
      if (id !== null) void client.prefetchQuery(productQuery(id));
      void client.prefetchQuery(categoriesQuery);
    },
  },
  // One screen for the three, so that filters and list stay in place while the category changes.
  ...[addresses.search, addresses.searchCategory, addresses.searchSubcategory].map(
    (path): Screen => ({
      path,
      load: () => import('./screens/search.tsx'),
      prefetch: (client, params, url) => {
        void client.prefetchQuery(categoriesQuery);
        const scope = readScope(params);
        const filters = readFilters(url.searchParams);
        if (scope && showsResults(scope, filters)) prefetchSearch(client, scope, filters);
      },
    }),
  ),
  {
    path: addresses.category,
    load: () => import('./screens/category.tsx'),
    prefetch: (client, params) => {
      void client.prefetchQuery(categoriesQuery);
      const id = readScope(params)?.categoryId ?? null;
      if (id !== null) void client.prefetchQuery(newestQuery(id));
    },
  },
  {
    path: addresses.categories,
    load: () => import('./screens/categories.tsx'),
    prefetch: (client) => void client.prefetchQuery(categoriesQuery),
  },
  {
    path: addresses.login,
    load: () => import('./screens/login.tsx'),
    prefetch: (client) => {
      void client.prefetchQuery(categoriesQuery);
      void client.prefetchQuery(recommendationsQuery);
      void client.prefetchQuery(countsQuery);
    },
  },
  {
    path: addresses.favourites,
    load: () => import('./screens/favourites.tsx'),
    prefetch: (client) => {
      if (getToken() !== null) void client.prefetchInfiniteQuery(favoritesQuery);
    },
  },
  {
    path: addresses.newProduct,
    load: () => import('./screens/new-product.tsx'),
    prefetch: (client) => void client.prefetchQuery(categoriesQuery),
  },
  {
    path: addresses.editProduct,
    load: () => import('./screens/edit-product.tsx'),
    prefetch: (client) => void client.prefetchQuery(categoriesQuery),
  },
  ...[
    { path: addresses.newAd, load: () => import('./screens/new-ad.tsx') },
    { path: addresses.editAd, load: () => import('./screens/edit-ad.tsx') },
  ].map((form): Screen => ({ ...form, prefetch: (client) => void client.prefetchQuery(categoriesQuery) })),
  { path: addresses.ads, load: () => import('./screens/own-ads.tsx') },
  { path: addresses.profile, load: () => import('./screens/profile.tsx') },
  { path: addresses.products, load: () => import('./screens/own-products.tsx') },
  { path: addresses.archive, load: () => import('./screens/archive.tsx') },
  {
    path: addresses.seller,
    load: () => import('./screens/seller.tsx'),
    prefetch: (client, params) => {
      const id = readId(params.sellerId);
      if (id === null || getToken() === null) return;
      void client.prefetchQuery(sellerQuery(id));
      void client.prefetchInfiniteQuery(sellerProductsQuery(id, 'active', ''));
    },
  },
  { path: addresses.outbox, load: () => import('./screens/outbox.tsx') },
  // One screen for all of them: which text it shows, the address tells.
  ...[
    addresses.about,
    addresses.business,
    addresses.support,
    addresses.career,
    addresses.safety,
    addresses.terms,
    addresses.privacy,
    addresses.policy,
  ].map((path): Screen => ({ path, load: () => import('./screens/information.tsx') })),
  { path: apiPages.product, load: () => import('./screens/product-redirect.tsx') },
];

/** Tells whether an address (with or without query and hash) leads to a screen, so that nothing links to nowhere. */
export function hasScreen(to: string): boolean {
  const pathname = to.split(/[?#]/)[0] ?? '';
  return screens.some(({ path }) => matchPath(path, pathname) !== null);
}
