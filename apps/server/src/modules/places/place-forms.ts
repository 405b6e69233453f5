import type { Place } from '../../database/places/index.ts';
import { plain } from '../../text/plain.ts';

/** Endings of Lithuanian cases, without diacritics, by the ending that a name has when it stands alone. */
const lithuanianCases: readonly (readonly [nominative: string, endings: readonly string[]])[] = [
  ['oji', ['oji', 'osios', 'ajai', 'aja', 'ojoje']],
  ['ieji', ['ieji', 'uju', 'iesiems', 'uosius', 'aisiais', 'uosiuose']],
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
  'ая',
  'ую',
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
  // A locative is spoken without its last vowel: `Klaipėdoj`, `Šiauliuos`.
  const spoken = endings.filter((ending) => /(j|uos)e$/.test(ending)).map((ending) => ending.slice(0, -1));
  return [...endings, ...spoken].map((ending) => name.slice(0, name.length - nominative.length) + ending);
}

/** Every first word with every second one. */
function combined(words: readonly (readonly string[])[]): string[] {
  return words.reduce<string[]>(
    (all, forms) => all.flatMap((one) => forms.map((form) => `${one} ${form}`.trim())),
    [''],
  );
}

/** Russian names as people write them, beside the official ones, which spell the Lithuanian name in Russian letters. */
const russianNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['Naujoji Akmenė', ['Новая Акмяне']],
  ['Akmenė', ['Акмене']],
  ['Anykščiai', ['Аникщай', 'Аникшчяй']],
  ['Biržai', ['Биржяй']],
  ['Druskininkai', ['Друскининкяй']],
  ['Eišiškės', ['Эйшишки']],
  ['Gargždai', ['Гаргждяй']],
  ['Jonava', ['Йонава']],
  ['Joniškis', ['Ионишкис']],
  ['Kaišiadorys', ['Кайшиадорис']],
  ['Kelmė', ['Келме']],
  ['Kėdainiai', ['Кедайнай', 'Кедайниай']],
  ['Marijampolė', ['Марьямполе', 'Мариямполь']],
  ['Mažeikiai', ['Мажейкай']],
  ['Nemenčinė', ['Немянчине']],
  ['Panevėžys', ['Панявежис', 'Поневежис']],
  ['Prienai', ['Приенай']],
  ['Raseiniai', ['Расейнай']],
  ['Šakiai', ['Шакай']],
  ['Šalčininkai', ['Шальчининкяй', 'Шалчининкай']],
  ['Šiauliai', ['Шауляй', 'Шаулай']],
  ['Švenčionys', ['Швенчионис', 'Швянчёнис']],
  ['Telšiai', ['Тельшай', 'Телшяй']],
  ['Ukmergė', ['Укмярге']],
  ['Utena', ['Утяна']],
  ['Varėna', ['Варяна']],
  ['Vievis', ['Виевис']],
]);

/** Its Russian names by words, each in small letters without its ending; й stays, as it does in the search. */
function russianBases(place: Place): string[][] {
  return [place.name_ru, ...(russianNames.get(place.name) ?? [])].map((name) =>
    name
      .toLowerCase()
      .replaceAll('ё', 'е')
      .split(/[\s-]+/)
      .map((word, _n, { length }) => word.replace(length > 1 ? /(ая|[аейоуыюя])$/u : /[аейоуыюя]$/u, '')),
  );
}

/** The parts of its Russian names that stay the same in all cases; a space between the words of one. */
export function russianBeginnings(place: Place): string[] {
  return [...new Set(russianBases(place).map((words) => words.join(' ')))];
}

/** The name of a place in all cases, in Lithuanian and in Russian, plain; a space between the words of one. */
export function formsOf(place: Place): string[] {
  const lithuanian = plain(place.name)
    .split(/[\s-]+/)
    .map(lithuanianForms);
  const russian = russianBases(place).map((words) =>
    words.map((base) => russianEndings.map((ending) => plain(base) + plain(ending))),
  );
  return [...new Set([lithuanian, ...russian].flatMap(combined))];
}
