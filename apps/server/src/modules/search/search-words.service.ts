import type { SearchWordsRepository } from './search-words.repository.ts';

/** Products whose words are known to be listed without asking for each: common words are among them. */
const SAMPLE = 20_000;
/** Words that are looked up in one statement: whoever publishes meanwhile may have to wait for it. */
const BATCH = 500;

/** Keeps the vocabulary. Products bring their words by themselves when they come to be listed. */
export function createSearchWordsService({ searchWords }: { searchWords: SearchWordsRepository }) {
  return {
    /** Drops the words that no listed product has any more: who types one of them may have meant another. */
    async sweep(sample: number = SAMPLE): Promise<void> {
      const listed = await searchWords.findSome(sample);
      let words: string[] = [];
      do {
        words = await searchWords.page(words.at(-1) ?? null, BATCH);
        const unseen = words.filter((word) => !listed.has(word));
        if (unseen.length > 0) await searchWords.removeUnlisted(unseen);
      } while (words.length === BATCH);
    },
  };
}
