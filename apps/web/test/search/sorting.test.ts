import { describe, expect, it } from 'vitest';
import {
  effectiveSorting,
  offeredSortings,
  readSorting,
  type SortingName,
  sortings,
  writeSorting,
} from '../../src/features/search/sorting.ts';

const read = (search: string) => readSorting(new URLSearchParams(search));

function write(chosen: SortingName | null, hasText: boolean): string {
  const query = new URLSearchParams('sort_by=old&sort_dir=old');
  writeSorting(query, chosen, hasText);
  return query.toString();
}

describe('the orders', () => {
  it('ask for what is documented', () => {
    expect(sortings).toEqual({
      relevance: { sort_by: 'relevance' },
      default: { sort_by: 'created_at' },
      oldest: { sort_by: 'created_at', sort_dir: 'asc' },
      latest: { sort_by: 'created_at', sort_dir: 'desc' },
      nameAscending: { sort_by: 'name', sort_dir: 'asc' },
      nameDescending: { sort_by: 'name', sort_dir: 'desc' },
      priceAscending: { sort_by: 'price', sort_dir: 'asc' },
      priceDescending: { sort_by: 'price', sort_dir: 'desc' },
    });
  });

  it('offer the best match only where there is a text', () => {
    expect(offeredSortings(true)).toContain('relevance');
    expect(offeredSortings(false)).not.toContain('relevance');
    expect(offeredSortings(false)).toHaveLength(7);
  });

  it.each(Object.keys(sortings) as SortingName[])('come back from the address: %s', (name) => {
    const hasText = name === 'default';
    const search = write(name, hasText) || 'sort_by=relevance';
    expect(effectiveSorting(read(search), hasText || name === 'relevance')).toBe(name);
  });

  it('stay out of the address where they hold anyway', () => {
    expect(write('default', false)).toBe('');
    expect(write('relevance', true)).toBe('');
    expect(write(null, true)).toBe('');
  });

  it('fall back to the default when the best match has no text', () => {
    expect(effectiveSorting('relevance', false)).toBe('default');
  });
});

describe('an address', () => {
  it.each([
    ['sort_by=name', 'nameAscending'],
    ['sort_by=price', 'priceAscending'],
    ['sort_by=created_at', 'default'],
    ['sort_dir=asc', 'oldest'],
    ['sort_dir=desc', 'latest'],
    ['sort_by=price&sort_dir=sideways', 'priceAscending'],
    ['', null],
    ['sort_dir=sideways', null],
  ])('%j names %s', (search, name) => {
    expect(read(search)).toBe(name);
  });
});
