import { definiteStems } from './definite-forms.ts';
import { hasForms } from './filler-words.ts';
import { allOf, anyOf, beginning, lexeme, type Mark } from './lexemes.ts';

/** One word of a query with what the database says of it. */
export interface Term {
  /** Plain small letters and figures; before it "-" or "/" where that ties it to the one before. */
  readonly part: string;
  /** Its stems, with their marks. */
  readonly stems: readonly string[];
  /** The vocabulary has it as it is. */
  readonly known: boolean;
  /** The vocabulary has a form of it. */
  readonly declined: boolean;
  /** It has those, or longer words that begin with it. */
  readonly familiar: boolean;
  /** Its stem without marks, where the vocabulary has neither it nor a form of it, but longer words that begin so. */
  readonly beginnings: readonly string[];
  /** What it may have been meant to be. */
  readonly corrections: readonly string[];
  /** The two words that it may be made of, which others write apart; none where it is made of none. */
  readonly halves: readonly string[];
  /** Lexemes of the categories that are called so. */
  readonly categories: readonly string[];
  /** It is taken as it is, whatever it may begin. */
  readonly isWhole?: boolean;
}

/** How far a word may be from what is found: the word as it is, its forms, its beginnings and slips of it. */
export type Closeness = 'exact' | 'form' | 'loose';

/** Letters from which on a stem means something by itself: the name in `Boscho`, the word in `bikes`. */
const MEANINGFUL_STEM = { '~': 5, '=': 4 } as const;

/** The word without what ties it. */
export function wordOf(term: Pick<Term, 'part'>): string {
  return term.part.replace(/^[-/]+/, '');
}

/** Cyrillic letters that look like Latin ones. */
const LOOKALIKES = new Map([...'авекмнорстухі'].map((letter, n) => [letter, [...'abekmhopctyxi'][n] ?? letter]));

/** A word in Latin letters, where all its Cyrillic ones look like those; otherwise as it is. */
export function inLatin(word: string): string {
  const latin = word.replace(/[авекмнорстухі]/g, (letter) => LOOKALIKES.get(letter) ?? letter);
  return /[а-я]/.test(latin) ? word : latin;
}

/** Letters from which on a word may be a slip: one that nobody knows, and one that is a word itself. */
const DOUBTFUL = { unknown: 4, known: 8 };

/** Letters from which on one that nobody knows is taken for a slip at once. */
const UNKNOWN = 6;

/** So many words at most are compared with the vocabulary: each takes some milliseconds. */
const COMPARED = 6;

/** The words that may be slips although they were not taken for any. */
export function doubtfulOf(terms: readonly Term[]): Term[] {
  return terms.slice(0, COMPARED).filter(isDoubtful);
}

function isDoubtful({ known, declined, familiar, beginnings, ...term }: Term): boolean {
  const word = wordOf(term);
  const wasDoubted = word.length >= UNKNOWN && !familiar && beginnings.length === 0;
  return !/\d/.test(word) && !wasDoubted && word.length >= DOUBTFUL[known || declined ? 'known' : 'unknown'];
}

/** True for figures alone. */
export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

/**
 * Whether words that begin with this one are meant too. Of a word that is whole already they are other things: `katė`
 * is no `kateris`. A word is whole when it is known and has an ending, or is short; `auto` and `foto` begin others.
 */
function isBeginning({ known, declined, isWhole = false, ...term }: Term): boolean {
  const word = wordOf(term);
  if (isWhole || word.length < 3 || isNumber(word)) return false;
  if (word.length === 3) return !known;
  return !((known || declined) && /(a|e|s|ai)$/.test(word));
}

/** Letters up to which a word begins very many others. */
const SHORT_BEGINNING = 4;

/** Short beginnings that are looked for at once. */
const SHORT_BEGINNINGS = 2;

/**
 * The words of a query, of which no more than the last few are short beginnings: an index gathers everything that begins
 * so, for each of them, before it tells of the first match. Those before are likely to be whole.
 */
export function withFewBeginnings(terms: readonly Term[]): Term[] {
  const short = terms.filter((term) => wordOf(term).length <= SHORT_BEGINNING && isBeginning(term));
  const whole = new Set(short.slice(0, -SHORT_BEGINNINGS));
  return terms.map((term) => (whole.has(term) ? { ...term, isWhole: true } : term));
}

/**
 * What finds the words that this one begins: of `dvirač` also `dvirat`, whose consonant softens; of `katinas` `katin`. What a
 * known word begins is something else more often, so it is looked for in titles alone. (For a beginning, an index gathers all
 * that has it before it tells of the first match, and what has a common word somewhere is very much.)
 */
function longerWords(term: Term, mark: Mark): string[] {
  const word = wordOf(term);
  const own = isBeginning(term) ? [word, word.replace(/dz$/, 'd').replace(/c$/, 't')] : [];
  const isKnown = term.known || term.declined;
  return [
    ...own.map((text) => beginning(isKnown && mark === '' ? '^' : mark, text)),
    ...term.beginnings.map((text) => beginning(mark, text)),
  ];
}

/** Stems that are words themselves. */
export function stemsAlone({ stems }: Pick<Term, 'stems'>): string[] {
  return stems.flatMap((stem) => {
    const [, letters = '', mark] = /^(.*)([~=])$/.exec(stem) ?? [];
    return (mark === '~' || mark === '=') && letters.length >= MEANINGFUL_STEM[mark] ? [letters] : [];
  });
}

/** Letters from which on a stem of a word that nobody knows means something: the make in `golfas` and in `opelis`. */
const STEM_OF_UNKNOWN = 4;

/** What a word that nobody knows would be without its ending. */
function withoutEnding({ known, declined, stems }: Term): string[] {
  if (known || declined) return [];
  return stems.flatMap((stem) => {
    const [, letters = ''] = /^(.*)~i?$/.exec(stem) ?? [];
    return letters.length >= STEM_OF_UNKNOWN ? [letters] : [];
  });
}

/** What finds the forms of a word. What only holds others together has none that anybody looks for. */
function formsOf(term: Term): string[] {
  if (!hasForms(wordOf(term))) return [];
  return [...term.stems, ...stemsAlone(term), ...withoutEnding(term), ...definiteStems(wordOf(term))];
}

/** What finds a word. */
export function findTerm(term: Term, mark: Mark, closeness: Closeness): string {
  const word = wordOf(term);
  return anyOf([
    lexeme(mark, word),
    ...(closeness === 'exact' ? [] : formsOf(term).map((stem) => lexeme(mark, stem))),
    ...(closeness === 'loose' ? longerWords(term, mark) : []),
    ...(closeness === 'loose' ? term.corrections.map((correction) => lexeme(mark, correction)) : []),
    ...(closeness === 'loose' && term.halves.length > 0 ? [allOf(term.halves.map((half) => lexeme(mark, half)))] : []),
  ]);
}
