import { type Term, wordOf } from './term.ts';

/** Lexemes of what addresses write in short, each with those of the same in full: `Kauno r. sav.` */
const families = [
  ['r', 'raj', 'rajon~', 'район~'],
  ['sav', 'savivaldyb~', 'savivaldyb~i'],
] as const;

/** Lexemes by which addresses say the same as a word: of `rajone` also `r` and `raj`. */
export function districtWords(term: Pick<Term, 'part' | 'stems'>): readonly string[] {
  const own = new Set([wordOf(term), ...term.stems]);
  return families.filter((family) => family.some((lexeme) => own.has(lexeme))).flat();
}
