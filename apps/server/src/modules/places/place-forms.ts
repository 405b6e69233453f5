import type { Place } from '../../database/places/index.ts';
import { plain } from '../../text/plain.ts';

/** Endings of Lithuanian cases, without diacritics, by the ending that a name has when it stands alone. */
const lithuanianCases: readonly (readonly [nominative: string, endings: readonly string[]])[] = [
  ['oji', ['oji', 'osios', 'ajai', 'aja', 'ojoje']],
  ['ai', ['ai', 'u', 'ams', 'us', 'ais', 'uose']],
  ['as', ['as', 'o', 'ui', 'a', 'u', 'e']],
  ['us', ['us', 'aus', 'ui', 'u', 'umi', 'uje']],
  ['is', ['is', 'io', 'iui', 'i', 'iu', 'yje']],
  ['ys', ['ys', 'io', 'iui', 'i', 'iu', 'yje', 'ims', 'is', 'imis', 'yse']],
  ['os', ['os', 'u', 'oms', 'as', 'omis', 'ose']],
  ['es', ['es', 'iu', 'ems', 'emis', 'ese']],
  ['a', ['a', 'os', 'ai', 'oje']],
  ['e', ['e', 'es', 'ei', 'eje']],
];

const russianEndings = [
  '',
  'а',
  'я',
  'ы',
  'и',
  'у',
  'ю',
  'е',
  'о',
  'ой',
  'ей',
  'ом',
  'ем',
  'ов',
  'ев',
  'ах',
  'ях',
  'й',
];

function lithuanianForms(name: string): string[] {
  const [nominative, endings] = lithuanianCases.find(([ending]) => name.endsWith(ending)) ?? ['', ['']];
  return endings.map((ending) => name.slice(0, name.length - nominative.length) + ending);
}

/** The part of a Russian name that stays the same in all cases, in small letters; й stays, as it does in the search. */
export function russianBase(place: Place): string {
  return place.name_ru
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[аейоуыюя]$/u, '');
}

/** The name of a place in all cases, in Lithuanian and in Russian, plain; of a name of two words what it is alone. */
export function formsOf(place: Place): string[] {
  const name = plain(place.name);
  const lithuanian = name.includes(' ') ? [name] : lithuanianForms(name);
  const base = plain(russianBase(place));
  return [...lithuanian, ...russianEndings.map((ending) => base + plain(ending))];
}
