import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { lexeme } from './lexemes.ts';
import { anyListed, isListedProduct, sampleOfProducts } from './listed-products.ts';

/** The lexeme of a listing that holds a word of the vocabulary: those of addresses have their mark already. */
function lexemeOf(word: string): string {
  return word.startsWith('@') ? lexeme('@', word.slice(1)) : lexeme('^', word);
}

/** Keeps the vocabulary: the words that mistyped ones are corrected to. */
export function createSearchWordsRepository({ kysely }: Database) {
  return {
    /** Words that listed products have: all of them, or those of about so many products where there are more. */
    async findSome(sample: number): Promise<Set<string>> {
      const { products } = await sampleOfProducts(kysely, sample);
      const { rows } = await sql<{ word: string }>`
        select distinct word
        from ${products}, vocabulary_of(products.search_vector) as word
        where ${isListedProduct}`.execute(kysely);
      return new Set(rows.map(({ word }) => word));
    },

    /** Words in their order, from behind one on. */
    async page(after: string | null, limit: number): Promise<string[]> {
      const rows = await kysely
        .selectFrom('search_words')
        .select('word')
        .$if(after !== null, (some) => some.where('word', '>', after))
        .orderBy('word')
        .limit(limit)
        .execute();
      return rows.map(({ word }) => word);
    },

    /** Drops those of the words that no listed product has. */
    async removeUnlisted(words: readonly string[]): Promise<void> {
      await sql`
        delete from search_words
        using (
          select word
          from unnest(${words}::text[], ${words.map(lexemeOf)}::text[]) as asked(word, query)
          cross join lateral ${anyListed(kysely)} as hits
          where not any_listed
        ) as gone
        where search_words.word = gone.word`.execute(kysely);
    },
  };
}

export type SearchWordsRepository = ReturnType<typeof createSearchWordsRepository>;
