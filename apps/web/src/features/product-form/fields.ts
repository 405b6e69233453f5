import type { Category, OptionField } from '@muge/contract';
import type { FormValues } from './values.ts';

/** The categories as the form gets them from the screen. */
export type Categories =
  | { status: 'pending' }
  | { status: 'error'; retry: () => void }
  | { status: 'success'; list: readonly Category[] };

/** What every part of the form is given. */
export interface PartProps {
  values: FormValues;
  onChange: (changes: Partial<FormValues>, fields: readonly string[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** The option fields of the chosen subcategory. */
export function optionFields(
  categories: Categories,
  { categoryId, subcategoryId }: FormValues,
): readonly OptionField[] {
  if (categories.status !== 'success') return [];
  const category = categories.list.find(({ id }) => id === categoryId);
  return category?.subcategories.find(({ id }) => id === subcategoryId)?.option_fields ?? [];
}
