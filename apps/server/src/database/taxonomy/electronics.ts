import { boolean, category, localized, number, select, subcategory, text } from './build.ts';
import { brand, colour, model, other, powerW, screen, storage, type } from './common.ts';

export const electronics = category(
  'electronics',
  localized('Electronics', 'Elektronika', 'Электроника'),
  'tile-electronics',
  [
    subcategory('phones', localized('Phones', 'Telefonai', 'Телефоны'), 'phone-1', [
      brand,
      model,
      storage,
      number('battery_health', 'Battery health', 'Baterijos būklė', 'Состояние батареи', '%'),
      colour,
      boolean('dual_sim', 'Two SIM cards', 'Dvi SIM kortelės', 'Две SIM-карты'),
    ]),
    subcategory('computers', localized('Computers', 'Kompiuteriai', 'Компьютеры'), 'laptop-2', [
      type([
        ['laptop', 'Laptop', 'Nešiojamasis', 'Ноутбук'],
        ['desktop', 'Desktop', 'Stacionarus', 'Настольный'],
        ['gaming', 'Gaming', 'Žaidimų', 'Игровой'],
        ['mini', 'Mini PC', 'Mini kompiuteris', 'Мини-ПК'],
        ['all_in_one', 'All-in-one', 'Viskas viename', 'Моноблок'],
      ]),
      brand,
      text('processor', 'Processor', 'Procesorius', 'Процессор'),
      number('memory', 'Memory', 'Operatyvioji atmintis', 'Оперативная память', 'GB'),
      storage,
      screen,
    ]),
    subcategory(
      'tablets-and-readers',
      localized('Tablets and e-readers', 'Planšetės ir skaityklės', 'Планшеты и читалки'),
      'tablet-1',
      [
        type([
          ['tablet', 'Tablet', 'Planšetė', 'Планшет'],
          ['reader', 'E-reader', 'Elektroninė skaityklė', 'Электронная книга'],
          ['graphics_tablet', 'Graphics tablet', 'Grafinė planšetė', 'Графический планшет'],
        ]),
        brand,
        screen,
        storage,
        boolean('mobile_data', 'With SIM card', 'Su SIM kortele', 'С SIM-картой'),
      ],
    ),
    subcategory('televisions', localized('Televisions', 'Televizoriai', 'Телевизоры'), 'tv-1', [
      brand,
      screen,
      select('resolution', 'Resolution', 'Raiška', 'Разрешение', [
        ['hd', 'HD', 'HD', 'HD'],
        ['full_hd', 'Full HD', 'Full HD', 'Full HD'],
        ['uhd_4k', '4K UHD', '4K UHD', '4K UHD'],
        ['uhd_8k', '8K UHD', '8K UHD', '8K UHD'],
      ]),
      boolean('smart_tv', 'Smart TV', 'Išmanusis', 'Смарт-ТВ'),
      boolean('wall_mount', 'Wall mount included', 'Su sieniniu laikikliu', 'С настенным креплением'),
    ]),
    subcategory('audio', localized('Audio', 'Garso technika', 'Аудиотехника'), 'headphones-1', [
      type([
        ['headphones', 'Headphones', 'Ausinės', 'Наушники'],
        ['speakers', 'Speakers', 'Kolonėlės', 'Колонки'],
        ['soundbar', 'Soundbar', 'Garso juosta', 'Саундбар'],
        ['amplifier', 'Amplifier or receiver', 'Stiprintuvas ar imtuvas', 'Усилитель или ресивер'],
        ['turntable', 'Turntable', 'Plokštelių grotuvas', 'Проигрыватель'],
        ['player', 'Player', 'Grotuvas', 'Плеер'],
        other,
      ]),
      brand,
      select('connection', 'Connection', 'Jungtis', 'Подключение', [
        ['wireless', 'Wireless', 'Belaidis', 'Беспроводное'],
        ['wired', 'Wired', 'Laidinis', 'Проводное'],
        ['both', 'Both', 'Abu būdai', 'Оба варианта'],
      ]),
      powerW,
    ]),
    subcategory('photography', localized('Photography', 'Fotografija', 'Фототехника'), 'camera-1', [
      type([
        ['film_slr', 'Film, SLR', 'Juostinis, veidrodinis', 'Плёночный, зеркальный'],
        ['film_other', 'Film, other', 'Juostinis, kitas', 'Плёночный, другой'],
        ['dslr', 'Digital SLR', 'Skaitmeninis veidrodinis', 'Цифровой зеркальный'],
        ['mirrorless', 'Mirrorless', 'Be veidrodžio', 'Беззеркальный'],
        ['compact', 'Compact', 'Kompaktinis', 'Компактный'],
        ['lens', 'Lens', 'Objektyvas', 'Объектив'],
        ['accessory', 'Accessory', 'Priedas', 'Аксессуар'],
      ]),
      brand,
      select('film_format', 'Film format', 'Juostos formatas', 'Формат плёнки', [
        ['35_mm', '35 mm', '35 mm', '35 мм'],
        ['medium', 'Medium format', 'Vidutinis formatas', 'Средний формат'],
        ['instant', 'Instant', 'Momentinė', 'Моментальная'],
      ]),
      text('lens_mount', 'Lens mount', 'Objektyvo jungtis', 'Байонет'),
    ]),
    subcategory('optics', localized('Optics', 'Optika', 'Оптика'), 'telescope-1', [
      type([
        ['telescope', 'Telescope', 'Teleskopas', 'Телескоп'],
        ['binoculars', 'Binoculars', 'Žiūronai', 'Бинокль'],
        ['microscope', 'Microscope', 'Mikroskopas', 'Микроскоп'],
        ['spotting_scope', 'Spotting scope', 'Monoklis', 'Подзорная труба'],
        other,
      ]),
      brand,
      number('aperture', 'Aperture', 'Objektyvo skersmuo', 'Диаметр объектива', 'mm'),
      text('magnification', 'Magnification', 'Didinimas', 'Увеличение'),
    ]),
    subcategory(
      'consoles-and-games',
      localized('Consoles and games', 'Konsolės ir žaidimai', 'Приставки и игры'),
      'gamepad-1',
      [
        type([
          ['console', 'Console', 'Konsolė', 'Приставка'],
          ['game', 'Game', 'Žaidimas', 'Игра'],
          ['accessory', 'Accessory', 'Priedas', 'Аксессуар'],
        ]),
        select('platform', 'Platform', 'Platforma', 'Платформа', [
          ['playstation', 'PlayStation', 'PlayStation', 'PlayStation'],
          ['xbox', 'Xbox', 'Xbox', 'Xbox'],
          ['nintendo', 'Nintendo', 'Nintendo', 'Nintendo'],
          ['pc', 'PC', 'Kompiuteris', 'Компьютер'],
          ['retro', 'Retro', 'Retro', 'Ретро'],
        ]),
        model,
        number('players', 'Players up to', 'Žaidėjų iki', 'Игроков до'),
      ],
    ),
    subcategory(
      'computer-accessories',
      localized('Computer accessories', 'Kompiuterių priedai', 'Комплектующие и периферия'),
      'keyboard-1',
      [
        type([
          ['monitor', 'Monitor', 'Monitorius', 'Монитор'],
          ['printer', 'Printer', 'Spausdintuvas', 'Принтер'],
          ['keyboard_mouse', 'Keyboard or mouse', 'Klaviatūra ar pelė', 'Клавиатура или мышь'],
          ['component', 'Component', 'Kompiuterio dalis', 'Комплектующие'],
          ['network', 'Network', 'Tinklo įranga', 'Сетевое оборудование'],
          ['storage', 'Storage', 'Laikmena', 'Накопитель'],
          other,
        ]),
        brand,
        model,
        text('connection', 'Connection', 'Jungtis', 'Подключение'),
      ],
    ),
  ],
);
