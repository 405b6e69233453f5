import { describe, expect, it } from 'vitest';
import { findScope, hasNames, readScope } from '../../src/features/search/scope.ts';
import { someCategories } from '../server.ts';

describe('the scope of an address', () => {
  it.each([
    [{}, { categoryId: null, subcategoryId: null }],
    [{ categoryId: '1' }, { categoryId: 1, subcategoryId: null }],
    [
      { categoryId: '1', subCategoryId: '12' },
      { categoryId: 1, subcategoryId: 12 },
    ],
  ])('of %j is %j', (params, scope) => {
    expect(readScope(params)).toEqual(scope);
  });

  it.each(['abc', '0', '-1', '1.5', '2147483648', '1e3', '99999999999'])('is none with the id %s', (categoryId) => {
    expect(readScope({ categoryId })).toBeNull();
    expect(readScope({ categoryId: '1', subCategoryId: categoryId })).toBeNull();
  });

  it('stands for a category and a subcategory of it', () => {
    const { category, subcategory, exists } = findScope({ categoryId: 1, subcategoryId: 12 }, someCategories);
    expect([category?.name, subcategory?.name, exists]).toEqual(['Transport', 'Bicycles', true]);
  });

  it('exists nowhere with an id that is nobody’s', () => {
    expect(findScope({ categoryId: 9, subcategoryId: null }, someCategories).exists).toBe(false);
    expect(findScope({ categoryId: 2, subcategoryId: 12 }, someCategories).exists).toBe(false);
    expect(findScope({ categoryId: null, subcategoryId: null }, someCategories).exists).toBe(true);
  });
});

describe('names handed over by a link', () => {
  it('are a category’s, and perhaps a subcategory’s', () => {
    expect(hasNames({ names: { category: 'Transport' } })).toBe(true);
    expect(hasNames({ names: { category: 'Transport', subcategory: 'Cars' } })).toBe(true);
  });

  it.each([null, 'x', {}, { names: null }, { names: { category: 1 } }, { names: { category: 'a', subcategory: 2 } }])(
    'are not %j',
    (state) => {
      expect(hasNames(state)).toBe(false);
    },
  );
});
