import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { expectationOf, isPriceRare } from './expectation.ts';
import { type Filters, isNarrowed } from './filters.ts';
import { createGathering } from './gathering.ts';
import { newest } from './order.ts';
import { createOrdering } from './ordering.ts';
import { createRanking } from './ranking.ts';
import { type Hit, ranked, type Window } from './row.ts';
import { createSampling } from './sampling.ts';
import type { Sorting } from './sorting.ts';
import { doubtfulOf, type Term, withFewBeginnings, wordOf } from './term.ts';
import { createWalk } from './walk.ts';

/** Which words a text has, and where those are looked for: in listings, or in addresses alone. */
export type Field = 'listing' | 'address';

const markOf = { listing: '', address: '@' } as const;

/** The ways to find hits. */
function createWays(kysely: Database['kysely']) {
  const walk = createWalk({ kysely });
  const gathering = createGathering(kysely);
  const estimate = createSampling(kysely, walk);
  const findSorted = createOrdering(walk, gathering, estimate);
  const findRanked = createRanking(kysely, gathering, estimate, findSorted);
  return { walk, gathering, findSorted, findRanked };
}

/** Finds products by words, place and filters. */
export function createSearchRepository({ kysely, prepared }: Pick<Database, 'kysely' | 'prepared'>) {
  const { walk, gathering, ...byValues } = createWays(kysely);
  // What words are looked for by is settled; what a price or a state is, depends on how many there are.
  const byWords = createWays(prepared);

  return {
    /** The words of a text, in its order. */
    async readTerms(text: string, field: Field): Promise<Term[]> {
      const { rows } = await sql<Term>`
        select part, stems, known, declined, familiar, beginnings, corrections, halves, categories
        from search_terms(${text}, ${markOf[field]})`.execute(prepared);
      return withFewBeginnings(rows);
    },

    /** The words of a text with what each that may be a slip was meant to be; null where none is another word then. */
    async doubt(terms: readonly Term[], field: Field): Promise<Term[] | null> {
      const doubtful = doubtfulOf(terms);
      const meant = await Promise.all(
        doubtful.map(async (term) => {
          const { rows } = await sql<{ meant: string[] }>`
            select search_meant(${wordOf(term)}, ${term.stems}::text[], ${markOf[field]}) as meant`.execute(prepared);
          return rows[0]?.meant ?? [];
        }),
      );
      if (meant.every(({ length }) => length === 0)) return null;
      const corrections = new Map(doubtful.map((term, n) => [term, meant[n] ?? []]));
      return terms.map((term) => ({ ...term, corrections: corrections.get(term) ?? term.corrections }));
    },

    /** Whether few products have a price within bounds in cents. */
    isPriceRare(min: number | null, max: number | null): Promise<boolean> {
      return isPriceRare(kysely, min, max);
    },

    /**
     * The hits of a window, and how many match in all, counted no further than `most`. Of so many that both the planner and
     * what is met show it there are taken to be `most`.
     */
    async find(
      filters: Filters,
      sorting: Sorting,
      window: Window,
      most: number,
    ): Promise<{ hits: readonly Hit[]; total: number }> {
      const order = sorting.by === 'relevance' ? newest : { by: sorting.by, dir: sorting.dir };
      if (!isNarrowed(filters)) {
        const [rows, total] = await Promise.all([
          walk.straight(filters, order, window),
          gathering.count(filters, most),
        ]);
        return { hits: ranked(rows, 0), total };
      }
      const expectation = await expectationOf(kysely, filters, sorting.by);
      const { findSorted, findRanked } = filters.words === null && filters.address === null ? byValues : byWords;
      const { hits, total } =
        sorting.by === 'relevance'
          ? await findRanked(filters, window, most, expectation)
          : await findSorted(filters, order, window, most, expectation);
      return { hits, total: Math.min(total, most) };
    },
  };
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;
