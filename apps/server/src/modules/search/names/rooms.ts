import { allOf, beginning, lexeme } from '../lexemes.ts';
import { type Term, wordOf } from '../term.ts';
import { type Finder, isNameOf, type Named } from './things.ts';

/** How numbers of rooms begin as words, plain. */
interface Number {
  /** Before `kambaris`, as in `dvikambaris`. */
  readonly lt: string;
  /** Both words of `dviejų kambarių`. */
  readonly genitive: readonly [number: string, rooms: string];
  /** Before `room`. */
  readonly en: string;
  /** Before `комнатная`. */
  readonly ru: string;
}

const numbers: readonly Number[] = [
  { lt: 'vien', genitive: ['vieno', 'kambario'], en: 'one', ru: 'одно' },
  { lt: 'dvi', genitive: ['dvieju', 'kambariu'], en: 'two', ru: 'двух' },
  { lt: 'tri', genitive: ['triju', 'kambariu'], en: 'three', ru: 'трех' },
  { lt: 'keturi', genitive: ['keturiu', 'kambariu'], en: 'four', ru: 'четырех' },
  { lt: 'penki', genitive: ['penkiu', 'kambariu'], en: 'five', ru: 'пяти' },
];

/** What stands behind a figure: rooms in full or in short. */
const ROOMS = /^(?:kamb(?:ar.*)?|комн(?:ат.*)?|rooms?)$/;

/** A letter that may stand for rooms where a flat is meant. Alone it is rather a thousand. */
const ROOMS_IN_SHORT = /^[kк]$/;

/** Rooms as one word with their number, in figures or in words. */
const TOGETHER = /^(\p{N}|\D+?)(kamb(?:ar.*)?|комн(?:ат.*)?|rooms?|k)$/u;

/** Whether the query is about a flat. */
function isOfFlat(terms: readonly Term[]): boolean {
  return terms.some((term) => isNameOf(term, 'but~'));
}

function isRooms(word: string, ofFlat: boolean): boolean {
  return ROOMS.test(word) || (ofFlat && ROOMS_IN_SHORT.test(word));
}

/** The number that two words may tell: `2 kambariai`, `dviejų kambarių`, `two-room`; and one: `2k`, `dvikambaris`. */
function numberOf([term, next]: readonly Term[], ofFlat: boolean): { figure: number; words: number } | null {
  if (term === undefined) return null;
  const word = wordOf(term);
  const figureOf = (text: string) =>
    numbers.findIndex((number, n) => [`${n + 1}`, number.genitive[0], number.en].includes(text)) + 1;
  if (next !== undefined && figureOf(word) > 0 && isRooms(wordOf(next), ofFlat)) {
    return { figure: figureOf(word), words: 2 };
  }
  const [, before, rooms] = TOGETHER.exec(word) ?? [];
  if (before === undefined || rooms === undefined || !isRooms(rooms, ofFlat)) return null;
  const figure = numbers.findIndex(({ lt, ru, en }, n) => [`${n + 1}`, lt, ru, en].includes(before)) + 1;
  return figure > 0 ? { figure, words: 1 } : null;
}

/** What finds a flat of so many rooms. Behind a figure the index has both as one word: `2kambariu`, `3комнатная`. */
function findersOf(figure: number, { lt, genitive, en, ru }: Number, ofFlat: boolean): Finder[] {
  return [
    (mark) => beginning(mark, `${figure}kamb`),
    (mark) => beginning(mark, `${figure}комн`),
    (mark) => beginning(mark, `${figure}room`),
    (mark) => lexeme(mark, `${lt}kambar~i`),
    (mark) => lexeme(mark, `${ru}комнатн~`),
    (mark) => lexeme(mark, `${en}room`),
    // In a long text the two may be far apart.
    () => allOf(genitive.map((word) => lexeme('^', word))),
    ...(ofFlat ? ([(mark) => lexeme(mark, `${figure}k`)] satisfies Finder[]) : []),
  ];
}

/** Other spellings of a number of rooms that the first word tells, or the first two, in a query of these words. */
export function namedRooms(ahead: readonly Term[], all: readonly Term[]): Named | null {
  const ofFlat = isOfFlat(all);
  const found = numberOf(ahead, ofFlat);
  const number = found && numbers[found.figure - 1];
  return found === null || !number ? null : { words: found.words, others: findersOf(found.figure, number, ofFlat) };
}
