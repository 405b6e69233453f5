import { allOf, anyOf, lexeme, type Mark } from './lexemes.ts';
import { smallWords } from './small-words.ts';
import { isNumber, type Term, wordOf } from './term.ts';
import { measureOf, withUnit } from './units.ts';

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

function single(term: Term): Group {
  const measures = measureOf(wordOf(term));
  return measures === null ? { find: (_mark, findOne) => findOne(term) } : asOne(measures);
}

/** Only these words, whatever the parts are. */
function asOne(words: readonly string[]): Group {
  return { find: (mark) => anyOf(words.map((word) => lexeme(mark, word))) };
}

/** Both words, or one of them both. */
function apartOrAsOne(term: Term, next: Term): Group {
  const together = wordOf(term) + wordOf(next);
  return { find: (mark, findOne) => anyOf([allOf([term, next].map(findOne)), lexeme(mark, together)]) };
}

/** Three words, of which each two neighbours or all may be one. */
function inAnyWay(first: Term, second: Term, third: Term): Group {
  const [start, middle, end] = [wordOf(first), wordOf(second), wordOf(third)];
  return {
    find: (mark, findOne) =>
      anyOf([
        allOf([findOne(first), apartOrAsOne(second, third).find(mark, findOne)]),
        allOf([lexeme(mark, start + middle), findOne(third)]),
        lexeme(mark, start + middle + end),
      ]),
  };
}

/** A figure behind a small word that may be a model's letter, or nothing. */
function figureAlone(letter: Term, figure: Term): Group {
  const together = wordOf(letter) + wordOf(figure);
  return { find: (mark, findOne) => anyOf([findOne(figure), lexeme(mark, together)]) };
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

/** Whether a number belongs to what is behind it rather than to the word before it: to its unit, or to another number. */
function isOfNext(term: Term, next: Term | undefined): boolean {
  return next !== undefined && (withUnit(wordOf(term), wordOf(next)) !== null || next.part.startsWith('/'));
}

/** A third number after two is a tyre's, whose rim may be written with an R. */
function rim([term]: readonly Term[], before: readonly Term[]): Taken | null {
  const isThird = before.length >= 2 && before.slice(-2).every((other) => isNumber(wordOf(other)));
  if (term === undefined || !isNumber(wordOf(term)) || !isThird) return null;
  const [word, last] = [wordOf(term), before.at(-1)];
  const pair = term.part.startsWith('/') && last !== undefined ? `${wordOf(last)}/${word}` : word;
  return { group: asOne([pair, `r${word}`]), words: 1 };
}

/** Letters with a figure, and perhaps letters behind: `x 5`, `xc-60`, `cbr 600 f`. They rather belong together than others. */
function model([term, next, third, fourth]: readonly Term[], before: readonly Term[]): Taken | null {
  if (!isLetters(term) || !isFigure(next) || isOfNext(next, third)) return null;
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
function beforeModel([term, letters, figure, behind]: readonly Term[], count: number): Taken | null {
  if (!isLetters(term) || !isLetters(letters) || !isFigure(figure)) return null;
  if (wordOf(letters).length > MODEL_LETTERS || letters.part.startsWith('-') || isOfNext(figure, behind)) return null;
  return count <= FEW_WORDS && !smallWords.has(wordOf(letters))
    ? { group: inAnyWay(term, letters, figure), words: 3 }
    : { group: single(term), words: 1 };
}

/** Two neighbours as one group, or null when they have nothing to do with each other. */
function pair([term, next, third]: readonly Term[], count: number): Taken | null {
  if (term === undefined || next === undefined) return null;
  const [word, other] = [wordOf(term), wordOf(next)];
  if (isNumber(other) && isOfNext(next, third) && !next.part.startsWith('/')) return null;
  if (isNumber(word) && isNumber(other)) {
    return next.part.startsWith('/') ? { group: asOne([`${word}/${other}`]), words: 2 } : null;
  }
  if (next.part.startsWith('-')) return { group: apartOrAsOne(term, next), words: 2 };
  const measures = isNumber(word) ? withUnit(word, other) : null;
  if (measures !== null) return { group: asOne(measures), words: 2 };
  const isNumberOfWord = isNumber(word) && isLetters(next);
  const areWords = isLetters(term) && isLetters(next) && count <= FEW_WORDS;
  return isNumberOfWord || areWords ? { group: apartOrAsOne(term, next), words: 2 } : null;
}

/** The groups of a query's words, in their order. */
export function groupsOf(terms: readonly Term[]): Group[] {
  const groups: Group[] = [];
  for (let n = 0; n < terms.length; ) {
    const [ahead, before] = [terms.slice(n), terms.slice(0, n)];
    const [term] = ahead;
    if (term === undefined) break;
    const { group, words } = rim(ahead, before) ??
      model(ahead, before) ??
      beforeModel(ahead, terms.length) ??
      pair(ahead, terms.length) ?? { group: single(term), words: 1 };
    groups.push(group);
    n += words;
  }
  return groups;
}
