import type { LocalizedText, OptionField, TaxonomyCategory, TaxonomySubcategory } from './types.ts';

/** A choice as the category files write it: key, English, Lithuanian, Russian. */
export type ChoiceRow = readonly [key: string, en: string, lt: string, ru: string];

/** One text in the three languages, in the order in which they are always written here. */
export function localized(en: string, lt: string, ru: string): LocalizedText {
  return { en, lt, ru };
}

/** A field of free words. */
export function text(key: string, en: string, lt: string, ru: string): OptionField {
  return { key, label: localized(en, lt, ru), type: 'text' };
}

/** A field that holds a number, with the symbol of its unit if it has one. */
export function number(key: string, en: string, lt: string, ru: string, unit?: string): OptionField {
  const field = { key, label: localized(en, lt, ru), type: 'number' } as const;
  return unit === undefined ? field : { ...field, unit };
}

/** A yes-or-no field. */
export function boolean(key: string, en: string, lt: string, ru: string): OptionField {
  return { key, label: localized(en, lt, ru), type: 'boolean' };
}

/** A field with one answer out of a list. */
export function select(key: string, en: string, lt: string, ru: string, rows: readonly ChoiceRow[]): OptionField {
  const choices = rows.map(([choice, ...label]) => ({ key: choice, label: localized(...label) }));
  return { key, label: localized(en, lt, ru), type: 'select', choices };
}

/** A subcategory; `picture` is the one on its tile. */
export function subcategory(
  slug: string,
  name: LocalizedText,
  picture: string,
  fields: readonly OptionField[],
): TaxonomySubcategory {
  return { slug, name, picture, fields };
}

/** A category; `picture` is the one on its tile. */
export function category(
  slug: string,
  name: LocalizedText,
  picture: string,
  subcategories: readonly TaxonomySubcategory[],
): TaxonomyCategory {
  return { slug, name, picture, subcategories };
}
