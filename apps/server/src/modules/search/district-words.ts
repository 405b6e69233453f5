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

/** What is said of a town, plain: that it is one, and in which country. All of it goes without saying. */
const TOWN = /^(?:m|miest(?:as|o|e|a|ui|u)|г|город[ае]?)$/;
const COUNTRY = /^(?:lietuv(?:a|os|oje|oj)|lithuania|литв[аеы])$/;
const MUNICIPALITY = /^(?:sav|savivaldyb.*)$/;

/** An address without what many leave out: `Vilniaus m. sav., Lietuva` is `Vilniaus`, and `Kauno r. sav.` is `Kauno r`. */
export function withoutObvious<T extends Pick<Term, 'part' | 'stems'>>(terms: readonly T[]): readonly T[] {
  const left = terms.filter((term, n) => {
    const [word, before] = [wordOf(term), terms[n - 1]];
    const isAfterKind = before !== undefined && (TOWN.test(wordOf(before)) || districtWords(before).includes('r'));
    return !TOWN.test(word) && !COUNTRY.test(word) && !(MUNICIPALITY.test(word) && isAfterKind);
  });
  // Of `Lietuvos g.` nothing but any street would be left.
  return left.some((term) => wordOf(term).length > 2) ? left : terms;
}
