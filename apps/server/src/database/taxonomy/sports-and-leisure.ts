import { boolean, category, localized, number, select, subcategory } from './build.ts';
import { brand, length, lengthM, maxLoad, other, size, type, weight } from './common.ts';

export const sportsAndLeisure = category(
  'sports-and-leisure',
  localized('Sports and leisure', 'Sportas ir laisvalaikis', 'Спорт и отдых'),
  'tile-sports-and-leisure',
  [
    subcategory('winter-sports', localized('Winter sports', 'Žiemos sportas', 'Зимний спорт'), 'skis-1', [
      type([
        ['alpine_skis', 'Alpine skis', 'Kalnų slidės', 'Горные лыжи'],
        ['cross_country_skis', 'Cross-country skis', 'Lygumų slidės', 'Беговые лыжи'],
        ['snowboard', 'Snowboard', 'Snieglentė', 'Сноуборд'],
        ['skates', 'Skates', 'Pačiūžos', 'Коньки'],
        ['boots', 'Boots', 'Batai', 'Ботинки'],
        ['clothing', 'Clothing and helmets', 'Apranga ir šalmai', 'Одежда и шлемы'],
      ]),
      brand,
      size,
      length,
    ]),
    subcategory('fitness', localized('Fitness', 'Treniruokliai ir kūno rengyba', 'Фитнес'), 'dumbbell-1', [
      type([
        ['treadmill', 'Treadmill', 'Bėgimo takelis', 'Беговая дорожка'],
        ['exercise_bike', 'Exercise bike', 'Dviratis treniruoklis', 'Велотренажёр'],
        ['weights', 'Weights', 'Svarmenys', 'Гантели и штанги'],
        ['bench', 'Bench or rack', 'Suoliukas ar stovas', 'Скамья или стойка'],
        ['boxing', 'Boxing', 'Boksas', 'Бокс'],
        other,
      ]),
      brand,
      weight,
      maxLoad,
      boolean('foldable', 'Foldable', 'Sulankstomas', 'Складной'),
    ]),
    subcategory(
      'camping-and-hiking',
      localized('Camping and hiking', 'Turizmas ir žygiai', 'Туризм и походы'),
      'tent-1',
      [
        type([
          ['tent', 'Tent', 'Palapinė', 'Палатка'],
          ['sleeping_bag', 'Sleeping bag', 'Miegmaišis', 'Спальник'],
          ['backpack', 'Backpack', 'Kuprinė', 'Рюкзак'],
          ['stove', 'Stove and cookware', 'Viryklė ir indai', 'Горелка и посуда'],
          ['lamp', 'Torch', 'Žibintas', 'Фонарь'],
          other,
        ]),
        brand,
        number('persons', 'Persons', 'Vietų skaičius', 'Количество мест'),
        number('volume', 'Volume', 'Tūris', 'Объём', 'l'),
        weight,
      ],
    ),
    subcategory('fishing', localized('Fishing', 'Žvejyba', 'Рыбалка'), 'fishing-1', [
      type([
        ['rod', 'Rod', 'Meškerė', 'Удочка'],
        ['reel', 'Reel', 'Ritė', 'Катушка'],
        ['lures', 'Lures and tackle', 'Masalai ir įrankiai', 'Приманки и снасти'],
        ['ice_fishing', 'Ice fishing', 'Poledinė žvejyba', 'Зимняя рыбалка'],
        ['clothing', 'Clothing', 'Apranga', 'Одежда'],
        other,
      ]),
      brand,
      lengthM,
    ]),
    subcategory(
      'ball-games-and-rackets',
      localized('Ball games and rackets', 'Kamuoliai ir raketės', 'Мячи и ракетки'),
      'basketball-1',
      [
        select('sport', 'Sport', 'Sporto šaka', 'Вид спорта', [
          ['basketball', 'Basketball', 'Krepšinis', 'Баскетбол'],
          ['football', 'Football', 'Futbolas', 'Футбол'],
          ['volleyball', 'Volleyball', 'Tinklinis', 'Волейбол'],
          ['tennis', 'Tennis', 'Tenisas', 'Теннис'],
          ['table_tennis', 'Table tennis', 'Stalo tenisas', 'Настольный теннис'],
          ['badminton', 'Badminton', 'Badmintonas', 'Бадминтон'],
          ['other', 'Other', 'Kita', 'Другое'],
        ]),
        brand,
        size,
      ],
    ),
    subcategory(
      'skateboards-and-rollers',
      localized('Skateboards and roller skates', 'Riedlentės ir riedučiai', 'Скейтборды и ролики'),
      'skateboard-1',
      [
        type([
          ['skateboard', 'Skateboard', 'Riedlentė', 'Скейтборд'],
          ['longboard', 'Longboard', 'Ilgalentė', 'Лонгборд'],
          ['roller_skates', 'Roller skates', 'Riedučiai', 'Ролики'],
          ['protection', 'Protection', 'Apsaugos', 'Защита'],
        ]),
        brand,
        size,
      ],
    ),
    subcategory('water-sports', localized('Water sports', 'Vandens sportas', 'Водный спорт'), 'diving-mask-1', [
      type([
        ['sup', 'Paddle board', 'Irklentė', 'Сапборд'],
        ['surf', 'Surfing and kites', 'Banglentės ir aitvarai', 'Сёрфинг и кайты'],
        ['wetsuit', 'Wetsuit', 'Hidrokostiumas', 'Гидрокостюм'],
        ['life_jacket', 'Life jacket', 'Gelbėjimosi liemenė', 'Спасательный жилет'],
        ['diving', 'Diving', 'Nardymas', 'Дайвинг'],
        other,
      ]),
      brand,
      size,
      length,
      maxLoad,
    ]),
  ],
);
