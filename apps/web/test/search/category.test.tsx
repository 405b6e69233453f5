import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../products.ts';
import { heading, main, open, serve } from './application.tsx';

describe('the page of all categories', () => {
  it('leads to each category and to each subcategory', async () => {
    serve();
    await open('/category');
    await heading('All Categories');
    const links = await main().findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Transport', '/category/1'],
      ['Cars', '/search/1/11'],
      ['Bicycles', '/search/1/12'],
      ['Real estate', '/category/2'],
    ]);
  });

  it('says that there are none', async () => {
    serve({ categories: [] });
    await open('/category');
    expect(await main().findByText('No categories available')).toBeTruthy();
  });

  it('says that they failed', async () => {
    serve({ categories: 404 });
    await open('/category');
    expect(await main().findByText('Error loading categories')).toBeTruthy();
    expect(main().getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the page of a category', () => {
  it('shows its subcategories and its newest adverts', async () => {
    const searches = serve({ search: () => ({ data: [aProduct({ name: 'Miesto dviratis' })] }) });
    await open('/category/1');
    await heading('Transport');
    const tiles = within(main().getByRole('navigation', { name: 'Subcategories' }));
    expect(tiles.getByRole('link', { name: 'Bicycles' }).getAttribute('href')).toBe('/search/1/12');
    expect(main().getByRole('heading', { name: 'Newest adverts' })).toBeTruthy();
    expect(await main().findByRole('link', { name: 'Miesto dviratis' })).toBeTruthy();
    expect(main().getByRole('link', { name: 'All in Transport' }).getAttribute('href')).toBe('/search/1');
    expect(searches).toEqual(['/categories/1/search?sort_by=created_at&sort_dir=desc&per_page=12']);
  });

  it('says that nobody has placed anything there', async () => {
    serve({ search: () => ({ data: [] }) });
    await open('/category/1');
    expect(await main().findByText('There are no adverts in this category yet')).toBeTruthy();
  });

  it.each(['/category/9', '/category/abc', '/category/01'])('does not exist at %s', async (path) => {
    serve({ search: () => 404 });
    await open(path);
    expect(await screen.findByText('Unauthorized, or Page not found. redirecting to home')).toBeTruthy();
  });
});
