import type { OptionField, ProductDetail } from '@muge/contract';

/** Most words that are offered beside the subcategory. */
const most = 6;
/** Titles without names in them give as many plain words. */
const enough = 3;

/** Words of titles that say nothing of the thing: selling verbs, conditions, prepositions, units. */
const emptyWords = new Set(
  (
    'parduodu parduodama parduodamas parduodami nuomoju nuomojama ieškau siūlau dovanoju keičiu perku ' +
    'labai geras gera gero geros puikus puiki nauja naujas naujos nauji naudota naudotas mažai beveik veikia veikiantis ' +
    'komplektas komplekte dalis dalys kaina pigiai skubiai vienas viena dvi trys ' +
    'for sale selling sell buy free new used good great with without and from the ' +
    'продам продаю продаётся продается сдаю сдаётся сдается куплю ищу отдам меняю предлагаю ' +
    'очень хороший хорошая хорошее новый новая новое почти рабочий полный комплект недорого срочно для без под'
  ).split(' '),
);

function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;:()[\]„“”«»"!?/|+]+/u)
    .map((word) => word.replace(/^[-–—.'’]+|[-–—.'’]+$/gu, ''))
    .filter((word) => word !== '');
}

/** A figure with its unit: `50mm`, `190kW`, `16GB`, `48m²`. Models such as `70AZ` and `X5` are none. */
const measure = /^\d+([.,]\d+)?(\p{Ll}{1,3}|k?Wh?|[GMT]B|[GMk]?Hz|m?Ah|V)\p{N}?$/u;

/** A word that may stand alone: letters in it, not too short, not one of the empty ones. */
function isTelling(word: string): boolean {
  if (!/\p{L}/u.test(word)) return false;
  const model = /\d/u.test(word) && /\p{Lu}/u.test(word);
  return !measure.test(word) && (word.length >= 3 || model) && !emptyWords.has(word.toLowerCase());
}

/** A name: a capital within the title or a model's letters and figures. */
function isName(word: string, position: number): boolean {
  return (position > 0 && /^\p{Lu}/u.test(word)) || /.\p{Lu}/u.test(word) || /\d/u.test(word);
}

/** The telling words of a title in their order: the thing itself, the names, and plain words where names are few. */
function titleWords(title: string): string[] {
  const words = wordsOf(title)
    .map((word, position) => ({ word, named: isName(word, position) }))
    .filter(({ word }) => isTelling(word))
    .map((entry, position) => ({ ...entry, named: entry.named || position === 0 }));
  const named = words.filter((entry) => entry.named).length;
  let plain = Math.max(0, enough - named);
  return words.flatMap(({ word, named: kept }) => {
    if (kept) return [word];
    if (plain === 0 || word.length < 4) return [];
    plain -= 1;
    return [word];
  });
}

/** Values the seller wrote that have letters in them: make, brand, model … */
function writtenValues(fields: readonly OptionField[], options: ProductDetail['options']): string[] {
  return fields.flatMap(({ key, type }) => {
    const value = options[key];
    return type === 'text' && typeof value === 'string' && /\p{L}/u.test(value) ? [value.trim()] : [];
  });
}

/**
 * The words of a product's tags block, at most six: each leads to a search that finds at least this product while it is
 * listed, because it stands in its title or description (search reads nothing else). First what the seller filled in
 * (brand, model …), then the telling words of the title; no word twice.
 */
export function tagWords(
  product: Pick<ProductDetail, 'name' | 'description' | 'options' | 'subcategory_name'>,
  fields: readonly OptionField[],
): readonly string[] {
  const searched = `${product.name} ${product.description}`.toLowerCase();
  const taken = new Set([product.subcategory_name?.toLowerCase()]);
  const tags: string[] = [];
  const values = writtenValues(fields, product.options).filter((value) => searched.includes(value.toLowerCase()));
  for (const word of [...values, ...titleWords(product.name)]) {
    const folded = word.toLowerCase();
    if (taken.has(folded)) continue;
    taken.add(folded);
    // "Praktica MTL 5" as a model makes "Praktica" and "MTL" needless.
    for (const part of wordsOf(folded)) taken.add(part);
    tags.push(word);
  }
  return tags.slice(0, most);
}
