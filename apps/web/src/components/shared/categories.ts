import type { Category } from '@muge/contract';

/** The categories as a form gets them from its screen. */
export type Categories =
  | { status: 'pending' }
  | { status: 'error'; retry: () => void }
  | { status: 'success'; list: readonly Category[] };

/** Those that are known by now. */
export function knownCategories(categories: Categories): readonly Category[] {
  return categories.status === 'success' ? categories.list : [];
}
