import type { Category, SuggestedCategory } from '@muge/contract';
import { plain } from '../../text/plain.ts';
import { smallWords } from './small-words.ts';

/** A taxonomy in one language. */
type Taxonomy = readonly Category[];

/** Which category, or which subcategory of one. */
type Place = Pick<SuggestedCategory, 'id' | 'category_id'>;

/** Tells a category or subcategory from all others. */
export const keyOf = ({ id, category_id }: Place) => `${category_id ?? ''}/${id}`;

/** Letters from which on a name in a language that isn't the reader's is meant: before that it would be chance. */
const FOREIGN_FROM = 3;

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The words of a text that name something, as they are searched for; the last one may yet become one. */
export function namingWords(text: string): string[] {
  return wordsOf(plain(text)).filter((word, n, { length }) => n === length - 1 || !smallWords.has(word));
}

/** How well a name fits: it begins with the text; its words begin with those of the text. Null: it doesn't. */
function rankOf(name: string, text: string, words: readonly string[]): 0 | 1 | null {
  const searched = plain(name);
  if (searched.startsWith(text)) return 0;
  const nameWords = wordsOf(searched).filter((word) => !smallWords.has(word));
  return words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word))) ? 1 : null;
}

/** Every category, each followed by its subcategories. */
function flat(taxonomy: Taxonomy): SuggestedCategory[] {
  return taxonomy.flatMap(({ id, name, subcategories }) => [
    { id, name, category_id: null, category_name: null },
    ...subcategories.map((child) => ({ id: child.id, name: child.name, category_id: id, category_name: name })),
  ]);
}

/**
 * Categories that are called as a text begins: in the first language, in which names come; in another form, as
 * `isForm` knows of a word and a category's key; in the other languages. Whole categories come before parts of them
 * where both fit alike.
 */
export function namedCategories(
  text: string,
  taxonomies: readonly [Taxonomy, ...Taxonomy[]],
  isForm: (word: string, key: string) => boolean,
): SuggestedCategory[] {
  const wanted = plain(text);
  const words = namingWords(text);
  if (words.length === 0) return [];
  const ranks = new Map<string, number>();
  const note = (key: string, rank: number) => ranks.set(key, Math.min(rank, ranks.get(key) ?? rank));
  const [own, ...others] = taxonomies.map(flat);
  for (const category of own ?? []) {
    const key = keyOf(category);
    const rank = rankOf(category.name, wanted, words);
    if (rank !== null) note(key, rank);
    if (words.every((word) => isForm(word, key) || rankOf(category.name, word, [word]) !== null)) note(key, 2);
  }
  for (const category of wanted.length < FOREIGN_FROM ? [] : others.flat()) {
    const rank = rankOf(category.name, wanted, words);
    if (rank !== null) note(keyOf(category), 3 + rank);
  }
  return flat(taxonomies[0])
    .flatMap((category) => {
      const rank = ranks.get(keyOf(category));
      return rank === undefined ? [] : [{ category, place: 2 * rank + (category.category_id === null ? 0 : 1) }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ category }) => category);
}
