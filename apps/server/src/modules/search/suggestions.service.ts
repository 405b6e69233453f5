import type { Language, SuggestedCategory, Suggestions } from '@muge/contract';
import { SUGGESTION_LIMITS } from '@muge/contract/limits';
import type { Clock } from '../../ports/clock.ts';
import { plain } from '../../text/plain.ts';
import { kept } from '../../time/kept.ts';
import type { CategoriesService } from '../categories/categories.service.ts';
import type { PlacesService } from '../places/places.service.ts';
import { keyOf, namedCategories, namingWords } from './category-names.ts';
import { isFiller } from './filler-words.ts';
import { allOf, anyOf, lexeme } from './lexemes.ts';
import type { SearchRepository } from './search.repository.ts';
import type { Completion, SuggestionsRepository, Title } from './suggestions.repository.ts';
import { type Term, wordOf } from './term.ts';
import { isSmall, tiersOf } from './tiers.ts';
import { indexOf, spellingIn, type TitleIndex } from './title-index.ts';
import { createWordFamilies } from './word-families.ts';

/** How much work an answer may be. */
const BOUNDS = {
  /** Words of the vocabulary that are looked at. */
  fetched: 60,
  /** Those of them that are looked for among the listings. */
  wanted: 24,
  /** The newest titles, in which common words are met without looking for them. */
  newest: 1000,
  /** Words that are looked for alone in one go. */
  alone: 12,
  /** Titles that are read of what such a word finds. */
  ofWord: 8,
  /** Titles that are read of what the words before find together with any word. */
  ofText: 200,
} as const;

/** The newest titles are kept so long, in milliseconds. What is taken from them is confirmed each time. */
const NEWEST_LIFETIME = 30_000;

/** What categories are called by is kept as long as the names themselves, in milliseconds. */
const NAMES_LIFETIME = 5000;

/** Words of a text that are looked for in the names of categories: no name has more. */
const NAMING_WORDS = 12;

/** The word that is being typed: from two letters on, and no figures. */
const LAST_WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{2,}$/u;

/** A word that may be offered, and what must find a product for that. */
interface Candidate {
  readonly completion: Completion;
  readonly query: string;
}

/** A word of the vocabulary as the search would know it. */
function termOf({ part, stems }: Completion): Term {
  return {
    part,
    stems,
    known: true,
    declined: true,
    familiar: true,
    beginnings: [],
    corrections: [],
    halves: [],
    categories: [],
  };
}

function inTitle(completion: Completion): string {
  return lexeme('^', wordOf(completion));
}

/** Suggestions for who types into a search box. Not in the specification. */
export function createSuggestionsService(dependencies: {
  suggestions: SuggestionsRepository;
  search: SearchRepository;
  categories: CategoriesService;
  places: PlacesService;
  clock: Clock;
}) {
  const { suggestions, search, categories, places, clock } = dependencies;

  const newest = kept(clock, NEWEST_LIFETIME, async () => indexOf(await suggestions.findNewestTitles(BOUNDS.newest)));

  const nameStems = kept(
    clock,
    NAMES_LIFETIME,
    async () => new Map((await suggestions.findNameStems()).map((name) => [keyOf(name), new Set(name.stems)])),
  );

  function tiers(terms: readonly Term[]): string[] {
    return tiersOf(terms, (word) => places.named(word, { unfinished: false }));
  }

  /** The candidates that stand in these titles and find one of their products, with how they are written there. */
  async function confirm(candidates: readonly Candidate[], typed: string, index: TitleIndex) {
    const standing = candidates.flatMap(({ completion, query }) => {
      const found = spellingIn(index, typed, completion);
      return found === null ? [] : [{ ...found, completion, query }];
    });
    if (standing.length === 0) return [];
    const confirmed = await suggestions.findConfirmed(
      standing.flatMap(({ products, query }) => products.map((id) => ({ id, query }))),
    );
    return standing.filter(({ query }) => confirmed.has(query));
  }

  /**
   * Titles in which the candidates stand: alone, or where a tier finds the words before. The best tier with forms costs a
   * fraction of the last one, with its beginnings of words in all texts.
   */
  function titlesOf(candidates: readonly Candidate[], found: string | undefined): Promise<Title[]> {
    const words = candidates.map(({ completion }) => inTitle(completion));
    return found === undefined
      ? suggestions.findTitles(words.slice(0, BOUNDS.alone), BOUNDS.ofWord)
      : suggestions.findTitles([allOf([found, anyOf(words)])], BOUNDS.ofText);
  }

  /**
   * What may stand in place of the last word of a text, each word in one form: words that a listed product has in its
   * title, and by which, together with those before, the search finds that product. So nothing is told of what isn't
   * listed, and nobody is offered a search that finds nothing.
   */
  async function wordsFor(text: string): Promise<string[]> {
    const last = LAST_WORD.exec(text);
    if (last === null) return [];
    const [typed] = last;
    const begun = typed.toLowerCase();
    // Whoever types diacritics means them.
    const meant = begun === plain(begun) ? null : begun;
    const completions = (await suggestions.findCompletions(text, meant, BOUNDS.fetched))
      .filter((completion) => !isFiller(wordOf(completion)))
      .slice(0, BOUNDS.wanted);
    if (completions.length === 0) return [];
    const terms = await search.readTerms(text.slice(0, last.index), 'listing');
    const before = terms.filter((term) => !isSmall(term));
    const candidates = completions.map((completion) => ({
      completion,
      query: allOf([inTitle(completion), ...tiers([...before, termOf(completion)]).slice(-1)]),
    }));

    const words = new Map<Completion, string>();
    const families = createWordFamilies();
    const offer = (found: Awaited<ReturnType<typeof confirm>>) => {
      for (const { completion, spelling } of found) {
        if (families.has(completion)) continue;
        families.add(completion);
        // What stands there already is no suggestion, nor is another form of it.
        if (spelling !== begun) words.set(completion, spelling);
      }
    };
    offer(await confirm(candidates, typed, await newest()));
    const offerOthers = async (found: string | undefined) => {
      const others = candidates.filter(({ completion }) => !families.has(completion));
      if (others.length > 0) offer(await confirm(others, typed, indexOf(await titlesOf(others, found))));
    };
    const [, withForms, , , anywhere] = tiers(before);
    if (words.size < SUGGESTION_LIMITS.words) await offerOthers(withForms);
    if (words.size === 0 && before.length > 0) await offerOthers(anywhere);
    const found = completions.flatMap((completion) => words.get(completion) ?? []);
    // Words that are written without them are better than none, and no better than that.
    const asMeant = found.filter((word) => meant === null || word.startsWith(meant));
    return (asMeant.length > 0 ? asMeant : found).slice(0, SUGGESTION_LIMITS.words);
  }

  async function categoriesFor(text: string, language: Language): Promise<SuggestedCategory[]> {
    const others = (['en', 'lt', 'ru'] as const).filter((other) => other !== language);
    const words = namingWords(text);
    if (words.length === 0 || words.length > NAMING_WORDS) return [];
    const [names, stems, own, ...rest] = await Promise.all([
      nameStems(),
      suggestions.findStems(words),
      categories.list(language),
      ...others.map((other) => categories.list(other)),
    ]);
    const isForm = (word: string, key: string) => stems.get(word)?.some((stem) => names.get(key)?.has(stem)) ?? false;
    const found = namedCategories(text, [own.data, ...rest.map(({ data }) => data)], isForm);
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
