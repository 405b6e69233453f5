import type { Pair } from './types.ts';

const vilnius = ['Kalnų dviratis Trek', 'Butas centre', 'Сапоги зимние'];
const elsewhere = ['Irklas Nida', 'Dviračio krepšys'];

/** The location: towns in any case form and language, streets. */
export const addresses: readonly Pair[] = [
  ['Vilnius', vilnius, elsewhere, 'nominative'],
  ['vilnius', vilnius, elsewhere, 'small'],
  ['VILNIUS', vilnius, elsewhere, 'capitals'],
  ['Vilniuje', vilnius, elsewhere, 'locative'],
  ['Vilniaus', vilnius, elsewhere, 'genitive'],
  ['vilniuj', vilnius, elsewhere, 'locative, as it is spoken'],
  ['vilnių', vilnius, elsewhere, 'accusative'],
  ['viln', vilnius, elsewhere, 'a beginning'],
  ['vilinus', ['Kalnų dviratis Trek', 'Butas centre'], elsewhere, 'two letters changed places'],
  ['Вильнюс', vilnius, elsewhere, 'Russian'],
  ['вильнюсе', vilnius, elsewhere, 'Russian locative'],
  ['Вильнюса', vilnius, elsewhere, 'Russian genitive'],
  ['Kaune', ['Dviračio krepšys'], ['Kalnų dviratis Trek'], 'locative'],
  ['Kauno', ['Dviračio krepšys'], ['Kalnų dviratis Trek'], 'genitive'],
  ['Каунас', ['Dviračio krepšys'], ['Kalnų dviratis Trek'], 'Russian'],
  ['Klaipėda', ['Irklas Nida', 'Burė', 'Детский самокат'], vilnius, 'diacritics'],
  ['klaipeda', ['Irklas Nida', 'Burė', 'Детский самокат'], vilnius, 'no diacritics'],
  ['Klaipėdoje', ['Irklas Nida', 'Burė', 'Детский самокат'], vilnius, 'locative'],
  ['klaipedoj', ['Irklas Nida', 'Burė'], vilnius, 'locative, as it is spoken'],
  ['Клайпеда', ['Irklas Nida', 'Burė', 'Детский самокат'], vilnius, 'Russian'],
  ['в Клайпеде', ['Irklas Nida', 'Детский самокат'], vilnius, 'Russian with its preposition'],
  ['Šiauliai', ['Ratlankiai Gustav'], elsewhere, 'plural'],
  ['siauliuose', ['Ratlankiai Gustav'], elsewhere, 'plural locative, no diacritics'],
  ['Шяуляй', ['Ratlankiai Gustav'], elsewhere, 'Russian'],
  ['Шяуляе', ['Ratlankiai Gustav'], elsewhere, 'Russian locative'],
  ['Panevėžyje', ['Шапка вязаная'], elsewhere, 'locative'],
  ['Паневежис', ['Шапка вязаная'], elsewhere, 'Russian'],
  ['Alytuje', ['Dviraciai is Vokietijos'], elsewhere, 'locative'],
  ['Алитус', ['Dviraciai is Vokietijos'], elsewhere, 'Russian'],
  ['gedimino pr', ['Butas centre'], ['Kalnų dviratis Trek'], 'a street'],
  ['Gedimino pr. 9, Vilnius', ['Butas centre'], ['Kalnų dviratis Trek'], 'a whole address'],
  ['Vilniaus g. 213, Šiauliai', ['Ratlankiai Gustav'], vilnius, 'a street named after a town'],
  ['Tokijas', [], vilnius, 'nothing is there'],
  ['%', [], vilnius, 'signs alone'],
];

/** Towns in the text itself. */
export const placesInTexts: readonly Pair[] = [
  ['dviratis vilnius', ['Kalnų dviratis Trek'], ['Dviračio krepšys', 'Dviraciai is Vokietijos'], 'a thing and a town'],
  ['dviratis Vilniuje', ['Kalnų dviratis Trek'], ['Dviračio krepšys'], 'in a town'],
  ['butas Вильнюс', ['Butas centre'], ['1 kambario butas'], 'a town in Russian'],
  ['сапоги Vilnius', ['Сапоги зимние'], [], 'an address in Russian'],
  ['шапка паневежис', ['Шапка вязаная'], [], 'both in Russian, the address in Lithuanian'],
  ['gedimino', [], ['Butas centre'], 'a street is no town: it is looked for in the location'],
  ['burė nidos', [], ['Burė'], 'nor is a street that is named after one'],
];
