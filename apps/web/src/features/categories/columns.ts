import type { Category } from '@muge/contract';

/** Height of a category's head in the panel, and of a row of two subcategories, CSS pixels (mega.css). */
const headHeight = 68;
const rowHeight = 36;

function height(category: Category, openId: number | null): number {
  if (category.id !== openId) return headHeight;
  // "All in …" stands at the end of the subcategories, two to a row.
  return headHeight + Math.ceil((category.subcategories.length + 1) / 2) * rowHeight;
}

/**
 * Deals the categories into columns in their order, so that the tallest column is as low as it can be with `openId`
 * open. Done once when the panel opens: what is opened later doesn't throw the others from column to column.
 */
export function dealColumns(categories: readonly Category[], openId: number | null, columns: number): Category[][] {
  const heights = categories.map((category) => height(category, openId));
  const deal = (limit: number): Category[][] => {
    const dealt: Category[][] = [[]];
    let filled = 0;
    categories.forEach((category, index) => {
      const own = heights[index] ?? headHeight;
      if (filled > 0 && filled + own > limit) {
        dealt.push([]);
        filled = 0;
      }
      dealt.at(-1)?.push(category);
      filled += own;
    });
    return dealt;
  };
  const whole = heights.reduce((sum, own) => sum + own, 0);
  let limit = Math.max(Math.ceil(whole / columns), ...heights, 0);
  while (deal(limit).length > columns) limit += rowHeight / 2;
  return deal(limit);
}
