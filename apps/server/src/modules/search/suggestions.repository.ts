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

/** What a category, or a subcategory of one, is called by. */
interface NameStems {
  readonly id: number;
  readonly category_id: number | null;
  readonly stems: readonly string[];
}

/** A listed product's title. */
export interface Title {
  readonly id: number;
  readonly name: string;
}

/** Whether a product is found by a query, a tsquery. */
export interface Check {
  readonly id: number;
  readonly query: string;
}

/** Finds what a search box can offer. */
export function createSuggestionsRepository({ kysely }: Database) {
  const matchingAsked = kysely
    .selectFrom('products')
    .where((eb) => eb.and([isListed(eb), sql<boolean>`products.search_vector @@ asked.query::tsquery`]));

  return {
    /**
     * Words that begin with the last word of a text, the commonest first; before all others those that somebody writes
     * beginning with `meant`, where that is given.
     */
    async findCompletions(text: string, meant: string | null, limit: number): Promise<Completion[]> {
      const { rows } = await sql<Completion>`
        with typed as (
          select substring(part from '^[-/]*') as tie, ltrim(part, '-/') as word
          from unnest(search_parts(${text})) with ordinality as parts(part, n)
          order by n desc
          limit 1
        ), found as (
          select tie, plain, sum(listings) as listings,
            coalesce(bool_or(starts_with(written, ${meant}::text)), false) as is_meant
          from typed
          join title_words on plain >= word and plain < word || chr(1114111)
          group by tie, plain
          order by is_meant desc, listings desc, plain
          limit ${limit}
        )
        select tie || plain as part, search_stems(plain, null) as stems, array(
          select written
          from title_words
          where title_words.plain = found.plain
          order by listings = 0, written = plain, listings desc, written
        ) as spellings
        from found
        order by is_meant desc, listings desc, plain`.execute(kysely);
      return rows;
    },

    /** What categories and subcategories are called by, in all languages: the stems of each thing that a name lists. */
    async findNameStems(): Promise<NameStems[]> {
      const { rows } = await sql<NameStems>`
        select id, null::int as category_id,
          tsvector_to_array(category_search_vector(name_en, name_lt, name_ru, true)) as stems
        from categories
        union all
        select id, category_id, tsvector_to_array(search_vector) from subcategories`.execute(kysely);
      return rows;
    },

    /** The stems of each of these words, of whatever language they are. */
    async findStems(words: readonly string[]): Promise<Map<string, readonly string[]>> {
      const { rows } = await sql<{ word: string; stems: string[] }>`
        select word, search_stems(word, null) as stems from unnest(${words}::text[]) as word`.execute(kysely);
      return new Map(rows.map(({ word, stems }) => [word, stems]));
    },

    /** The newest titles. */
    findNewestTitles(limit: number): Promise<Title[]> {
      return kysely
        .selectFrom('products')
        .select(['id', 'name'])
        .where(isListed)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    /** Titles that the queries, tsqueries, find: of each so many at most. */
    async findTitles(queries: readonly string[], limit: number): Promise<Title[]> {
      // All that match, and then some of them: left to itself PostgreSQL would rather walk through the whole table until
      // it has met a few, and never meet what is rare.
      const { rows } = await sql<Title>`
        select hits.id, hits.name
        from unnest(${queries}::text[]) as asked(query)
        cross join lateral (
          with found as materialized (${matchingAsked.select(['id', 'name'])})
          select id, name from found limit ${limit}
        ) as hits`.execute(kysely);
      return rows;
    },

    /** Those of the queries that find their product, while it is listed. */
    async findConfirmed(checks: readonly Check[]): Promise<Set<string>> {
      const { rows } = await sql<{ query: string }>`
        select distinct query
        from unnest(${checks.map(({ id }) => id)}::int[], ${checks.map(({ query }) => query)}::text[]) as asked(id, query)
        where exists (${matchingAsked.select('id').whereRef('products.id', '=', sql.ref('asked.id'))})`.execute(kysely);
      return new Set(rows.map(({ query }) => query));
    },
  };
}

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>;
