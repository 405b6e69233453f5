import type { PlaceWords } from '../places/places.service.ts';
import { groupsOf } from './groups.ts';
import { allOf, anyOf, beginning, lexeme, type Mark } from './lexemes.ts';
import { smallWords } from './small-words.ts';
import { type Closeness, findTerm, isNumber, type Term, wordOf } from './term.ts';

/**
 * How well a listing fits, best first: every word stands in the title as it is typed; in another form; as a beginning or
 * with a slip; anywhere in the listing; its category is called so. Each holds all before it.
 */
export const TIERS = 5;

/** Finds the places that a word names. */
export type PlaceFinder = (word: string) => PlaceWords;

/** Whether a word tells nothing of what is looked for. */
export function isSmall(term: Term): boolean {
  return smallWords.has(wordOf(term)) && !/^[-/]/.test(term.part);
}

/** Whether a word may be the letter of a model, as in `audi a 6`. */
function isLetterOfModel(term: Term, next: Term | undefined): boolean {
  return wordOf(term).length === 1 && next !== undefined && isNumber(wordOf(next));
}

/** Whether a small word stands between two figures, as in `3 in 1`. */
function isBetweenFigures(before: Term | undefined, next: Term | undefined): boolean {
  return [before, next].every((term) => term !== undefined && isNumber(wordOf(term)));
}

function meaningful(terms: readonly Term[]): readonly Term[] {
  const left = terms.filter(
    (term, n) => !isSmall(term) || isLetterOfModel(term, terms[n + 1]) || isBetweenFigures(terms[n - 1], terms[n + 1]),
  );
  return left.length === 0 ? terms : left;
}

/**
 * What finds a word, or the place that it names. Where a listing is counts as if it were said in its title: who types a
 * town with a thing looks for the thing there.
 */
function inTextOrPlace(term: Term, mark: Mark, closeness: Closeness, places: PlaceFinder): string {
  const { names, beginnings } = places(wordOf(term));
  return anyOf([
    findTerm(term, mark, closeness),
    ...names.flatMap((name) => [lexeme('@', name), lexeme(mark, name)]),
    ...beginnings.flatMap((text) => [beginning('@', text), beginning(mark, text)]),
  ]);
}

/** The tsquery of each tier of a text; none where the text has no word. */
export function tiersOf(terms: readonly Term[], places: PlaceFinder): string[] {
  const groups = groupsOf(meaningful(terms));
  if (groups.length === 0) return [];
  const all = (mark: Mark, closeness: Closeness) =>
    allOf(groups.map((group) => group.find(mark, (term) => inTextOrPlace(term, mark, closeness, places))));
  const inCategory = (term: Term) =>
    anyOf([inTextOrPlace(term, '', 'loose', places), ...term.categories.map((category) => lexeme('', category))]);
  return [
    all('^', 'exact'),
    all('^', 'form'),
    all('^', 'loose'),
    all('', 'loose'),
    allOf(groups.map((group) => group.find('', inCategory))),
  ];
}

/**
 * The tsquery that an address must fit, as it stands in the address alone (no mark) or in the whole listing (`@`); null
 * where the text has no word.
 */
export function addressQueryOf(terms: readonly Term[], places: PlaceFinder, mark: Mark = ''): string | null {
  const groups = groupsOf(meaningful(terms));
  const findOne = (term: Term) => {
    const { names, beginnings } = places(wordOf(term));
    return anyOf([
      findTerm(term, mark, 'loose'),
      ...names.map((name) => lexeme(mark, name)),
      ...beginnings.map((text) => beginning(mark, text)),
    ]);
  };
  return groups.length === 0 ? null : allOf(groups.map((group) => group.find(mark, findOne)));
}
