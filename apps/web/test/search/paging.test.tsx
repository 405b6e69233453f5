import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '../products.ts';
import { main, open, type Page, serve } from './application.tsx';

const ids = (from: number) => Array.from({ length: 24 }, (_, index) => aProduct({ id: from + index }));

/** Three pages of 24, 24 and 2. */
const pages: Record<string, Page> = {
  '': { data: ids(1), total: 50, next: 'two' },
  two: { data: ids(101), total: 50, next: 'three' },
  three: { data: ids(201).slice(0, 2), total: 50 },
};
const search = ({ searchParams }: URL): Page => pages[searchParams.get('cursor') ?? ''] ?? {};
const cards = () => main().queryAllByRole('article');

describe('the list', () => {
  it('grows by the cursor until all are shown', async () => {
    const searches = serve({ search });
    await open('/search/1');
    await main().findByText('Showing 24 of 50');
    await userEvent.click(main().getByRole('button', { name: 'Load more' }));
    await main().findByText('Showing 48 of 50');
    await userEvent.click(main().getByRole('button', { name: 'Load more' }));
    await main().findByText('Showing 50 of 50');
    expect(cards()).toHaveLength(50);
    expect(main().queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(searches.map((address) => new URL(address, 'http://x').searchParams.get('cursor'))).toEqual([
      null,
      'two',
      'three',
    ]);
  });

  it('takes whoever presses the button to the first advert that it brings', async () => {
    serve({ search });
    await open('/search/1');
    await main().findByText('Showing 24 of 50');
    await userEvent.click(main().getByRole('button', { name: 'Load more' }));
    await main().findByText('Showing 48 of 50');
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/product/101'));
  });

  it('grows when a tenth of its end comes into sight', async () => {
    const watched: { callback: IntersectionObserverCallback; threshold: unknown }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          watched.push({ callback, threshold: options?.threshold });
        }
        observe() {}
        disconnect() {}
      },
    );
    serve({ search });
    await open('/search/1');
    await main().findByText('Showing 24 of 50');
    const end = watched.at(-1);
    expect(end?.threshold).toBe(0.1);
    const seen = { isIntersecting: true } as IntersectionObserverEntry;
    act(() => end?.callback([seen], {} as IntersectionObserver));
    await main().findByText('Showing 48 of 50');
  });

  it('waits for the button after every third page, so that what stands below can be reached', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #callback: IntersectionObserverCallback;
        constructor(callback: IntersectionObserverCallback) {
          this.#callback = callback;
        }
        observe() {
          this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
        }
        disconnect() {}
      },
    );
    const searches = serve({
      search: ({ searchParams }) => {
        const page = Number(searchParams.get('cursor') ?? 1);
        return { data: [aProduct({ id: page })], total: 9, next: `${page + 1}` };
      },
    });
    await open('/search/1');
    await main().findByText('Showing 3 of 9');
    expect(screen.getByRole('main').querySelector('.more__sentinel')).toBeNull();
    expect(searches).toHaveLength(3);
    await userEvent.click(main().getByRole('button', { name: 'Load more' }));
    await main().findByText('Showing 6 of 9');
    expect(main().getByRole('button', { name: 'Load more' })).toBeTruthy();
  });

  it('says that the next page failed and tries again', async () => {
    let broken = true;
    serve({ search: (address) => (broken && address.searchParams.has('cursor') ? 404 : search(address)) });
    await open('/search?sort_by=name');
    await main().findByText('Showing 24 of 50');
    await userEvent.click(main().getByRole('button', { name: 'Load more' }));
    await main().findByText('The next adverts could not be loaded.');
    expect(cards()).toHaveLength(24);
    broken = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await main().findByText('Showing 48 of 50');
  });

  it('is found as it was on coming back', async () => {
    const searches = serve({ search });
    const { router } = await open('/search/1');
    await main().findByText('Showing 24 of 50');
    await userEvent.click(main().getByRole('button', { name: 'Load more' }));
    await main().findByText('Showing 48 of 50');
    await act(() => router.navigate('/category'));
    await screen.findByRole('heading', { level: 1, name: 'All Categories' });
    await act(() => router.navigate(-1));
    await main().findByText('Showing 48 of 50');
    expect(searches).toHaveLength(2);
  });

  it('begins with its first page when one comes anew', async () => {
    serve({ search });
    const { router } = await open('/search/1');
    await main().findByText('Showing 24 of 50');
    await userEvent.click(main().getByRole('button', { name: 'Load more' }));
    await main().findByText('Showing 48 of 50');
    await act(() => router.navigate('/category'));
    await screen.findByRole('heading', { level: 1, name: 'All Categories' });
    await act(() => router.navigate('/search/1'));
    await waitFor(() => expect(main().getByText('Showing 24 of 50')).toBeTruthy());
  });

  it('has a plus where there are more than are counted', async () => {
    serve({ search: () => ({ data: ids(1), total: 1000, capped: true, next: 'two' }) });
    await open('/search/1');
    expect(await main().findByText('Showing 24 of 1,000+')).toBeTruthy();
    expect(screen.getByRole('main').querySelector('.more__bar')).toBeNull();
  });

  it.each([
    ['en', 'Showing 24 so far', 'Load more', 'Showing 24 of 24'],
    ['lt', 'Kol kas rodoma 24', 'Rodyti daugiau', 'Rodoma 24 iš 24'],
    ['ru', 'Пока показано 24', 'Показать ещё', 'Показано 24 из 24'],
  ] as const)('never shows more than there are (%s)', async (language, soFar, more, all) => {
    // As if the server counted to twenty only.
    const counted = { total: 20, capped: true };
    serve({
      search: ({ searchParams }) =>
        searchParams.has('cursor') ? { data: [], ...counted } : { data: ids(1), ...counted, next: 'two' },
    });
    await open('/search/1', { language });
    expect(await main().findByText(soFar)).toBeTruthy();
    await userEvent.click(main().getByRole('button', { name: more }));
    expect(await main().findByText(all)).toBeTruthy();
  });
});
