import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { isListed } from '../products/index.ts';

/** A word of the vocabulary that begins as somebody types. */
export interface Completion {
  /** Plain small letters; before it "-" where the text ties it to the word before. */
  readonly part: string;
  /** Its stems, with their marks. */
  readonly stems: readonly string[];
  /** How it is written, what should be shown first: with diacritics rather than without, the commonest. */
  readonly spellings: readonly string[];
}

/** Titles that are read of what a query finds, to see how a word is written in them. */
const SAMPLE = 20;

/** Finds what a search box can offer. */
export function createSuggestionsRepository({ kysely }: Database) {
  return {
    /** Words that begin with the last word of a text, the commonest first. */
    async findCompletions(text: string, limit: number): Promise<Completion[]> {
      const { rows } = await sql<Completion>`
        with typed as (
          select substring(part from '^[-/]*') as tie, ltrim(part, '-/') as word
          from unnest(search_parts(${text})) with ordinality as parts(part, n)
          order by n desc
          limit 1
        ), found as (
          select tie, plain, sum(listings) as listings,
            array_agg(written order by listings = 0, written = plain, listings desc, written) as spellings
          from typed
          join title_words on plain >= word and plain < word || chr(1114111)
          group by tie, plain
          order by listings desc, plain
          limit ${limit}
        )
        select tie || plain as part, search_stems(plain, null) as stems, spellings
        from found
        order by listings desc, plain`.execute(kysely);
      return rows;
    },

    /** Some titles of the listed products that each query, a tsquery, finds; none where it finds nothing. */
    async findTitles(queries: readonly string[]): Promise<string[][]> {
      const matching = kysely
        .selectFrom('products')
        .select('name')
        .where((eb) => eb.and([isListed(eb), sql<boolean>`products.search_vector @@ asked.query::tsquery`]));
      // All that match, and then some of them: left to itself PostgreSQL would rather walk through the whole table until
      // it has met a few, and never meet what is rare.
      const { rows } = await sql<{ titles: string[] }>`
        select coalesce(titles, '{}') as titles
        from unnest(${queries}::text[]) with ordinality as asked(query, n)
        cross join lateral (
          with found as materialized (${matching})
          select array_agg(name) as titles from (select name from found limit ${SAMPLE}) as few
        ) as hits
        order by n`.execute(kysely);
      return rows.map(({ titles }) => titles);
    },
  };
}

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>;
