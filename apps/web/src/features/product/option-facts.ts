import type { OptionField, ProductDetail } from '@muge/contract';

/** A line of a list of facts. */
export interface Fact {
  key: string;
  label: string;
  value: string;
  /** Written by the seller, so in the listing's language. */
  listing: boolean;
}

/** What a value is written with. */
export interface FactWords {
  yes: string;
  no: string;
  /** Language of the interface, for numbers. */
  language: string;
}

const noBreakSpace = '\u00a0';

/** What stands between a number and its unit: nothing before inches, nor in English before per cent. */
function gapBefore(unit: string, language: string): string {
  return unit === '″' || (unit === '%' && language === 'en') ? '' : noBreakSpace;
}

function written(field: OptionField, value: string | number | boolean, words: FactWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field.type === 'select') return field.choices?.find(({ key }) => key === value)?.label ?? String(value);
  if (typeof value === 'string') return value;
  // A bare number may be a year or a floor, which nobody groups; a measured one is.
  const number = new Intl.NumberFormat(words.language, { useGrouping: field.unit !== null, maximumFractionDigits: 3 });
  if (field.unit === null) return number.format(value);
  return `${number.format(value)}${gapBefore(field.unit, words.language)}${field.unit}`;
}

/**
 * A product's options as lines: in the order of the subcategory's fields, labels, choices and units in the language of
 * the interface. Values that no field describes any more are left out.
 */
export function optionFacts(
  fields: readonly OptionField[],
  options: ProductDetail['options'],
  words: FactWords,
): readonly Fact[] {
  return fields.flatMap((field) => {
    const value = options[field.key];
    if (value === undefined || value === '') return [];
    const listing = field.type === 'text';
    return [{ key: field.key, label: field.label, value: written(field, value, words), listing }];
  });
}
