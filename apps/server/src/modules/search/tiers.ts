import type { PlaceWords } from '../places/places.service.ts';
import { districtWords, withoutObvious } from './district-words.ts';
import { type Group, groupsOf } from './groups.ts';
import { allOf, anyOf, beginning, lexeme, type Mark } from './lexemes.ts';
import { otherNames } from './names/index.ts';
import { smallWords } from './small-words.ts';
import { type Closeness, findTerm, isNumber, type Term, wordOf } from './term.ts';

/**
 * How well a listing fits, best first: every word stands in the title as it is typed; in another form; as a beginning or
 * with a slip; its category is called so, or its title has another name of the same thing; anywhere in the listing. Each holds
 * all before it.
 */
export const TIERS = 5;

/** Finds the places that a word, or two with a space between, name. */
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

/**
 * Endings that are tied to foreign names, plain: `iPhone'as`, `Lego'o`. One letter may also be a model's: `USB-A`, and the `e`
 * of electric cars, `Corsa-e`.
 */
const TIED_ENDING = /^-(?:as|is|ui|us|ai|ams|ais|uose|[aou])$/;

/** Whether a part is but the ending of the name before it. */
function isEndingOf(term: Term, before: Term | undefined): boolean {
  if (before === undefined || !TIED_ENDING.test(term.part)) return false;
  const name = wordOf(before);
  return !/\d/.test(name) && name.length >= (wordOf(term).length === 1 ? 4 : 2);
}

function meaningful(terms: readonly Term[]): readonly Term[] {
  const left = terms.filter(
    (term, n) =>
      (!isSmall(term) || isLetterOfModel(term, terms[n + 1]) || isBetweenFigures(terms[n - 1], terms[n + 1])) &&
      !isEndingOf(term, terms[n - 1]),
  );
  return left.length === 0 ? terms : left;
}

/** What finds places by the words of their names, in the address or in the text. */
function inPlace({ names, beginnings }: PlaceWords, mark: Mark): string[] {
  return [
    ...names.map((name) => allOf(name.split(' ').map((word) => lexeme(mark, word)))),
    ...beginnings.map((name) => allOf(name.split(' ').map((word) => beginning(mark, word)))),
  ];
}

/**
 * What finds a word, or the place that it names. Where a listing is counts as if it were said in its title: who types a
 * town with a thing looks for the thing there.
 */
function inTextOrPlace(term: Term, mark: Mark, closeness: Closeness, places: PlaceFinder): string {
  const named = places(wordOf(term));
  // An R alone is more often a rim than a district.
  const districts = wordOf(term).length === 1 ? [] : districtWords(term);
  return anyOf([
    findTerm(term, mark, closeness),
    ...inPlace(named, '@'),
    ...inPlace(named, mark),
    ...districts.map((word) => lexeme('@', word)),
  ]);
}

/** What finds the place or the district that two words name, by the mark; none where they name none. */
function inPlaceOfTwo(term: Term, next: Term, behind: Term | undefined, places: PlaceFinder, mark: Mark): string[] {
  const named = inPlace(places(`${wordOf(term)} ${wordOf(next)}`), mark);
  const districts = districtWords(next).map((word) => lexeme(mark, word));
  // Of "Kaunas R 17" the R is a rim's.
  const isRim = behind !== undefined && isNumber(wordOf(behind));
  const isDistrict = districts.length > 0 && !isRim && places(wordOf(term)).names.length > 0;
  return isDistrict ? [...named, allOf([findTerm(term, mark, 'form'), anyOf(districts)])] : named;
}

/** The groups of a text's words; two that name a place together are one, by these marks. */
function groupsWithPlaces(terms: readonly Term[], places: PlaceFinder, marks: readonly Mark[]): Group[] {
  for (const [n, term] of terms.entries()) {
    const [next, behind] = terms.slice(n + 1, n + 3);
    const found = next && marks.flatMap((mark) => inPlaceOfTwo(term, next, behind, places, mark));
    if (next === undefined || found === undefined || found.length === 0) continue;
    const find: Group['find'] = (_mark, findOne) => anyOf([allOf([term, next].map(findOne)), ...found]);
    return [...groupsOf(terms.slice(0, n)), { find }, ...groupsWithPlaces(terms.slice(n + 2), places, marks)];
  }
  return groupsOf(terms);
}

/** The tsquery of each tier of a text; none where the text has no word. */
export function tiersOf(terms: readonly Term[], places: PlaceFinder): string[] {
  const words = meaningful(terms);
  const groups = groupsWithPlaces(words, places, ['@']);
  const others = otherNames(words);
  if (groups.length === 0) return [];
  const all = (mark: Mark, closeness: Closeness) =>
    allOf(groups.map((group) => group.find(mark, (term) => inTextOrPlace(term, mark, closeness, places))));
  // What stands in a category, or is called otherwise, is rather meant than what only mentions a word of its name.
  const orInCategory = (mark: Mark) =>
    allOf(
      groups.map((group) =>
        group.find(mark, (term) =>
          anyOf([
            inTextOrPlace(term, mark, 'loose', places),
            ...term.categories.map((category) => lexeme('', category)),
            ...(others.get(term) ?? []).map((find) => find(mark)),
          ]),
        ),
      ),
    );
  return [all('^', 'exact'), all('^', 'form'), all('^', 'loose'), orInCategory('^'), orInCategory('')];
}

/** The tsquery that an address must fit among a listing's words; null where the text has no word. */
export function addressQueryOf(terms: readonly Term[], places: PlaceFinder): string | null {
  const mark = '@';
  const groups = groupsWithPlaces(withoutObvious(meaningful(terms)), places, [mark]);
  const findOne = (term: Term) =>
    anyOf([
      findTerm(term, mark, 'loose'),
      ...inPlace(places(wordOf(term)), mark),
      ...districtWords(term).map((word) => lexeme(mark, word)),
    ]);
  return groups.length === 0 ? null : allOf(groups.map((group) => group.find(mark, findOne)));
}
