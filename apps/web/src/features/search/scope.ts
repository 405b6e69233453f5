import type { Category, Subcategory } from '@muge/contract';
import type { Params } from 'react-router-dom';
import { readId } from '../../lib/paths.ts';

/** Where a search looks: everywhere, in a category, or in one of its subcategories. */
export interface Scope {
  readonly categoryId: number | null;
  readonly subcategoryId: number | null;
}

/** Names that a link hands over as navigation state. Specification: public, section 2 (route table). */
export interface ScopeNames {
  readonly category: string;
  readonly subcategory?: string;
}

/** The scope of an address; null where its ids can't be any. */
export function readScope({ categoryId, subCategoryId }: Params): Scope | null {
  const category = readId(categoryId);
  const subcategory = readId(subCategoryId);
  if (category === null && categoryId !== undefined) return null;
  if (subcategory === null && subCategoryId !== undefined) return null;
  return { categoryId: category, subcategoryId: subcategory };
}

/** Tells whether navigation state brings names. */
export function hasNames(state: unknown): state is { names: ScopeNames } {
  if (typeof state !== 'object' || state === null || !('names' in state)) return false;
  const { names } = state;
  if (typeof names !== 'object' || names === null || !('category' in names)) return false;
  return typeof names.category === 'string' && (!('subcategory' in names) || typeof names.subcategory === 'string');
}

/** What a scope stands for among the categories; `exists` is false where one of its ids is nobody's. */
export function findScope(
  { categoryId, subcategoryId }: Scope,
  categories: readonly Category[],
): { category: Category | null; subcategory: Subcategory | null; exists: boolean } {
  const category = categories.find(({ id }) => id === categoryId) ?? null;
  const subcategory = category?.subcategories.find(({ id }) => id === subcategoryId) ?? null;
  const exists = (categoryId === null || category !== null) && (subcategoryId === null || subcategory !== null);
  return { category, subcategory, exists };
}
