import { matchPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { createQueryClient } from '../../src/lib/query.ts';
import { serve } from './application.tsx';

/** Does what the router does when it goes to an address, except drawing the screen. */
function goTo(address: string, client = createQueryClient()) {
  const url = new URL(address, 'http://localhost');
  for (const { path, prefetch } of screens) {
    const match = matchPath(path, url.pathname);
    if (match) prefetch?.(client, match.params, url);
  }
  return client;
}

describe('the results of an address', () => {
  it.each([
    ['/search?q=dviratis', '/products/search?q=dviratis&sort_by=relevance&per_page=24'],
    ['/search/1?status=used', '/categories/1/search?status=used&sort_by=created_at&per_page=24'],
    ['/search/1/12', '/categories/1/search?sort_by=created_at&per_page=24&subcategory_id=12'],
  ])('are asked for before the screen is there: %s', async (address, asked) => {
    const searches = serve();
    goTo(address);
    await vi.waitFor(() => expect(searches).toEqual([asked]));
  });

  it.each(['/search', '/search?price_min=much', '/search/abc?status=used'])('are none at %s', async (address) => {
    const searches = serve();
    const client = goTo(address);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(searches).toEqual([]);
  });

  it('are not asked for again while they are known', async () => {
    const searches = serve();
    const client = goTo('/search?q=dviratis');
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    goTo('/search?q=dviratis', client);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(searches).toHaveLength(1);
  });
});
