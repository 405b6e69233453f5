import type { Category, Language, OptionField, Subcategory } from '@muge/contract';
import type { CategoryRow, OptionFieldRow, SubcategoryRow } from './categories.repository.ts';

function toOptionField(row: OptionFieldRow, language: Language): OptionField {
  return {
    key: row.key,
    label: row[`label_${language}`],
    type: row.type,
    choices: row.choices?.map((choice) => ({ key: choice.key, label: choice[language] })) ?? null,
    unit: row.unit,
  };
}

/** Subcategories with their option fields, in one language. */
export function toSubcategories(rows: SubcategoryRow[], fields: OptionFieldRow[], language: Language): Subcategory[] {
  const fieldsOf = Map.groupBy(fields, (field) => field.subcategory_id);
  return rows.map((row) => {
    const optionFields = (fieldsOf.get(row.id) ?? []).map((field) => toOptionField(field, language));
    return {
      id: row.id,
      name: row[`name_${language}`],
      category_id: row.category_id,
      subthumbnail: row.subthumbnail,
      options: Object.fromEntries(optionFields.map(({ key, label }) => [key, label])),
      option_fields: optionFields,
    };
  });
}

/** Categories with their subcategories, in one language. */
export function toCategories(rows: CategoryRow[], subcategories: Subcategory[], language: Language): Category[] {
  const childrenOf = Map.groupBy(subcategories, (subcategory) => subcategory.category_id);
  return rows.map((row) => ({
    id: row.id,
    name: row[`name_${language}`],
    thumbnail: row.thumbnail,
    subcategories: childrenOf.get(row.id) ?? [],
  }));
}
