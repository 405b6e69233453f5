import type { Completion, Title } from './suggestions.repository.ts';
import { wordOf } from './term.ts';

/** Products that are remembered of a word: any of them may have left the lists meanwhile, or lack another word. */
const PRODUCTS = 3;

/** Some of the products that have a word in their title, by the word in small letters. */
export type TitleIndex = ReadonlyMap<string, readonly number[]>;

/** Which products have which words in their titles. */
export function indexOf(titles: readonly Title[]): TitleIndex {
  const index = new Map<string, number[]>();
  for (const { id, name } of titles) {
    for (const word of new Set(
      name
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u),
    )) {
      const products = index.get(word);
      if (products === undefined) index.set(word, [id]);
      else if (products.length < PRODUCTS) products.push(id);
    }
  }
  return index;
}

/**
 * How a word that was begun is shown, and products that write it so; null where none does. Whoever types diacritics
 * means them.
 */
export function spellingIn(
  index: TitleIndex,
  typed: string,
  completion: Completion,
): { spelling: string; products: readonly number[] } | null {
  const begun = typed.toLowerCase();
  const plain = wordOf(completion);
  for (const spelling of completion.spellings) {
    const products = index.get(spelling);
    const isMeant = plain.startsWith(begun) || spelling === plain || spelling.startsWith(begun);
    if (products !== undefined && isMeant) return { spelling, products };
  }
  return null;
}
