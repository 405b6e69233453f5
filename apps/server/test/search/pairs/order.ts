import type { OrderPair } from './types.ts';

/** What comes before what. */
export const orders: readonly OrderPair[] = [
  ['ukulėlė', ['Ukulėlė koncertinė', 'Ukulėlės stygos'], 'the word before a form of it'],
  ['ukulėlė', ['Ukulėlės stygos', 'Akordeono diržas'], 'the title before the description'],
  ['ukulėlė', ['Ukulėlė sopraninė', 'Ukulėlė koncertinė'], 'the newer of two alike'],
  ['ukulele', ['Ukulėlė sopraninė', 'Ukulėlės stygos', 'Akordeono diržas'], 'the same without diacritics'],
  ['dviratis', ['Kalnų dviratis Trek', 'Dviračio krepšys'], 'the word before its genitive'],
  ['dviračio', ['Dviračio krepšys', 'Kalnų dviratis Trek'], 'and the other way round'],
  ['dviraciai', ['Dviraciai is Vokietijos', 'Kalnų dviratis Trek'], 'as it was typed'],
  ['butas', ['Butas centre', 'Butų ir namų valymas'], 'the word before its genitive'],
  ['žaislai', ['Žaislų dėžė', 'Meškutis Tedis'], 'the title before the category'],
  ['žaislai', ['Meškutis Tedis', 'Skrynia'], 'the category before the description'],
  ['automobilis', ['Suzuki Jimny', 'Garažo vartai'], 'a car before what mentions one'],
  ['flat in vilnius', ['2 kambarių butas', 'Football goal'], 'a flat before what folds flat'],
  ['kompiuterių', ['Kompiuterių stalas', 'Žaidimų kompiuteris'], 'as it was typed'],
  ['lova', ['Lova 180', 'Dvigulė lova'], 'the newer of two alike'],
  ['padangos', ['Padangos 225/45R17', 'Lieti ratlankiai R17'], 'the word before its instrumental'],
  [
    'papūga',
    ['Papūga žalia', 'Papūgos narvas', 'Попугай говорящий', 'Pincetas'],
    'another name behind the word’s own forms',
  ],
  ['попугай', ['Попугай говорящий', 'Попугай волнистый', 'Papūga žalia'], 'the same in Russian'],
  ['skalbimo mašina', ['Skalbimo mašina Indesit', 'Washing machine Miele'], 'two words before their other names'],
  ['washing machine', ['Washing machine Miele', 'Skalbimo mašina Indesit'], 'and the other way round'],
  ['2 kambarių butas', ['2 kambarių butas', 'Butas su rūsiu, 2', 'Dvikambaris butas'], 'rooms as they are typed'],
  ['2в1', ['Коляска 2в1', 'Vežimėlis Anex'], 'as it is typed'],
];
