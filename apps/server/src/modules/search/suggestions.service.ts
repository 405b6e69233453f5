import type { Language, SuggestedCategory, Suggestions } from '@muge/contract';
import { SUGGESTION_LIMITS } from '@muge/contract/limits';
import type { CategoriesService } from '../categories/categories.service.ts';
import type { PlacesService } from '../places/places.service.ts';
import { namedCategories } from './category-names.ts';
import { allOf, lexeme } from './lexemes.ts';
import type { SearchRepository } from './search.repository.ts';
import { spellingFor } from './spelling.ts';
import type { Completion, SuggestionsRepository } from './suggestions.repository.ts';
import { type Term, wordOf } from './term.ts';
import { tiersOf } from './tiers.ts';
import { createWordFamilies } from './word-families.ts';

/** How many words of the vocabulary are looked at, how many of those among the listings, and how many of these at once. */
const BOUNDS = { fetched: 60, verified: 24, atOnce: 8 } as const;

/** The word that is being typed: from two letters on, and no figures. */
const LAST_WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{2,}$/u;

/** A word of the vocabulary as the search would know it. */
function termOf({ part, stems }: Completion): Term {
  return { part, stems, known: true, declined: true, corrections: [], categories: [] };
}

/** Suggestions for who types into a search box. Not in the specification. */
export function createSuggestionsService(dependencies: {
  suggestions: SuggestionsRepository;
  search: SearchRepository;
  categories: CategoriesService;
  places: PlacesService;
}) {
  const { suggestions, search, categories, places } = dependencies;

  /**
   * What a word must find together with the words before it: what a search for them would, among the listings that have
   * the word itself in their title. So nothing is told of those that are not listed.
   */
  function queryOf(before: readonly Term[], completion: Completion): string {
    const tiers = tiersOf([...before, termOf(completion)], (word) => places.named(word, { unfinished: false }));
    // Alone it is found by its best tier already, which all others hold.
    const found = before.length === 0 ? tiers[0] : tiers.at(-1);
    return allOf([lexeme('^', wordOf(completion)), ...(found === undefined ? [] : [found])]);
  }

  /** What may stand in place of the last word of a text, each word in one form. */
  async function wordsFor(text: string): Promise<string[]> {
    const typed = LAST_WORD.exec(text);
    if (typed === null) return [];
    let candidates = await suggestions.findCompletions(text, BOUNDS.fetched);
    if (candidates.length === 0) return [];
    const before = await search.readTerms(text.slice(0, typed.index), 'listing', { doubted: false });
    const families = createWordFamilies();
    const words: string[] = [];
    for (let looked = 0; looked < BOUNDS.verified && candidates.length > 0; looked += BOUNDS.atOnce) {
      const some = candidates.slice(0, BOUNDS.atOnce);
      const titles = await suggestions.findTitles(some.map((completion) => queryOf(before, completion)));
      for (const [n, completion] of some.entries()) {
        const word = spellingFor(typed[0], completion, titles[n] ?? []);
        if (word === null || families.has(completion)) continue;
        families.add(completion);
        // What stands there already is no suggestion, nor is another form of it.
        if (word !== typed[0].toLowerCase()) words.push(word);
      }
      if (words.length >= SUGGESTION_LIMITS.words) break;
      candidates = candidates.slice(BOUNDS.atOnce).filter((completion) => !families.has(completion));
    }
    return words.slice(0, SUGGESTION_LIMITS.words);
  }

  async function categoriesFor(text: string, language: Language): Promise<SuggestedCategory[]> {
    const others = (['en', 'lt', 'ru'] as const).filter((other) => other !== language);
    const [own, ...rest] = await Promise.all([
      categories.list(language),
      ...others.map((other) => categories.list(other)),
    ]);
    const found = namedCategories(text, [own.data, ...rest.map(({ data }) => data)]);
    return found.slice(0, SUGGESTION_LIMITS.categories);
  }

  return {
    /** What a text, as it stands in a search box, may become. Names of categories come in the language. */
    async suggest(text: string, language: Language): Promise<Suggestions> {
      const composed = text.normalize('NFC');
      const [named, words] = await Promise.all([categoriesFor(composed, language), wordsFor(composed)]);
      return { categories: named, words };
    },
  };
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;
