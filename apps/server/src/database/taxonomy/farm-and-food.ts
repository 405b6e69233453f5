import { boolean, category, localized, number, select, subcategory, text } from './build.ts';
import { ageMonths, delivery, harvestYear, height, organic, other, quantity, type, weight } from './common.ts';

const product = text('product', 'Product', 'Produktas', 'Продукт');

export const farmAndFood = category(
  'farm-and-food',
  localized('Farm and food', 'Ūkis ir maistas', 'Ферма и еда'),
  'tile-farm-and-food',
  [
    subcategory('honey', localized('Honey', 'Medus', 'Мёд'), 'honey-1', [
      select('kind', 'Kind', 'Rūšis', 'Вид', [
        ['linden', 'Linden', 'Liepų', 'Липовый'],
        ['meadow', 'Meadow', 'Pievų', 'Луговой'],
        ['forest', 'Forest', 'Miško', 'Лесной'],
        ['buckwheat', 'Buckwheat', 'Grikių', 'Гречишный'],
        ['spring', 'Spring', 'Pavasarinis', 'Весенний'],
        ['heather', 'Heather', 'Viržių', 'Вересковый'],
        ['other', 'Bee products', 'Bičių produktai', 'Продукты пчеловодства'],
      ]),
      weight,
      harvestYear,
      organic,
      delivery,
    ]),
    subcategory(
      'fruit-and-vegetables',
      localized('Fruit and vegetables', 'Vaisiai ir daržovės', 'Фрукты и овощи'),
      'tomatoes-1',
      [product, weight, harvestYear, organic, delivery],
    ),
    subcategory(
      'dairy-meat-and-eggs',
      localized('Dairy, meat and eggs', 'Pienas, mėsa, kiaušiniai', 'Молочное, мясо, яйца'),
      'cheese-1',
      [product, weight, organic, delivery],
    ),
    subcategory(
      'preserves-and-mushrooms',
      localized('Preserves and mushrooms', 'Kaimo gėrybės ir grybai', 'Заготовки и грибы'),
      'preserves-1',
      [
        type([
          ['jam', 'Jam', 'Uogienė', 'Варенье'],
          ['juice', 'Juice and syrup', 'Sultys ir sirupai', 'Соки и сиропы'],
          ['pickles', 'Pickles', 'Marinuotos ir raugintos daržovės', 'Соленья'],
          ['mushrooms', 'Mushrooms', 'Grybai', 'Грибы'],
          ['bread', 'Bread and cakes', 'Duona ir pyragai', 'Хлеб и выпечка'],
          ['tea', 'Tea and herbs', 'Arbata ir žolelės', 'Чай и травы'],
          other,
        ]),
        weight,
        harvestYear,
        delivery,
      ],
    ),
    subcategory(
      'livestock-and-poultry',
      localized('Livestock and poultry', 'Gyvuliai ir paukščiai', 'Скот и птица'),
      'cow-1',
      [
        select('animal', 'Animal', 'Gyvulys', 'Животное', [
          ['cattle', 'Cattle', 'Galvijai', 'Крупный рогатый скот'],
          ['sheep', 'Sheep', 'Avys', 'Овцы'],
          ['goats', 'Goats', 'Ožkos', 'Козы'],
          ['pigs', 'Pigs', 'Kiaulės', 'Свиньи'],
          ['poultry', 'Poultry', 'Naminiai paukščiai', 'Домашняя птица'],
          ['bees', 'Bees', 'Bitės', 'Пчёлы'],
          ['other', 'Other', 'Kita', 'Другое'],
        ]),
        quantity,
        ageMonths,
        delivery,
      ],
    ),
    subcategory('feed-and-seeds', localized('Feed and seeds', 'Pašarai ir sėklos', 'Корма и семена'), 'wheat-1', [
      type([
        ['hay', 'Hay and straw', 'Šienas ir šiaudai', 'Сено и солома'],
        ['grain', 'Grain', 'Grūdai', 'Зерно'],
        ['feed', 'Feed', 'Pašarai', 'Корма'],
        ['seeds', 'Seeds', 'Sėklos', 'Семена'],
        ['seed_potatoes', 'Seed potatoes', 'Sėklinės bulvės', 'Семенной картофель'],
        ['fertiliser', 'Fertiliser', 'Trąšos', 'Удобрения'],
      ]),
      weight,
      harvestYear,
      delivery,
    ]),
    subcategory('firewood', localized('Firewood', 'Malkos ir kuras', 'Дрова и топливо'), 'firewood-1', [
      select('wood', 'Wood', 'Mediena', 'Порода', [
        ['birch', 'Birch', 'Beržas', 'Берёза'],
        ['oak_ash', 'Oak or ash', 'Ąžuolas ar uosis', 'Дуб или ясень'],
        ['alder', 'Alder', 'Alksnis', 'Ольха'],
        ['conifer', 'Pine or spruce', 'Pušis ar eglė', 'Сосна или ель'],
        ['mixed', 'Mixed', 'Mišrios', 'Смешанные'],
        ['briquettes', 'Briquettes and pellets', 'Briketai ir granulės', 'Брикеты и пеллеты'],
      ]),
      number('volume', 'Volume', 'Kiekis', 'Объём', 'm³'),
      boolean('split', 'Split', 'Skaldytos', 'Колотые'),
      boolean('dry', 'Dry', 'Sausos', 'Сухие'),
      delivery,
    ]),
    subcategory(
      'trees-and-seedlings',
      localized('Trees and seedlings', 'Medeliai ir sodinukai', 'Деревья и саженцы'),
      'fir-tree-1',
      [
        type([
          ['fruit_tree', 'Fruit tree', 'Vaismedis', 'Плодовое дерево'],
          ['berry_bush', 'Berry bush', 'Vaiskrūmis', 'Ягодный куст'],
          ['conifer', 'Conifer', 'Spygliuotis', 'Хвойное'],
          ['christmas_tree', 'Christmas tree', 'Kalėdinė eglutė', 'Новогодняя ёлка'],
          ['flowers', 'Flowers', 'Gėlės', 'Цветы'],
          other,
        ]),
        height,
        boolean('potted', 'In a pot', 'Vazone', 'В горшке'),
        delivery,
      ],
    ),
  ],
);
