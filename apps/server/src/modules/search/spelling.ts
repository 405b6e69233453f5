import type { Completion } from './suggestions.repository.ts';
import { wordOf } from './term.ts';

/** The words of titles, in small letters. */
function wordsIn(titles: readonly string[]): Set<string> {
  return new Set(
    titles.flatMap((title) =>
      title
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u),
    ),
  );
}

/**
 * How a word that was begun is shown: as one of the titles that it finds writes it; null where none does. Whoever types
 * diacritics means them.
 */
export function spellingFor(typed: string, completion: Completion, titles: readonly string[]): string | null {
  const begun = typed.toLowerCase();
  const plain = wordOf(completion);
  const written = wordsIn(titles);
  const isMeant = (spelling: string) => plain.startsWith(begun) || spelling === plain || spelling.startsWith(begun);
  return completion.spellings.find((spelling) => written.has(spelling) && isMeant(spelling)) ?? null;
}
