import { boolean, category, localized, number, select, subcategory } from './build.ts';
import { area, buildYear, deal, floor, homeHeating, nearWater, other, plotArea, rooms, type } from './common.ts';

const electricity = boolean('electricity', 'Electricity', 'Elektra', 'Электричество');

export const realEstate = category(
  'real-estate',
  localized('Real estate', 'Nekilnojamasis turtas', 'Недвижимость'),
  'tile-real-estate',
  [
    subcategory('flats', localized('Flats', 'Butai', 'Квартиры'), 'flats-1', [
      deal,
      area,
      rooms,
      floor,
      buildYear,
      homeHeating,
    ]),
    subcategory('houses', localized('Houses', 'Namai', 'Дома'), 'house-2', [
      deal,
      area,
      plotArea,
      rooms,
      buildYear,
      homeHeating,
    ]),
    subcategory('homesteads', localized('Homesteads', 'Sodybos', 'Усадьбы'), 'homestead-1', [
      deal,
      area,
      plotArea,
      select('water', 'Water', 'Vanduo', 'Вода', [
        ['well', 'Well', 'Šulinys', 'Колодец'],
        ['borehole', 'Borehole', 'Gręžinys', 'Скважина'],
        ['mains', 'Mains', 'Miesto vandentiekis', 'Водопровод'],
      ]),
      electricity,
      nearWater,
    ]),
    subcategory('plots', localized('Plots', 'Sklypai', 'Участки'), 'plot-1', [
      select('purpose', 'Purpose', 'Paskirtis', 'Назначение', [
        ['residential', 'Residential', 'Namų valda', 'Под застройку'],
        ['garden', 'Garden community', 'Sodų bendrija', 'Садовое товарищество'],
        ['agricultural', 'Agricultural', 'Žemės ūkio', 'Сельскохозяйственное'],
        ['forest', 'Forest', 'Miškų ūkio', 'Лес'],
        ['commercial', 'Commercial', 'Komercinė', 'Коммерческое'],
      ]),
      plotArea,
      electricity,
      boolean('paved_road', 'Paved road', 'Asfaltuotas kelias', 'Асфальтированная дорога'),
      nearWater,
    ]),
    subcategory(
      'garages-and-parking',
      localized('Garages and parking', 'Garažai ir stovėjimo vietos', 'Гаражи и стоянки'),
      'garage-1',
      [
        deal,
        type([
          ['brick', 'Brick garage', 'Mūrinis garažas', 'Кирпичный гараж'],
          ['metal', 'Metal garage', 'Metalinis garažas', 'Металлический гараж'],
          ['underground', 'Underground space', 'Vieta požeminėje aikštelėje', 'Место в подземном паркинге'],
          ['outdoor', 'Outdoor space', 'Vieta kieme', 'Место во дворе'],
        ]),
        area,
        electricity,
        boolean('inspection_pit', 'Inspection pit', 'Apžiūros duobė', 'Смотровая яма'),
      ],
    ),
    subcategory(
      'commercial-premises',
      localized('Commercial premises', 'Komercinės patalpos', 'Коммерческие помещения'),
      'office-1',
      [
        deal,
        select('purpose', 'Purpose', 'Paskirtis', 'Назначение', [
          ['office', 'Office', 'Biuras', 'Офис'],
          ['retail', 'Shop', 'Prekyba', 'Торговля'],
          ['warehouse', 'Warehouse', 'Sandėlis', 'Склад'],
          ['production', 'Production', 'Gamyba', 'Производство'],
          ['catering', 'Catering', 'Maitinimas', 'Общепит'],
          ['services', 'Services', 'Paslaugos', 'Услуги'],
        ]),
        area,
        floor,
        boolean('parking', 'Own parking', 'Yra vietos automobiliams', 'Своя парковка'),
      ],
    ),
    subcategory('rooms', localized('Rooms', 'Kambariai', 'Комнаты'), 'bed-1', [
      area,
      floor,
      boolean('furnished', 'Furnished', 'Su baldais', 'С мебелью'),
      boolean('utilities_included', 'Utilities included', 'Mokesčiai įskaičiuoti', 'Коммунальные включены'),
      select('suits', 'Suits', 'Kam tinka', 'Кому подойдёт', [
        ['one', 'One person', 'Vienam žmogui', 'Одному человеку'],
        ['couple', 'A couple', 'Porai', 'Паре'],
        ['student', 'A student', 'Studentui', 'Студенту'],
      ]),
    ]),
    subcategory(
      'holiday-rentals',
      localized('Accommodation for the trip', 'Nakvynė kelionei', 'Жильё на отдых'),
      'cottage-1',
      [
        type([
          ['flat', 'Flat', 'Butas', 'Квартира'],
          ['house', 'House', 'Namas', 'Дом'],
          ['homestead', 'Homestead', 'Sodyba', 'Усадьба'],
          ['cabin', 'Cabin', 'Namelis', 'Домик'],
          ['room', 'Room', 'Kambarys', 'Комната'],
          other,
        ]),
        number('sleeps', 'Sleeps', 'Miegamų vietų', 'Спальных мест'),
        number('min_nights', 'Nights at least', 'Mažiausiai naktų', 'Минимум ночей'),
        boolean('pets_allowed', 'Pets allowed', 'Galima su gyvūnais', 'Можно с животными'),
        nearWater,
      ],
    ),
  ],
);
