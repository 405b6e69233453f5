import { allOf, anyOf, lexeme, type Mark } from './lexemes.ts';
import { smallWords } from './small-words.ts';
import { inLatin, isNumber, type Term, wordOf } from './term.ts';
import { isLength, measureOf, withUnit } from './units.ts';

/** A word of a query, or some that may be written as one; each must be found. */
export interface Group {
  /** What finds it, by what finds each of its words. */
  find(mark: Mark, findOne: (term: Term) => string): string;
}

/** Some words of a query: a group, and how many of them it takes. */
interface Taken {
  readonly group: Group;
  readonly words: number;
}

/** Words in which two neighbours without a hyphen are also tried as one word. */
const FEW_WORDS = 3;

/** Letters of a model: the X of an X5, the EOS of an EOS 2000D. */
const MODEL_LETTERS = 3;

/** Words of letters and figures: one whose Cyrillic letters all look like Latin ones may be written with those. */
function joined(mark: Mark, words: readonly string[]): string {
  return anyOf(words.flatMap((word) => [word, inLatin(word)]).map((word) => lexeme(mark, word)));
}

function single(term: Term): Group {
  const word = wordOf(term);
  const [, year, unit] = YEAR_IN_SHORT.exec(word) ?? [];
  if (year !== undefined && unit !== undefined) return asOne(spellingsOfYear(year, unit));
  const measures = measureOf(word);
  if (measures !== null) return asOne(measures);
  const [, width, height] = SIZE.exec(word) ?? [];
  if (width !== undefined && height !== undefined) return asOne(sizes(width, height));
  const [, start, middle, end] = /^(\D+)(\d+)(\D+)$/u.exec(word) ?? /^(\d+)(\D{1,3})(\d+)$/u.exec(word) ?? [];
  if (start === undefined || middle === undefined || end === undefined)
    return { find: (_mark, findOne) => findOne(term) };
  return {
    find: (mark, findOne) =>
      anyOf([
        findOne(term),
        ...apartIn3(start, middle, end).map((words) => allOf(words.map((each) => joined(mark, [each])))),
      ]),
  };
}

/** How a word of three runs of letters and figures may be written apart. The index joins only neighbours. */
function apartIn3(start: string, middle: string, end: string): string[][] {
  const all = [start + middle, middle + end];
  return isNumber(start) ? [all] : [all, [start + middle, end], [start, middle + end]];
}

/** A year with its unit, which others leave out. */
const YEAR_IN_SHORT = /^((?:19|20)\d\d)([mмг])$/;

/** A year alone and with its units as one word, of which the index has no part. It may also be so many metres or grams. */
function spellingsOfYear(year: string, unit: string): string[] {
  const inShort = ['', 'm', 'м', 'г'].map((end) => year + end);
  return [...new Set([...inShort, ...(withUnit(year, unit) ?? [])])];
}

/** Two figures that may be a size. */
const SIZE = /^(\d{2,})x(\d{2,})$/;

function sizes(width: string, height: string): string[] {
  return [`${width}/${height}`, ...(width.length > 1 && height.length > 1 ? [`${width}x${height}`] : [])];
}

/** Only these words, whatever the parts are. */
function asOne(words: readonly string[]): Group {
  return { find: (mark) => joined(mark, words) };
}

/** All words, or one of them all: as each of them or that one, which an index meets sooner than either all or that one. */
function allOrAsOne(terms: readonly Term[], together: string): Group {
  return { find: (mark, findOne) => allOf(terms.map((term) => anyOf([findOne(term), joined(mark, [together])]))) };
}

/** Both words, or one of them both. */
function apartOrAsOne(term: Term, next: Term): Group {
  return allOrAsOne([term, next], wordOf(term) + wordOf(next));
}

/** Three words, of which each two neighbours or all may be one. */
function inAnyWay(first: Term, second: Term, third: Term): Group {
  const [start, middle, end] = [wordOf(first), wordOf(second), wordOf(third)];
  return {
    find: (mark, findOne) =>
      anyOf([
        allOf([findOne(first), apartOrAsOne(second, third).find(mark, findOne)]),
        allOf([joined(mark, [start + middle]), findOne(third)]),
        joined(mark, [start + middle + end]),
      ]),
  };
}

/** A figure behind a small word that may be a model's letter, or nothing. */
function figureAlone(letter: Term, figure: Term): Group {
  const together = wordOf(letter) + wordOf(figure);
  return { find: (mark, findOne) => anyOf([findOne(figure), joined(mark, [together])]) };
}

function isLetters(term: Term | undefined): term is Term {
  return term !== undefined && !/\d/.test(wordOf(term));
}

function isFigure(term: Term | undefined): term is Term {
  return term !== undefined && isNumber(wordOf(term)) && !term.part.startsWith('/');
}

function isYear(term: Term): boolean {
  return /^(19|20)\d\d$/.test(wordOf(term));
}

/** What stands behind a year, plain. */
const YEAR_WORDS: ReadonlySet<string> = new Set(['m', 'metai', 'metu', 'metais', 'г', 'год', 'года', 'году']);

function isYearWith(term: Term, next: Term): boolean {
  return isYear(term) && YEAR_WORDS.has(wordOf(next));
}

/** Whether a small word stands between figures: `3 in 1`. A Latin letter there is rather a model's: `80 a 4`. */
function tiesFigures(term: Term, next: Term | undefined): boolean {
  return smallWords.has(wordOf(term)) && !/^[a-z]$/.test(wordOf(term)) && isFigure(next);
}

/** Whether a number belongs to what is behind it rather than to the word before it: to its unit, or to another number. */
function isOfNext(term: Term, [next, afterNext]: readonly Term[]): boolean {
  if (next === undefined) return false;
  const isMeasured = withUnit(wordOf(term), wordOf(next)) !== null;
  return isMeasured || isYearWith(term, next) || next.part.startsWith('/') || tiesFigures(next, afterNext);
}

/** A third number after two is a tyre's, whose rim may be written with an R. */
function rim([term]: readonly Term[], before: readonly Term[]): Taken | null {
  const isThird = before.length >= 2 && before.slice(-2).every((other) => isNumber(wordOf(other)));
  if (term === undefined || !isNumber(wordOf(term)) || !isThird) return null;
  const [word, last] = [wordOf(term), before.at(-1)];
  const pair = term.part.startsWith('/') && last !== undefined ? `${wordOf(last)}/${word}` : word;
  return { group: asOne([pair, `r${word}`]), words: 1 };
}

/** Two figures with a small word between them: `3 in 1`. */
function between([term, small, figure, ...behind]: readonly Term[]): Taken | null {
  if (!isFigure(term) || small === undefined || !isFigure(figure)) return null;
  if (!tiesFigures(small, figure) || isOfNext(figure, behind)) return null;
  const together = wordOf(term) + wordOf(small) + wordOf(figure);
  return { group: allOrAsOne([term, figure], together), words: 3 };
}

/** Letters with a figure, and perhaps letters behind: `x 5`, `xc-60`, `cbr 600 f`. They rather belong together than others. */
function model([term, next, ...behind]: readonly Term[], before: readonly Term[]): Taken | null {
  if (!isLetters(term) || !isFigure(next) || isOfNext(next, behind)) return null;
  const [third, fourth] = behind;
  if (smallWords.has(wordOf(term))) {
    // Of "audi a 6" the letter counts; "в 2" or "a 2 bedroom flat" is mostly about two of something.
    const isModel = /[a-z]/.test(wordOf(term)) && before.length > 0;
    return { group: isModel ? apartOrAsOne(term, next) : figureAlone(term, next), words: 2 };
  }
  const hasLetters = isLetters(third) && wordOf(third).length <= MODEL_LETTERS && !smallWords.has(wordOf(third));
  return hasLetters && (!isFigure(fourth) || isYear(fourth))
    ? { group: inAnyWay(term, next, third), words: 3 }
    : { group: apartOrAsOne(term, next), words: 2 };
}

/** A word before a model: it leaves the model its letters. */
function beforeModel([term, letters, figure, ...behind]: readonly Term[], count: number): Taken | null {
  if (!isLetters(term) || !isLetters(letters) || !isFigure(figure)) return null;
  if (wordOf(letters).length > MODEL_LETTERS || letters.part.startsWith('-') || isOfNext(figure, behind)) return null;
  return count <= FEW_WORDS && !smallWords.has(wordOf(letters))
    ? { group: inAnyWay(term, letters, figure), words: 3 }
    : { group: single(term), words: 1 };
}

/** The `600f` of a model. */
function isFigureOfModel(term: Term): boolean {
  return /^\d+\D+$/.test(wordOf(term)) && measureOf(wordOf(term)) === null;
}

/** The `cbr600` of a model. */
function isModelAlone(term: Term): boolean {
  return /^\D+\d+$/.test(wordOf(term));
}

/** The `f` behind it. */
function isEndOfModel(term: Term, next: Term | undefined): boolean {
  return isLetters(term) && wordOf(term).length <= MODEL_LETTERS && !isFigure(next);
}

/** Two neighbours as one group, or null when they have nothing to do with each other. */
function pair([term, next, ...behind]: readonly Term[], count: number): Taken | null {
  if (term === undefined || next === undefined) return null;
  const [word, other] = [wordOf(term), wordOf(next)];
  if (isNumber(other) && isOfNext(next, behind) && !next.part.startsWith('/')) return null;
  if (isNumber(word) && isNumber(other)) {
    return next.part.startsWith('/') ? { group: asOne(sizes(word, other)), words: 2 } : null;
  }
  if (next.part.startsWith('-')) return { group: apartOrAsOne(term, next), words: 2 };
  // A listing may leave out what goes without saying: what a size is measured in, and that a year is one.
  if (isLength(other) && SIZE.test(word)) return { group: single(term), words: 2 };
  if (isYearWith(term, next)) return { group: asOne(spellingsOfYear(word, other)), words: 2 };
  const measures = isNumber(word) ? withUnit(word, other) : null;
  if (measures !== null) return { group: asOne(measures), words: 2 };
  const isNumberOfWord = isNumber(word) && isLetters(next);
  const isModel = isLetters(term) ? isFigureOfModel(next) : isModelAlone(term) && isEndOfModel(next, behind[0]);
  const areWords = isLetters(term) && isLetters(next) && count <= FEW_WORDS;
  return isNumberOfWord || isModel || areWords ? { group: apartOrAsOne(term, next), words: 2 } : null;
}

/** The groups of a query's words, in their order. */
export function groupsOf(terms: readonly Term[]): Group[] {
  const groups: Group[] = [];
  for (let n = 0; n < terms.length; ) {
    const [ahead, before] = [terms.slice(n), terms.slice(0, n)];
    const [term] = ahead;
    if (term === undefined) break;
    const { group, words } = rim(ahead, before) ??
      between(ahead) ??
      model(ahead, before) ??
      beforeModel(ahead, terms.length) ??
      pair(ahead, terms.length) ?? { group: single(term), words: 1 };
    groups.push(group);
    n += words;
  }
  return groups;
}
