import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SubcategoryTiles } from '../../src/features/category/SubcategoryTiles.tsx';
import { renderAt } from '../render.tsx';
import { someCategories } from '../server.ts';

/** Stands in for the observer of sizes; what it gives back tells the page that something grew. */
function watchSizes(): () => void {
  const listeners = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        listeners.add(listener);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => {
    for (const listener of listeners) listener();
  };
}

describe('the tiles of subcategories', () => {
  it('keep the current one in sight when the row grows', async () => {
    let left = 300;
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
      return this.dataset.subcategory === '12' ? left : 0;
    });
    const grow = watchSizes();
    const [category] = someCategories;
    if (!category) throw new Error('There is no category to show');
    await renderAt(<SubcategoryTiles category={category} currentId={12} />);
    const row = within(screen.getByRole('navigation', { name: 'Subcategories' })).getByRole('list');
    expect(row.scrollLeft).toBe(252);
    left = 420;
    act(grow);
    expect(row.scrollLeft).toBe(372);
  });
});
