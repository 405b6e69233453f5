import type { Category } from '@muge/contract';
import { describe, expect, it } from 'vitest';
import { dealColumns } from '../src/features/categories/columns.ts';

function aCategory(id: number, subcategories: number): Category {
  return {
    id,
    name: `Category ${id}`,
    thumbnail: null,
    subcategories: Array.from({ length: subcategories }, (_, index) => ({
      id: id * 100 + index,
      name: `Subcategory ${index}`,
      category_id: id,
      subthumbnail: null,
      options: {},
      option_fields: [],
    })),
  };
}

const fourteen = Array.from({ length: 14 }, (_, index) => aCategory(index + 1, 9));
const sizes = (columns: Category[][]) => columns.map((column) => column.length);

describe('the columns of All Categories', () => {
  it('share the categories in their order', () => {
    const columns = dealColumns(fourteen, null, 3);
    expect(sizes(columns)).toEqual([5, 5, 4]);
    expect(columns.flat().map(({ id }) => id)).toEqual(fourteen.map(({ id }) => id));
  });

  it('leave room for the open one', () => {
    expect(sizes(dealColumns(fourteen, 1, 3))).toEqual([3, 6, 5]);
  });

  it('are never more than asked for', () => {
    for (let count = 0; count < 30; count += 1) {
      const categories = Array.from({ length: count }, (_, index) => aCategory(index + 1, index));
      expect(dealColumns(categories, count, 3).length).toBeLessThanOrEqual(3);
    }
  });
});
