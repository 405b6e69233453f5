import type { Category, PageMeta, ProductCard, SearchCounts } from '@muge/contract';
import { createI18n, type Language } from '@muge/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createRoutes } from '../../src/app/router.tsx';
import { createQueryClient } from '../../src/lib/query.ts';
import { aProduct } from '../products.ts';
import { someCategories } from '../server.ts';

// The screens' code is there before a test waits for it, and a busy machine gets its time.
import '../../src/app/screens/categories.tsx';
import '../../src/app/screens/category.tsx';
import '../../src/app/screens/not-found.tsx';
import '../../src/app/screens/search.tsx';

configure({ asyncUtilTimeout: 4000 });
vi.setConfig({ testTimeout: 20_000 });

/** A page of results: how many there are in all, and what comes after. */
export interface Page {
  data?: ProductCard[];
  total?: number;
  capped?: boolean;
  next?: string;
}

/** What the stand-in of the API answers; a number is an error of that status. */
export interface Answers {
  categories?: Category[] | number;
  recommendations?: ProductCard[];
  /** Answers a search by its address. */
  search?: (address: URL) => Page | number | Promise<Page | number>;
  /** Counts by the address that asks for them; none unless told. */
  counts?: (address: URL) => SearchCounts | number | Promise<SearchCounts | number>;
}

const noCounts: SearchCounts = { categories: [], subcategories: [] };

function page({ data = [aProduct()], total = data.length, capped = false, next }: Page) {
  const meta: PageMeta = { page: 1, per_page: 24, total, total_capped: capped, next_cursor: next ?? null };
  return { data, meta };
}

function answer(body: unknown): Response {
  if (typeof body !== 'number') return Response.json(body);
  const code = body === 404 ? 'not_found' : 'server_error';
  return Response.json({ code, message: 'Broken.', request_id: 'r' }, { status: body });
}

/** Stands in for the API. Gives back the addresses of the searches that were asked for, without `/api`. */
export function serve(answers: Answers = {}): string[] {
  const { categories = someCategories, recommendations = [aProduct()], search = () => ({}) } = answers;
  const { counts = () => noCounts } = answers;
  const searches: string[] = [];
  vi.stubGlobal('fetch', async (text: string) => {
    const address = new URL(text, 'http://localhost');
    switch (address.pathname) {
      case '/api/categories':
        return answer(typeof categories === 'number' ? categories : { data: categories });
      case '/api/products':
        return answer(recommendations);
      case '/api/products/counts':
        return answer({ data: { published: 1, published_today: 0 } });
      case '/api/places':
        return answer({
          data: [{ id: 1, name: 'Kaunas', municipality: 'Kaunas', label: 'Kaunas', latitude: 54.9, longitude: 23.9 }],
        });
      case '/api/search/counts': {
        const counted = await counts(address);
        return answer(typeof counted === 'number' ? counted : { data: counted });
      }
    }
    if (!address.pathname.endsWith('/search')) throw new Error(`Nothing is said about ${text}`);
    searches.push(decodeURIComponent(text.replace('/api', '')));
    const found = await search(address);
    return answer(typeof found === 'number' ? found : page(found));
  });
  return searches;
}

/** The whole application at an address. `address()` tells where it has gone since. */
export async function open(path: string, { language = 'en', state }: { language?: Language; state?: unknown } = {}) {
  document.documentElement.lang = language;
  const client = createQueryClient();
  const i18n = await createI18n(language, [initReactI18next]);
  const [pathname = '/', search = ''] = path.split('?');
  const router = createMemoryRouter(createRoutes(client), {
    initialEntries: [{ pathname, search: search && `?${search}`, state }],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('main');
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}

/** The content of the screen, without header and footer. */
export const main = () => within(screen.getByRole('main'));

/** The panel of filters at the left. */
export const filters = () => within(main().getByRole('region', { name: 'Filters' }));

/** The heading once it says `text`. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
