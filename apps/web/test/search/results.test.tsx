import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../products.ts';
import { filters, heading, main, open, serve } from './application.tsx';

describe('the general search', () => {
  it('shows recommendations before any search', async () => {
    const searches = serve({ recommendations: [aProduct({ name: 'Žąsų pūkų patalai' })] });
    await open('/search');
    await heading('Recommendations for you');
    expect(await main().findByRole('link', { name: 'Žąsų pūkų patalai' })).toBeTruthy();
    expect(searches).toEqual([]);
  });

  it.each([
    ['q=dviratis', '/products/search?q=dviratis&sort_by=relevance&per_page=24'],
    ['address=Kauno r.', '/products/search?address=Kauno+r.&sort_by=created_at&per_page=24'],
  ])('runs at once with %s', async (search, asked) => {
    const searches = serve({ search: () => ({ total: 46 }) });
    await open(`/search?${search}`);
    await heading('Found 46 adverts');
    expect(searches).toEqual([asked]);
  });

  it('says that nothing was found and offers all categories', async () => {
    serve({ search: () => ({ data: [] }) });
    await open('/search?q=xyz');
    expect(await main().findByRole('heading', { name: 'Nothing found by your request!' })).toBeTruthy();
    expect(main().getAllByRole('link', { name: 'All Categories' }).at(-1)?.getAttribute('href')).toBe('/category');
  });

  it('offers to throw the filters off when they leave nothing', async () => {
    serve({ search: ({ searchParams }) => (searchParams.has('status') ? { data: [] } : { total: 5 }) });
    const { address } = await open('/search?q=dviratis&status=new');
    await main().findByRole('heading', { name: 'Nothing found by your request!' });
    const buttons = main().getAllByRole('button', { name: 'Throw off' });
    await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
    await heading('Found 5 adverts');
    expect(address()).toBe('/search?q=dviratis');
  });
});

describe('the search in a category', () => {
  it('is named after it and counts', async () => {
    const searches = serve({ search: () => ({ total: 1 }) });
    await open('/search/1');
    await heading('Transport 1 advert');
    expect(searches).toEqual(['/categories/1/search?sort_by=created_at&per_page=24']);
    const crumbs = main().getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs.textContent).toBe('SearchTransport');
  });

  it('keeps to a subcategory, with the tiles of its neighbours', async () => {
    const searches = serve();
    await open('/search/1/12?status=used');
    await heading('Bicycles 1 advert');
    expect(searches).toEqual(['/categories/1/search?status=used&sort_by=created_at&per_page=24&subcategory_id=12']);
    const tiles = main().getByRole('navigation', { name: 'Subcategories' });
    expect([...tiles.querySelectorAll('a')].map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['Cars', '/search/1/11?status=used'],
      ['Bicycles', '/search/1/12?status=used'],
    ]);
    expect(tiles.querySelector('[aria-current="page"]')?.textContent).toBe('Bicycles');
    expect(main().getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('SearchTransportBicycles');
  });

  it('keeps the filters when another category is chosen', async () => {
    serve();
    const { address } = await open('/search/1?address=Kaunas&status=used');
    await heading('Transport 1 advert');
    await userEvent.click(filters().getByRole('link', { name: 'Bicycles' }));
    await heading('Bicycles 1 advert');
    expect(address()).toBe('/search/1/12?address=Kaunas&status=used');
    await userEvent.click(filters().getByRole('link', { name: 'All Categories' }));
    await heading('Found 1 advert');
    expect(address()).toBe('/search?address=Kaunas&status=used');
  });

  it.each(['/search/9', '/search/abc', '/search/1/99', '/search/2/11'])('does not exist at %s', async (path) => {
    serve({ search: () => 404 });
    await open(path);
    expect(await screen.findByText('Unauthorized, or Page not found. redirecting to home')).toBeTruthy();
  });

  it('takes the names that the link handed over while it knows none', async () => {
    serve({ categories: 404 });
    await open('/search/1/12', { state: { names: { category: 'Transport', subcategory: 'Bicycles' } } });
    await heading('Bicycles 1 advert');
  });

  it('is called unknown when its name cannot be had', async () => {
    serve({ categories: 404 });
    await open('/search/1');
    await heading('Unknown Category 1 advert');
    expect(await filters().findByText('Error loading categories')).toBeTruthy();
  });
});

describe('an address that means nothing in parts', () => {
  it('loses them, without a step to go back from', async () => {
    const searches = serve({ search: () => ({ total: 46 }) });
    const { router, address } = await open('/category');
    await act(() => router.navigate('/search/1?price_min=abc&status=used&sort_by=size'));
    await heading('Transport 46 adverts');
    await waitFor(() => expect(address()).toBe('/search/1?status=used'));
    expect(searches).toHaveLength(1);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/category'));
  });

  it('asks for nothing with a text that cannot be seen', async () => {
    const searches = serve();
    const { address } = await open('/search?q=%00');
    await heading('Recommendations for you');
    await waitFor(() => expect(address()).toBe('/search'));
    expect(main().queryByRole('list', { name: 'Active filters' })).toBeNull();
    expect(searches).toEqual([]);
  });
});

describe('the title of the window', () => {
  it.each([
    ['/search', 'Search – Mugė'],
    ['/search?q=dviratis', 'dviratis – Mugė'],
    ['/search?q=dviratis&address=Kaunas&price_max=500&sort_by=price', 'dviratis, Kaunas, up to 500 € – Mugė'],
    ['/search?address=Kaunas', 'Adverts, Kaunas – Mugė'],
    ['/search?status=used', 'Adverts, Used – Mugė'],
    ['/search?sort_by=price', 'Adverts – Mugė'],
    ['/search/1', 'Transport – Mugė'],
    ['/search/1/12?price_min=150&price_max=9000', 'Bicycles, 150 – 9\u00a0000 € – Mugė'],
  ])('tells the search at %s from others', async (path, title) => {
    serve();
    await open(path);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('the count', () => {
  it.each([
    ['en', 0, false, 'Transport 0 adverts'],
    ['en', 1, false, 'Transport 1 advert'],
    ['en', 1000, false, 'Transport 1,000 adverts'],
    ['en', 1000, true, 'Transport 1,000+ adverts'],
    ['lt', 1, false, 'Transport 1 skelbimas'],
    ['lt', 2, false, 'Transport 2 skelbimai'],
    ['lt', 10, false, 'Transport 10 skelbimų'],
    ['lt', 21, false, 'Transport 21 skelbimas'],
    ['lt', 1000, true, 'Transport 1\u00a0000+ skelbimų'],
    ['ru', 1, false, 'Transport 1 объявление'],
    ['ru', 3, false, 'Transport 3 объявления'],
    ['ru', 11, false, 'Transport 11 объявлений'],
    ['ru', 1000, true, 'Transport 1\u00a0000+ объявлений'],
  ] as const)('in %s of %d (capped: %s) is "%s"', async (language, total, capped, text) => {
    serve({ search: () => ({ total, capped, data: total === 0 ? [] : [aProduct()] }) });
    await open('/search/1', { language });
    const found = await screen.findByRole('heading', { level: 1, name: (name) => /\d/.test(name) });
    expect(found.textContent).toBe(text);
  });

  it('is said aloud', async () => {
    serve({ search: () => ({ total: 46 }) });
    await open('/search/1');
    await heading('Transport 46 adverts');
    expect(
      main()
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain('46 adverts');
  });
});

describe('the results', () => {
  it('say that they load', async () => {
    serve({ search: () => new Promise(() => undefined) });
    await open('/search/1');
    expect(await main().findByRole('status', { name: 'Loading...' })).toBeTruthy();
  });

  it('say that they failed, after a second try, and can be asked for again', async () => {
    let broken = true;
    const searches = serve({ search: () => (broken ? 500 : { total: 7 }) });
    await open('/search/1');
    expect(await screen.findByText('Error loading categories', {}, { timeout: 3000 })).toBeTruthy();
    expect(searches).toHaveLength(2);
    broken = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await heading('Transport 7 adverts');
  });

  it('stay, dimmed, while others are on their way', async () => {
    let arrive = (_: object) => {};
    const later = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    serve({
      search: ({ searchParams }) =>
        searchParams.has('status') ? later : { data: [aProduct({ name: 'Senas dviratis' })] },
    });
    await open('/search/1');
    const old = await main().findByRole('link', { name: 'Senas dviratis' });
    await userEvent.click(filters().getByRole('radio', { name: 'New' }));
    await screen.findByRole('button', { name: 'Remove the filter: New' });
    expect(old.closest('[aria-busy="true"]')).toBeTruthy();
    arrive({ data: [aProduct({ id: 8, name: 'Naujas dviratis' })] });
    await main().findByRole('link', { name: 'Naujas dviratis' });
    expect(main().queryByRole('link', { name: 'Senas dviratis' })).toBeNull();
  });
});
