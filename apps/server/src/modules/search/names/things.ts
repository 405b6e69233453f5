import { definiteStems } from '../definite-forms.ts';
import { allOf, lexeme, type Mark } from '../lexemes.ts';
import { type Term, wordOf } from '../term.ts';
import { brands } from './brands.ts';
import { childrenAndAnimals } from './children-and-animals.ts';
import { clothes } from './clothes.ts';
import { electronics } from './electronics.ts';
import { homes } from './homes.ts';
import { household } from './household.ts';
import { makes } from './makes.ts';
import { vehicles } from './vehicles.ts';
import { workAndLeisure } from './work-and-leisure.ts';

/** What finds a listing by another name, by the mark. */
export type Finder = (mark: Mark) => string;

/** Some words of a query that have other names: how many they are, and what finds those. */
export interface Named {
  readonly words: number;
  readonly others: readonly Finder[];
}

/**
 * Names of things as the index has their words: plain, or stems with their marks (`lov~`, `ked~i`, `chair=`). A line is one
 * thing, a comma stands between its names, a space between the words of one. Only true equals are names: neither a part nor
 * an accessory nor a kind. Words with several meanings have no place here, nor have stems of other words: `bed=` is also
 * that of bedding, so `beds` is named besides `bed`.
 */
export const things: readonly (readonly string[])[] = [
  ...vehicles,
  ...makes,
  ...brands,
  ...electronics,
  ...household,
  ...homes,
  ...childrenAndAnimals,
  ...clothes,
  ...workAndLeisure,
].map((line) => line.split(', '));

const byName = new Map(things.flatMap((names) => names.map((name) => [name, names] as const)));

/** What the index may have of a word. */
function lexemesOf(term: Term): string[] {
  return [wordOf(term), ...term.stems, ...definiteStems(wordOf(term))];
}

/** The same without the stem of a case that a word is seldom in: a locative of `lovas` would be `love`. */
function usualLexemesOf(term: Term): string[] {
  return lexemesOf(term).filter((text) => !text.endsWith('~') || !term.stems.includes(`${text}i`));
}

/** What finds a name. The words of a name of several must stand in the title: in a long text they may be far apart. */
function finderOf(name: string): Finder {
  const words = name.split(' ');
  return (mark) => (words.length === 1 ? lexeme(mark, name) : allOf(words.map((word) => lexeme('^', word))));
}

/** Other names of what these names name; nothing where they name none. */
function named(names: readonly string[], words: number): Named | null {
  const own = names.filter((name) => byName.has(name));
  const all = own.flatMap((name) => byName.get(name) ?? []);
  const others = [...new Set(all)].filter((name) => !own.includes(name));
  return own.length === 0 ? null : { words, others: others.map(finderOf) };
}

/** Other names of the thing that the first word names, or the first two together: `washing machine`, `e-bike`, `ps 5`. */
export function namedThing([term, next]: readonly Term[]): Named | null {
  if (term === undefined) return null;
  const ofTwo = next && [
    wordOf(term) + wordOf(next),
    ...lexemesOf(term).flatMap((first) => lexemesOf(next).map((second) => `${first} ${second}`)),
  ];
  return (ofTwo === undefined ? null : named(ofTwo, 2)) ?? named(usualLexemesOf(term), 1);
}

/** Whether a word names the same thing as this name. */
export function isNameOf(term: Term, name: string): boolean {
  const names = byName.get(name) ?? [];
  return lexemesOf(term).some((text) => names.includes(text));
}
