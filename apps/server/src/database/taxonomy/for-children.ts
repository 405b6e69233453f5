import { boolean, category, localized, number, subcategory } from './build.ts';
import { ageFrom, brand, childSex, colour, length, material, maxLoad, other, season, type } from './common.ts';

export const forChildren = category(
  'for-children',
  localized('For children', 'Vaikams', 'Детям'),
  'tile-for-children',
  [
    subcategory('toys', localized('Toys', 'Žaislai', 'Игрушки'), 'teddy-1', [
      type([
        ['soft', 'Soft toy', 'Pliušinis žaislas', 'Мягкая игрушка'],
        ['construction', 'Construction set', 'Konstruktorius', 'Конструктор'],
        ['doll', 'Doll', 'Lėlė', 'Кукла'],
        ['vehicle', 'Cars and trains', 'Mašinėlės ir traukinukai', 'Машинки и поезда'],
        ['educational', 'Educational', 'Lavinamasis', 'Развивающая игрушка'],
        other,
      ]),
      ageFrom,
      brand,
      material,
    ]),
    subcategory(
      'childrens-clothing',
      localized('Children’s clothing', 'Vaikiški drabužiai', 'Детская одежда'),
      'socks-1',
      [
        childSex,
        number('child_height', 'Child’s height', 'Vaiko ūgis', 'Рост ребёнка', 'cm'),
        type([
          ['outerwear', 'Outerwear', 'Viršutiniai drabužiai', 'Верхняя одежда'],
          ['set', 'Bundle', 'Drabužių rinkinys', 'Комплект вещей'],
          ['dress', 'Dress', 'Suknelė', 'Платье'],
          ['trousers', 'Trousers', 'Kelnės', 'Брюки'],
          ['knitwear', 'Knitwear', 'Megztinis', 'Свитер'],
          other,
        ]),
        season,
        brand,
      ],
    ),
    subcategory(
      'childrens-footwear',
      localized('Children’s footwear', 'Vaikiška avalynė', 'Детская обувь'),
      'small-shoes-1',
      [childSex, number('shoe_size', 'Size', 'Dydis', 'Размер'), season, brand],
    ),
    subcategory(
      'prams-and-car-seats',
      localized('Prams and car seats', 'Vežimėliai ir kėdutės', 'Коляски и автокресла'),
      'pram-1',
      [
        type([
          ['pram', 'Pram', 'Vežimėlis', 'Коляска'],
          ['pushchair', 'Pushchair', 'Sportinis vežimėlis', 'Прогулочная коляска'],
          ['car_seat', 'Car seat', 'Automobilinė kėdutė', 'Автокресло'],
          ['carrier', 'Carrier', 'Nešioklė', 'Переноска'],
          ['high_chair', 'High chair', 'Maitinimo kėdutė', 'Стульчик для кормления'],
        ]),
        brand,
        maxLoad,
        colour,
      ],
    ),
    subcategory('nursery-furniture', localized('Children’s furniture', 'Vaikų baldai', 'Детская мебель'), 'cot-1', [
      type([
        ['cot', 'Cot', 'Lovelė', 'Кроватка'],
        ['bed', 'Bed', 'Lova', 'Кровать'],
        ['desk', 'Desk', 'Rašomasis stalas', 'Письменный стол'],
        ['chair', 'Chair', 'Kėdė', 'Стул'],
        ['storage', 'Storage', 'Daiktadėžė ar lentyna', 'Ящик или полка'],
      ]),
      material,
      length,
      boolean('with_mattress', 'With mattress', 'Su čiužiniu', 'С матрасом'),
    ]),
    subcategory('outdoor-play', localized('Outdoor play', 'Lauko pramogos', 'Игры на улице'), 'slide-1', [
      type([
        ['sled', 'Sled', 'Rogutės', 'Санки'],
        ['swing', 'Swing or slide', 'Sūpynės ar čiuožykla', 'Качели или горка'],
        ['trampoline', 'Trampoline', 'Batutas', 'Батут'],
        ['balance_bike', 'Balance bike or scooter', 'Balansinis dviratukas ar paspirtukas', 'Беговел или самокат'],
        ['kite', 'Kite', 'Aitvaras', 'Воздушный змей'],
        other,
      ]),
      ageFrom,
      maxLoad,
      material,
    ]),
    subcategory('school-supplies', localized('School supplies', 'Mokyklinės prekės', 'Школьные товары'), 'backpack-1', [
      type([
        ['school_bag', 'School bag', 'Kuprinė', 'Ранец'],
        ['uniform', 'Uniform', 'Uniforma', 'Форма'],
        ['stationery', 'Stationery', 'Kanceliarinės prekės', 'Канцелярия'],
        ['aid', 'Learning aid', 'Mokymo priemonė', 'Учебное пособие'],
        other,
      ]),
      number('grade', 'Grade', 'Klasė', 'Класс'),
      brand,
    ]),
  ],
);
