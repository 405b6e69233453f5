import { boolean, category, localized, number, select, subcategory, text } from './build.ts';
import { ageMonths, animalSex, brand, height, other, type, weight } from './common.ts';

const breed = text('breed', 'Breed', 'Veislė', 'Порода');
const chipped = boolean('chipped', 'Microchipped', 'Paženklintas mikroschema', 'Чипирован');
const vaccinated = boolean('vaccinated', 'Vaccinated', 'Skiepytas', 'Привит');
const cageIncluded = boolean('cage_included', 'Cage included', 'Su narvu', 'С клеткой');

export const animals = category('animals', localized('Animals', 'Gyvūnai', 'Животные'), 'tile-animals', [
  subcategory('dogs', localized('Dogs', 'Šunys', 'Собаки'), 'dog-2', [
    breed,
    animalSex,
    ageMonths,
    chipped,
    vaccinated,
    boolean('pedigree', 'Pedigree', 'Su kilmės dokumentais', 'С родословной'),
  ]),
  subcategory('cats', localized('Cats', 'Katės', 'Кошки'), 'cat-1', [
    breed,
    animalSex,
    ageMonths,
    chipped,
    vaccinated,
    boolean('neutered', 'Neutered', 'Sterilizuota', 'Стерилизована'),
  ]),
  subcategory(
    'rodents-and-rabbits',
    localized('Rodents and rabbits', 'Graužikai ir triušiai', 'Грызуны и кролики'),
    'rabbit-1',
    [
      type([
        ['rabbit', 'Rabbit', 'Triušis', 'Кролик'],
        ['guinea_pig', 'Guinea pig', 'Jūrų kiaulytė', 'Морская свинка'],
        ['hamster', 'Hamster', 'Žiurkėnas', 'Хомяк'],
        ['chinchilla', 'Chinchilla', 'Šinšila', 'Шиншилла'],
        other,
      ]),
      animalSex,
      ageMonths,
      cageIncluded,
    ],
  ),
  subcategory('birds', localized('Birds', 'Paukščiai', 'Птицы'), 'parrot-1', [
    type([
      ['parrot', 'Parrot', 'Papūga', 'Попугай'],
      ['canary', 'Canary or finch', 'Kanarėlė ar amadina', 'Канарейка или амадина'],
      ['pigeon', 'Pigeon', 'Balandis', 'Голубь'],
      ['ornamental', 'Ornamental fowl', 'Dekoratyvinis paukštis', 'Декоративная птица'],
    ]),
    animalSex,
    ageMonths,
    cageIncluded,
  ]),
  subcategory(
    'aquariums',
    localized('Aquariums and terrariums', 'Akvariumai ir terariumai', 'Аквариумы и террариумы'),
    'fish-1',
    [
      type([
        ['aquarium', 'Aquarium', 'Akvariumas', 'Аквариум'],
        ['fish', 'Fish', 'Žuvytės', 'Рыбки'],
        ['terrarium', 'Terrarium', 'Terariumas', 'Террариум'],
        ['reptile', 'Reptile', 'Roplys', 'Рептилия'],
        ['equipment', 'Equipment', 'Įranga', 'Оборудование'],
      ]),
      number('volume', 'Volume', 'Tūris', 'Объём', 'l'),
      boolean('complete', 'With equipment', 'Su įranga', 'С оборудованием'),
    ],
  ),
  subcategory('horses', localized('Horses', 'Žirgai', 'Лошади'), 'horse-1', [
    breed,
    select('sex', 'Sex', 'Lytis', 'Пол', [
      ['mare', 'Mare', 'Kumelė', 'Кобыла'],
      ['gelding', 'Gelding', 'Kastratas', 'Мерин'],
      ['stallion', 'Stallion', 'Eržilas', 'Жеребец'],
    ]),
    number('age_years', 'Age in years', 'Amžius metais', 'Возраст в годах'),
    height,
  ]),
  subcategory('pet-supplies', localized('Pet supplies', 'Prekės gyvūnams', 'Товары для животных'), 'bone-1', [
    select('for_animal', 'For', 'Kam skirta', 'Для кого', [
      ['dog', 'Dogs', 'Šunims', 'Собакам'],
      ['cat', 'Cats', 'Katėms', 'Кошкам'],
      ['rodent', 'Rodents', 'Graužikams', 'Грызунам'],
      ['bird', 'Birds', 'Paukščiams', 'Птицам'],
      ['horse', 'Horses', 'Žirgams', 'Лошадям'],
      ['other', 'Other', 'Kitiems', 'Другим'],
    ]),
    type([
      ['food', 'Food', 'Maistas', 'Корм'],
      ['bed', 'Bed or house', 'Guolis ar namelis', 'Лежанка или домик'],
      ['cage', 'Cage or carrier', 'Narvas ar transportavimo dėžė', 'Клетка или переноска'],
      ['lead', 'Lead or harness', 'Pavadėlis ar petnešos', 'Поводок или шлейка'],
      ['toy', 'Toy', 'Žaislas', 'Игрушка'],
      other,
    ]),
    brand,
    weight,
  ]),
]);
