import type { CountedTitleWord, TitleWordsRepository } from './title-words.repository.ts';

/** Products that are counted at most: beyond that a sample of them tells well enough which words are common. */
const SAMPLE = 100_000;
/** Words that are changed in one statement: whoever publishes meanwhile may have to wait for it. */
const BATCH = 500;

/** Keeps the words that the search box offers. Products bring them by themselves when they come to be listed. */
export function createTitleWordsService({ titleWords }: { titleWords: TitleWordsRepository }) {
  async function refreshSome(words: readonly CountedTitleWord[], counts: ReadonlyMap<string, number>): Promise<void> {
    const changed = words.flatMap((word) => {
      const listings = counts.get(word.written) ?? 0;
      return listings === word.listings ? [] : [{ ...word, listings }];
    });
    const unseen = words.filter(({ written }) => !counts.has(written));
    if (changed.length > 0) await titleWords.setListings(changed);
    if (unseen.length > 0) await titleWords.removeUnlisted(unseen);
  }

  return {
    /** Counts in how many listings each word is, and drops those that are in none any more. */
    async refresh(sample: number = SAMPLE): Promise<void> {
      const counts = await titleWords.count(sample);
      let words: CountedTitleWord[] = [];
      do {
        words = await titleWords.page(words.at(-1) ?? null, BATCH);
        await refreshSome(words, counts);
      } while (words.length === BATCH);
    },
  };
}
