import { stemsAlone, wordOf } from './term.ts';

/** A word with what its forms have in common. */
interface Word {
  readonly part: string;
  readonly stems: readonly string[];
}

/** Remembers words with all their forms: after `dviračiai` also `dviratis` and `dviračio` are known. */
export function createWordFamilies() {
  const known = new Set<string>();
  const marksOf = (word: Word) => [wordOf(word), ...word.stems, ...stemsAlone(word)];
  return {
    /** Whether the word or a form of it was added. */
    has: (word: Word): boolean => marksOf(word).some((mark) => known.has(mark)),
    add(word: Word): void {
      for (const mark of marksOf(word)) known.add(mark);
    },
  };
}
