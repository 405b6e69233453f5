import { allOf, lexeme } from '../lexemes.ts';
import { type Term, wordOf } from '../term.ts';
import type { Finder, Named } from './things.ts';

/** As one word: `2in1`, or `2b1`, as the index has `2в1`. */
const TOGETHER = /^(\p{N}+)(?:in|b)(\p{N}+)$/u;

const FIGURE = /^\p{N}+$/u;

function findersOf(many: string, one: string): Finder[] {
  return [
    (mark) => lexeme(mark, `${many}in${one}`),
    (mark) => lexeme(mark, `${many}b${one}`),
    // Written apart each neighbour of a figure is joined to it.
    (mark) => allOf([`${many}in`, `in${one}`].map((word) => lexeme(mark, word))),
    (mark) => allOf([`${many}b`, `b${one}`].map((word) => lexeme(mark, word))),
    ...(one === '1' ? ([(mark) => lexeme(mark, `${many}viename`)] satisfies Finder[]) : []),
  ];
}

/** Other spellings of how many things are in one, which the first word tells or the first three: `2в1`, `2 in 1`, `2 viename`. */
export function namedInOne([term, small, figure]: readonly Term[]): Named | null {
  if (term === undefined) return null;
  const word = wordOf(term);
  const [, many, one] = TOGETHER.exec(word) ?? [];
  if (many !== undefined && one !== undefined) return { words: 1, others: findersOf(many, one) };
  if (small === undefined || !FIGURE.test(word)) return null;
  if (wordOf(small) === 'viename') return { words: 2, others: findersOf(word, '1') };
  const isBetween = figure !== undefined && /^(?:in|в)$/.test(wordOf(small)) && FIGURE.test(wordOf(figure));
  return isBetween ? { words: 3, others: findersOf(word, wordOf(figure)) } : null;
}
