import type { OptionField } from '@muge/contract';
import { type Categories, knownCategories } from '../../components/shared/categories.ts';
import type { FormValues } from './values.ts';

/** What every part of the form is given. */
export interface PartProps {
  values: FormValues;
  onChange: (changes: Partial<FormValues>, fields: readonly string[]) => void;
  errorOf: (field: string) => string | undefined;
  /** It is being sent: what is typed now would not go with it. */
  still: boolean;
}

/** The option fields of the chosen subcategory. */
export function optionFields(
  categories: Categories,
  { categoryId, subcategoryId }: FormValues,
): readonly OptionField[] {
  const category = knownCategories(categories).find(({ id }) => id === categoryId);
  return category?.subcategories.find(({ id }) => id === subcategoryId)?.option_fields ?? [];
}
