import { describe, expect, it } from 'vitest';
import {
  asksForSomething,
  countFilters,
  type Filters,
  filtersQuery,
  noFilters,
  readFilters,
  withoutUnusable,
  writeFilters,
} from '../../src/features/search/filters.ts';

const none: Filters = { q: '', address: '', priceMin: null, priceMax: null, state: null, sorting: null };
const read = (search: string) => readFilters(new URLSearchParams(search));
const write = (filters: Partial<Filters>) => writeFilters({ ...none, ...filters }).toString();

describe('the address of a search', () => {
  it('holds everything that narrows it', () => {
    const filters: Filters = {
      q: 'dviratis',
      address: 'Kaunas',
      priceMin: 150,
      priceMax: 1250.5,
      state: 'new-like',
      sorting: 'priceAscending',
    };
    const address =
      'q=dviratis&address=Kaunas&price_min=150&price_max=1250.5&status=new-like&sort_by=price&sort_dir=asc';
    expect(writeFilters(filters).toString()).toBe(address);
    expect(read(address)).toEqual(filters);
  });

  it('is empty when nothing is asked for', () => {
    expect(write({})).toBe('');
    expect(read('')).toEqual(none);
  });

  it('keeps a price of nothing', () => {
    expect(write({ priceMin: 0, priceMax: 0 })).toBe('price_min=0&price_max=0');
  });

  it.each(['price_min=abc', 'price_max=-1', 'status=broken', 'sort_by=size', 'q=%20%20', 'something=else'])(
    'says nothing with %s',
    (search) => {
      expect(read(search)).toEqual(none);
    },
  );

  it.each([
    ['price_min=abc&price_max=500', 'price_max=500'],
    ['price_max=-1', ''],
    ['status=broken&q=dviratis', 'q=dviratis'],
    ['sort_by=size&sort_dir=asc', ''],
    ['sort_by=price&sort_dir=down', 'sort_by=price'],
    ['q=%00', ''],
    ['q=&address=%20', ''],
    ['price_min=abc&utm_source=letter', 'utm_source=letter'],
  ])('gets rid of what means nothing in %s', (search, left) => {
    expect(withoutUnusable(new URLSearchParams(search))?.toString()).toBe(left);
  });

  it.each([
    '',
    'q=dviratis&address=Kaunas&price_min=0&price_max=1250.5&status=Used&sort_by=price',
    'sort_by=created_at&sort_dir=DESC',
    'sort_dir=asc',
    'utm_source=letter',
  ])('stays as it is with %s', (search) => {
    expect(withoutUnusable(new URLSearchParams(search))).toBeNull();
  });

  it.each([
    ['%00', ''],
    ['%E2%80%8B%20%C2%AD', ''],
    ['sofa%00lova%0A', 'sofa lova'],
    ['%F0%9F%90%95', '🐕'],
  ])('shows no text that cannot be seen: q=%s', (written, text) => {
    expect(read(`q=${written}`).q).toBe(text);
  });

  it('takes state and order in any case', () => {
    expect(read('status=New-Like&sort_by=NAME&sort_dir=DESC')).toMatchObject({
      state: 'new-like',
      sorting: 'nameDescending',
    });
  });

  it('cuts a text that is longer than the server takes', () => {
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
  });
});

describe('the filters in force', () => {
  it('count place, price and state, the two ends of the price as one', () => {
    expect(countFilters({ ...none, address: 'Kaunas', priceMin: 1, priceMax: 2, state: 'used' })).toBe(3);
    expect(countFilters({ ...none, priceMax: 0 })).toBe(1);
    expect(countFilters({ ...none, q: 'dviratis', sorting: 'oldest' })).toBe(0);
  });

  it('are thrown off without the text and the order', () => {
    const all = read('q=dviratis&address=Kaunas&price_min=1&price_max=2&status=used&sort_by=price');
    expect(writeFilters({ ...all, ...noFilters }).toString()).toBe('q=dviratis&sort_by=price&sort_dir=asc');
  });
});

describe('a search begins', () => {
  it.each(['q=a', 'address=Kaunas', 'price_min=1', 'status=used', 'sort_by=name'])('with %s', (search) => {
    expect(asksForSomething(read(search))).toBe(true);
  });

  it.each(['', 'q=', 'sort_by=relevance', 'utm_source=x'])('not with %j', (search) => {
    expect(asksForSomething(read(search))).toBe(false);
  });
});

describe('the server is asked', () => {
  it('for the newest when there is no text', () => {
    expect(filtersQuery(none)).toEqual({ sort_by: 'created_at' });
  });

  it('for the best match when there is a text', () => {
    expect(filtersQuery({ ...none, q: 'dviratis' })).toEqual({ q: 'dviratis', sort_by: 'relevance' });
  });

  it('for the chosen order when there is a text', () => {
    expect(filtersQuery({ ...none, q: 'dviratis', sorting: 'default' })).toEqual({
      q: 'dviratis',
      sort_by: 'created_at',
    });
  });

  it('for every filter by its documented name', () => {
    expect(filtersQuery(read('address=Kaunas&price_min=150&price_max=9000&status=used&sort_dir=desc'))).toEqual({
      address: 'Kaunas',
      price_min: 150,
      price_max: 9000,
      status: 'used',
      sort_by: 'created_at',
      sort_dir: 'desc',
    });
  });
});
