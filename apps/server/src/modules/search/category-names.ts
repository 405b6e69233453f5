import type { Category, SuggestedCategory } from '@muge/contract';
import { plain } from '../../text/plain.ts';

/** A taxonomy in one language. */
type Taxonomy = readonly Category[];

/** How well a name fits, best first: it begins with the text; its words begin with those of the text. Null: it doesn't. */
function rankOf(name: string, text: string, words: readonly string[]): 0 | 1 | null {
  const searched = plain(name);
  const nameWords = wordsOf(searched);
  if (!words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))) return null;
  return searched.startsWith(text) ? 0 : 1;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Every category, each followed by its subcategories. */
function flat(taxonomy: Taxonomy): SuggestedCategory[] {
  return taxonomy.flatMap(({ id, name, subcategories }) => [
    { id, name, category_id: null, category_name: null },
    ...subcategories.map((child) => ({ id: child.id, name: child.name, category_id: id, category_name: name })),
  ]);
}

const keyOf = ({ id, category_id }: SuggestedCategory) => `${category_id ?? ''}/${id}`;

/**
 * Categories that are called as a text begins, in any of the languages; whole ones before parts of them where both fit
 * alike. Names come in the first language.
 */
export function namedCategories(text: string, taxonomies: readonly [Taxonomy, ...Taxonomy[]]): SuggestedCategory[] {
  const wanted = plain(text);
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const ranks = new Map<string, number>();
  for (const category of taxonomies.flatMap(flat)) {
    const rank = rankOf(category.name, wanted, words);
    const key = keyOf(category);
    if (rank !== null) ranks.set(key, Math.min(rank, ranks.get(key) ?? rank));
  }
  return flat(taxonomies[0])
    .flatMap((category) => {
      const rank = ranks.get(keyOf(category));
      return rank === undefined ? [] : [{ category, place: 2 * rank + (category.category_id === null ? 0 : 1) }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ category }) => category);
}
