import { expressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from '../products/index.ts';
import { lexeme } from './lexemes.ts';

/** The lexeme of a listing that holds a word of the vocabulary: those of addresses have their mark already. */
function lexemeOf(word: string): string {
  return word.startsWith('@') ? lexeme('@', word.slice(1)) : lexeme('^', word);
}

/** Keeps the vocabulary: the words that mistyped ones are corrected to. */
export function createSearchWordsRepository({ kysely }: Database) {
  const isListedProduct = isListed(expressionBuilder<DB, 'products'>());

  return {
    /** Words that listed products have: all of them, or those of about so many products where there are more. */
    async findSome(sample: number): Promise<Set<string>> {
      const { rows: sizes } = await sql<{ products: number }>`
        select reltuples::float8 as products from pg_class where oid = 'products'::regclass`.execute(kysely);
      const share = Math.min(1, sample / Math.max(1, sizes[0]?.products ?? 0));
      const products = share === 1 ? sql`products` : sql`products tablesample system (${100 * share})`;
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
      const matching = kysely
        .selectFrom('products')
        .select('id')
        .where((eb) => eb.and([isListed(eb), sql<boolean>`products.search_vector @@ asked.query::tsquery`]));
      await sql`
        delete from search_words
        using (
          select word
          from unnest(${words}::text[], ${words.map(lexemeOf)}::text[]) as asked(word, query)
          cross join lateral (
            with found as materialized (${matching})
            select exists (select from found) as any_listed
          ) as hits
          where not any_listed
        ) as gone
        where search_words.word = gone.word`.execute(kysely);
    },
  };
}

export type SearchWordsRepository = ReturnType<typeof createSearchWordsRepository>;
