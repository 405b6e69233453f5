import { allOf, anyOf, lexeme, type Mark } from './lexemes.ts';
import { isNumber, type Term, wordOf } from './term.ts';
import { measureOf, withUnit } from './units.ts';

/** A word of a query, or two that may be written as one; each must be found. */
export interface Group {
  /** What finds it, by what finds each of its words. */
  find(mark: Mark, findOne: (term: Term) => string): string;
}

/** Words in which two neighbours without a hyphen are also tried as one word. */
const FEW_WORDS = 3;

function single(term: Term): Group {
  const measures = measureOf(wordOf(term));
  return measures === null ? { find: (_mark, findOne) => findOne(term) } : asOne(measures);
}

/** Only these words, whatever the parts are. */
function asOne(words: readonly string[]): Group {
  return { find: (mark) => anyOf(words.map((word) => lexeme(mark, word))) };
}

/** Both words, or one of them both. */
function apartOrAsOne(terms: readonly [Term, Term], together: string): Group {
  return { find: (mark, findOne) => anyOf([allOf(terms.map(findOne)), lexeme(mark, together)]) };
}

/** Two neighbours as one group, or null when they have nothing to do with each other. */
function pairOf(term: Term, next: Term, count: number): Group | null {
  const [word, other] = [wordOf(term), wordOf(next)];
  const tie = next.part.startsWith('/') ? '/' : next.part.startsWith('-') ? '-' : null;
  if (isNumber(word) && isNumber(other)) {
    return tie === '/' ? asOne([`${word}/${other}`]) : null;
  }
  if (tie === '-') return apartOrAsOne([term, next], word + other);
  const measures = isNumber(word) ? withUnit(word, other) : null;
  if (measures !== null) return asOne(measures);
  const figures = [word, other].filter((each) => /\d/.test(each)).length;
  if (isNumber(word) !== isNumber(other) && figures === 1) return apartOrAsOne([term, next], word + other);
  return figures === 0 && count <= FEW_WORDS ? apartOrAsOne([term, next], word + other) : null;
}

/** A third number after two is a tyre's, whose rim may be written with an R. */
function rim(term: Term, before: readonly Term[]): Group | null {
  const word = wordOf(term);
  const isThird = before.length >= 2 && before.slice(-2).every((other) => isNumber(wordOf(other)));
  if (!isNumber(word) || !isThird) return null;
  const last = before.at(-1);
  const pair = term.part.startsWith('/') && last !== undefined ? `${wordOf(last)}/${word}` : word;
  return asOne([pair, `r${word}`]);
}

/** The groups of a query's words, in their order. */
export function groupsOf(terms: readonly Term[]): Group[] {
  const groups: Group[] = [];
  for (let n = 0; n < terms.length; ) {
    const [term, next, afterNext] = terms.slice(n, n + 3);
    if (term === undefined) break;
    const third = rim(term, terms.slice(0, n));
    // A number belongs to the unit behind it rather than to the word before it.
    const isOfNext =
      next !== undefined &&
      afterNext !== undefined &&
      isNumber(next.part) &&
      (withUnit(wordOf(next), wordOf(afterNext)) !== null || afterNext.part.startsWith('/'));
    const pair = next === undefined || third !== null || isOfNext ? null : pairOf(term, next, terms.length);
    groups.push(third ?? pair ?? single(term));
    n += pair === null ? 1 : 2;
  }
  return groups;
}
