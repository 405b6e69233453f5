import type { ProductState } from '@muge/contract';
import { isObject, isText } from '../../lib/draft.ts';
import type { FormValues } from './values.ts';

/** Where a form is kept: one for each person and product. */
export function draftKey(userId: number, productId: number | null): string {
  return `productDraft.${userId}.${productId ?? 'new'}`;
}

const isId = (value: unknown): value is number | null => value === null || typeof value === 'number';
const isState = (value: unknown): value is ProductState | null =>
  value === null || value === 'new' || value === 'used' || value === 'new-like';

function isPair(value: unknown): boolean {
  return isObject(value) && isText(value.key) && isText(value.name) && isText(value.value);
}

/** Whether what was kept still is what the form holds. */
export function areValues(value: unknown): value is FormValues {
  return (
    isObject(value) &&
    [value.name, value.price, value.phone, value.email, value.address, value.description].every(isText) &&
    isId(value.categoryId) &&
    isId(value.subcategoryId) &&
    isState(value.state) &&
    isObject(value.options) &&
    Object.values(value.options).every(isText) &&
    Array.isArray(value.specifications) &&
    value.specifications.every(isPair)
  );
}
