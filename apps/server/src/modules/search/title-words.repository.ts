import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { lexeme } from './lexemes.ts';
import { anyListed, isListedProduct, sampleOfProducts } from './listed-products.ts';

/** A word of titles in one spelling. */
interface TitleWord {
  readonly plain: string;
  readonly written: string;
}

/** The same with about how many listed products have it. */
export interface CountedTitleWord extends TitleWord {
  readonly listings: number;
}

function columns(words: readonly TitleWord[]): RawBuilder<unknown> {
  return sql`${words.map(({ plain }) => plain)}::text[], ${words.map(({ written }) => written)}::text[]`;
}

/** Keeps the words that the search box offers. */
export function createTitleWordsRepository({ kysely }: Database) {
  return {
    /**
     * In how many listed products' titles each spelling stands: exactly, or estimated from about so many products where
     * there are more.
     */
    async count(sample: number): Promise<Map<string, number>> {
      const { products, share } = await sampleOfProducts(kysely, sample);
      const { rows } = await sql<{ written: string; listings: number }>`
        select written, ceil(count(*) / ${share}::float8)::int as listings
        from ${products}, title_spellings(products.name) as written
        where ${isListedProduct}
        group by written`.execute(kysely);
      return new Map(rows.map(({ written, listings }) => [written, listings]));
    },

    /** Words in their order, from behind one on. */
    page(after: TitleWord | null, limit: number): Promise<CountedTitleWord[]> {
      return kysely
        .selectFrom('title_words')
        .selectAll()
        .$if(after !== null, (some) =>
          some.where(sql<boolean>`(plain, written) > (${after?.plain}::text, ${after?.written}::text)`),
        )
        .orderBy('plain')
        .orderBy('written')
        .limit(limit)
        .execute();
    },

    /** Sets how many listed products have each word. */
    async setListings(words: readonly CountedTitleWord[]): Promise<void> {
      await sql`
        update title_words
        set listings = counted.listings
        from unnest(${columns(words)}, ${words.map(({ listings }) => listings)}::int[])
          as counted(plain, written, listings)
        where title_words.plain = counted.plain and title_words.written = counted.written`.execute(kysely);
    },

    /** Drops those of the words that no listed product has in its title, in whatever spelling. */
    async removeUnlisted(words: readonly TitleWord[]): Promise<void> {
      await sql`
        delete from title_words
        using (
          select plain, written
          from unnest(${columns(words)}, ${words.map(({ plain }) => lexeme('^', plain))}::text[])
            as asked(plain, written, query)
          cross join lateral ${anyListed(kysely)} as hits
          where not any_listed
        ) as gone
        where title_words.plain = gone.plain and title_words.written = gone.written`.execute(kysely);
    },
  };
}

export type TitleWordsRepository = ReturnType<typeof createTitleWordsRepository>;
