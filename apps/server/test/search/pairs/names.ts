import type { Pair } from './types.ts';

const washers = ['Skalbimo mašina Indesit', 'Стиральная машина Candy', 'Washing machine Miele', 'Skalbyklė LG'];
const fridges = ['Šaldytuvas Žąsis', 'Холодильник Beko', 'Fridge with'];
const televisions = ['Televizorius LG OLED', 'TV Sony', 'Телевизор Grundig'];
const twoRooms = [
  '2 kambarių butas Žirmūnuose',
  'Butas su rūsiu, 2 kambariai',
  '2k butas',
  'Dvikambaris butas',
  '2-room flat',
];
const otherRooms = ['Parduodamas 4 kambarių', 'Трёхкомнатная квартира', 'Сдам 3-комнатную'];
const threeRooms = ['Трёхкомнатная квартира', 'Сдам 3-комнатную', 'Kambarys merginai trijų'];
const otherThanThree = ['1 kambario butas', '2k butas', 'Dvikambaris butas'];
const twoInOne = ['Коляска 2в1', 'Vežimėlis Anex', 'Коляска «2 в 1»', 'Vežimėlis 2 viename'];

/** Other names of the same thing. */
export const names: readonly Pair[] = [
  ['skalbyklė', washers, ['Siuvimo mašina'], 'two words for one'],
  ['skalbimo mašina', washers, ['Siuvimo mašina'], 'one word for two'],
  ['skalbimo mašinos', washers, ['Siuvimo mašina'], 'in another form'],
  ['washing machines', washers, ['Siuvimo mašina'], 'in English'],
  ['стиральную машину', washers, ['Siuvimo mašina'], 'in Russian'],
  ['стиралка', washers, ['Siuvimo mašina'], 'as it is spoken'],
  ['skalbimo mašina su garantija Kaune', [], ['Siuvimo mašina'], 'among other words all must be found'],
  [
    'naudota skalbimo mašina Alytuje pigiai',
    ['Skalbimo mašina Indesit', 'Washing machine Miele'],
    ['Skalbyklė LG'],
    'among many words',
  ],
  ['washing', ['Washing machine Miele'], ['Skalbyklė LG'], 'half of a name is none'],
  [
    'mašina',
    ['Skalbimo mašina Indesit', 'Siuvimo mašina'],
    ['Skalbyklė LG', 'Стиральная машина'],
    'nor is the other half',
  ],
  ['saldytuvai', fridges, [], 'without diacritics'],
  ['refrigerator', fridges, [], 'no listing has the word itself'],
  ['холодильники', fridges, [], 'a Russian plural'],
  ['televizoriai', televisions, ['Skalbyklė LG'], 'two letters for a word'],
  ['tv', televisions, ['Tvora', 'Skalbyklė LG'], 'a word for two letters'],
  ['телевизор LG', ['Televizorius LG OLED'], ['TV Sony', 'Skalbyklė LG'], 'with its make'],
  ['ps5', ['PlayStation 5 pultelis', 'Žaidimas PS5'], ['PlayStation 4'], 'letters with a figure'],
  ['ps 5', ['PlayStation 5 pultelis', 'Žaidimas PS5'], ['PlayStation 4'], 'apart'],
  ['playstation 5', ['PlayStation 5 pultelis', 'Žaidimas PS5'], ['PlayStation 4'], 'the full name'],
  ['плейстейшн 5', ['PlayStation 5 pultelis', 'Žaidimas PS5'], ['PlayStation 4'], 'in Russian letters'],
  ['ps4', ['PlayStation 4'], ['PlayStation 5'], 'another figure'],
  ['volkswagen golf', ['VW Golf VI'], ['Opel Zafira'], 'a make in short'],
  ['фольксваген гольф', [], ['VW Golf VI'], 'models are not translated'],
  ['фольксваген', ['VW Golf VI'], ['Opel Zafira'], 'a make in Russian letters'],
  ['бмв х5', ['BMW X5 dyzelinas'], ['BMW X6'], 'with its model'],
  ['айфон 13', ['iPhone 13 128 GB'], ['iPhone 16'], 'a telephone in Russian letters'],
  ['самсунг', ['Samsung Galaxy S23', 'Šaldytuvas Samsung'], ['iPhone 13'], 'another'],
  ['ikea', ['Кровать 140 см'], [], 'from Latin letters to Russian ones'],
  [
    'laptop',
    ['Nešiojamasis kompiuteris', 'Ноутбук Dell'],
    ['Žaidimų kompiuteris', 'Kompiuterių stalas'],
    'a definite adjective',
  ],
  [
    'nešiojami kompiuteriai',
    ['Nešiojamasis kompiuteris', 'Ноутбук Dell'],
    ['Žaidimų kompiuteris'],
    'the other form of it',
  ],
  ['ноутбуки', ['Nešiojamasis kompiuteris', 'Ноутбук Dell'], ['Žaidimų kompiuteris'], 'in Russian'],
  [
    'bicycle',
    ['Kalnų dviratis Trek', 'Горный велосипед', 'E-bike Cube'],
    ['Automagnetola'],
    'also with what it is written together',
  ],
  ['paspirtukas', ['Детский самокат'], ['Kalnų dviratis Trek'], 'a scooter is no bike'],
  ['e-bike', ['Elektrinis dviratis'], ['Bike pump', 'Elektrinis paspirtukas'], 'two words for a hyphen'],
  ['elektriniai dviračiai', ['E-bike Cube', 'Ebike Haibike'], ['Bike pump'], 'and the other way round'],
  ['собака', ['Šuns guolis'], ['Rudoji katė'], 'an irregular word'],
  ['love', [], ['Двуспальная кровать'], 'an English word with a Lithuanian ending is no bed'],
  ['bedding', [], ['Двуспальная кровать'], 'nor is a stem that another word has'],
  ['chairs', ['Wooden folding chairs', 'Стул из'], ['Kompiuterių stalas'], 'a plural'],
  ['apartments', ['Butas centre', '2 kambarių butas Žirmūnuose'], ['Biology PhD', 'Buteliai'], 'apart is no apartment'],
  ['beds', ['Двуспальная кровать', 'Lova 180'], [], 'where beds are meant'],
  ['bute', ['Butas centre'], ['Flat, 2 bedrooms'], 'a case that other words share'],
];

/** How many rooms a flat has. */
export const rooms: readonly Pair[] = [
  ['2 k butas', twoRooms, otherRooms, 'a letter'],
  ['2k butas', twoRooms, otherRooms, 'together'],
  ['2 kamb', twoRooms.filter((name) => name !== '2k butas'), otherRooms, 'in short'],
  ['2 kamb. butas', twoRooms, otherRooms, 'in short, with its word'],
  ['2 kambarių butas', twoRooms, otherRooms, 'in full'],
  ['dviejų kambarių butas', twoRooms, otherRooms, 'in words'],
  ['dvikambaris', twoRooms.filter((name) => name !== '2k butas'), otherRooms, 'in one'],
  ['двухкомнатная квартира', twoRooms, otherRooms, 'in Russian'],
  ['2-комнатные квартиры', twoRooms, otherRooms, 'with a figure'],
  ['2к квартира', twoRooms, otherRooms, 'a Russian letter'],
  ['2 room flat', twoRooms, otherRooms, 'in English'],
  ['two-room apartment', twoRooms, otherRooms, 'in English words'],
  ['vieno kambario', ['1 kambario butas'], [...twoRooms, 'Трёхкомнатная'], 'one room'],
  ['трёхкомнатная квартира', threeRooms, otherThanThree, 'three rooms'],
  ['3-комнатная', threeRooms, otherThanThree, 'with a figure and a hyphen'],
  ['3 комнатная', threeRooms, otherThanThree, 'with a space'],
  ['3 kambarių', threeRooms, otherThanThree, 'in Lithuanian'],
  ['2k', ['2k butas', 'Monitorius 2K'], ['Dvikambaris butas'], 'alone it may be a screen'],
  ['2 kambariai', ['Dvikambaris butas'], ['Monitorius 2K'], 'nor is a screen a flat'],
];

/** Two things in one. */
export const inOne: readonly Pair[] = [
  ['2в1', twoInOne, ['Коляска 3 в 1', 'Vežimėlis 3in1'], 'a Russian letter'],
  ['2 в 1', twoInOne, ['Коляска 3 в 1', 'Vežimėlis 3in1'], 'apart'],
  ['2in1', twoInOne, ['Коляска 3 в 1', 'Vežimėlis 3in1'], 'in English'],
  ['2 in 1', twoInOne, ['Коляска 3 в 1', 'Vežimėlis 3in1'], 'in English, apart'],
  ['2 viename', twoInOne, ['Коляска 3 в 1', 'Vežimėlis 3in1'], 'in Lithuanian'],
  ['коляска 3в1', ['Коляска 3 в 1', 'Vežimėlis 3in1'], ['Коляска 2в1'], 'with a word'],
];
