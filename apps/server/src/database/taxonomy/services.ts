import { boolean, category, localized, number, select, subcategory, text } from './build.ts';
import { invoice, other } from './common.ts';

const atClient = boolean('at_client', 'Comes to the client', 'Atvyksta pas klientą', 'Выезд к клиенту');
const serviceArea = text('service_area', 'Where', 'Aptarnavimo vieta', 'Где работает');
const experience = number('experience_years', 'Years of experience', 'Patirtis metais', 'Опыт, лет');

export const services = category('services', localized('Services', 'Paslaugos', 'Услуги'), 'tile-services', [
  subcategory(
    'repair-and-construction',
    localized('Repair and construction', 'Remontas ir statyba', 'Ремонт и стройка'),
    'screwdriver-1',
    [
      select('service', 'Service', 'Paslauga', 'Услуга', [
        ['small_jobs', 'Small jobs', 'Smulkūs darbai', 'Мелкий ремонт'],
        ['plumbing', 'Plumbing', 'Santechnika', 'Сантехника'],
        ['electrical', 'Electrical', 'Elektra', 'Электрика'],
        ['finishing', 'Interior finishing', 'Vidaus apdaila', 'Отделка'],
        ['roofing', 'Roofing', 'Stogai', 'Кровля'],
        ['stoves', 'Stoves and chimneys', 'Krosnys ir kaminai', 'Печи и дымоходы'],
        other,
      ]),
      serviceArea,
      experience,
      invoice,
    ],
  ),
  subcategory('beauty', localized('Beauty services', 'Grožio paslaugos', 'Услуги красоты'), 'lotus-1', [
    select('service', 'Service', 'Paslauga', 'Услуга', [
      ['hair', 'Hair', 'Kirpimas ir dažymas', 'Стрижка и окрашивание'],
      ['nails', 'Nails', 'Manikiūras ir pedikiūras', 'Маникюр и педикюр'],
      ['lashes', 'Lashes and brows', 'Blakstienos ir antakiai', 'Ресницы и брови'],
      ['makeup', 'Make-up', 'Makiažas', 'Макияж'],
      ['massage', 'Massage', 'Masažas', 'Массаж'],
      ['skin', 'Skin care', 'Veido procedūros', 'Уход за кожей'],
    ]),
    number('duration', 'Duration', 'Trukmė', 'Продолжительность', 'min'),
    atClient,
    experience,
  ]),
  subcategory(
    'transport-and-removals',
    localized('Transport and removals', 'Pervežimai ir perkraustymas', 'Перевозки и переезды'),
    'truck-1',
    [
      select('vehicle', 'Vehicle', 'Transportas', 'Транспорт', [
        ['van', 'Van', 'Mikroautobusas', 'Микроавтобус'],
        ['truck', 'Truck', 'Sunkvežimis', 'Грузовик'],
        ['car_transporter', 'Car transporter', 'Tralas', 'Эвакуатор'],
        ['passenger', 'Passenger transport', 'Keleivių vežimas', 'Перевозка пассажиров'],
      ]),
      number('payload', 'Payload', 'Keliamoji galia', 'Грузоподъёмность', 'kg'),
      boolean('movers', 'With movers', 'Su krovikais', 'С грузчиками'),
      serviceArea,
      invoice,
    ],
  ),
  subcategory(
    'lessons',
    localized('Lessons and tutoring', 'Pamokos ir korepetitoriai', 'Уроки и репетиторы'),
    'open-book-1',
    [
      text('subject', 'Subject', 'Dalykas', 'Предмет'),
      select('level', 'Level', 'Lygis', 'Уровень', [
        ['primary', 'Primary school', 'Pradinės klasės', 'Начальная школа'],
        ['basic', 'Basic school', 'Pagrindinė mokykla', 'Основная школа'],
        ['exam', 'Final exams', 'Egzaminai', 'Экзамены'],
        ['adults', 'Adults', 'Suaugusiesiems', 'Взрослым'],
        ['any', 'Any level', 'Bet kuris', 'Любой'],
      ]),
      select('format', 'Format', 'Forma', 'Формат', [
        ['in_person', 'In person', 'Gyvai', 'Очно'],
        ['online', 'Online', 'Nuotoliu', 'Онлайн'],
        ['both', 'Both', 'Abu būdai', 'Оба варианта'],
      ]),
      number('duration', 'Duration', 'Trukmė', 'Продолжительность', 'min'),
      experience,
    ],
  ),
  subcategory('cleaning', localized('Cleaning', 'Valymas', 'Уборка'), 'broom-1', [
    select('service', 'Service', 'Paslauga', 'Услуга', [
      ['homes', 'Homes', 'Namai ir butai', 'Дома и квартиры'],
      ['offices', 'Offices', 'Biurai', 'Офисы'],
      ['furniture', 'Furniture and carpets', 'Minkšti baldai ir kilimai', 'Мебель и ковры'],
      ['windows', 'Windows', 'Langai', 'Окна'],
      ['after_building', 'After building work', 'Po remonto', 'После ремонта'],
      ['outdoors', 'Yards', 'Aplinkos tvarkymas', 'Уборка территории'],
    ]),
    serviceArea,
    boolean('own_supplies', 'Own supplies', 'Su savo priemonėmis', 'Со своими средствами'),
    invoice,
  ]),
  subcategory(
    'events-and-photography',
    localized('Events and photography', 'Šventės ir fotografija', 'Праздники и фото'),
    'cake-1',
    [
      select('service', 'Service', 'Paslauga', 'Услуга', [
        ['photography', 'Photography', 'Fotografavimas', 'Фотосъёмка'],
        ['music', 'Music', 'Muzika', 'Музыка'],
        ['host', 'Host', 'Renginio vedėjas', 'Ведущий'],
        ['catering', 'Cakes and catering', 'Tortai ir vaišės', 'Торты и кейтеринг'],
        ['rental', 'Rental', 'Nuoma', 'Прокат'],
        ['decoration', 'Decoration', 'Dekoravimas', 'Оформление'],
        other,
      ]),
      number('duration', 'Duration', 'Trukmė', 'Продолжительность', 'h'),
      serviceArea,
    ],
  ),
  subcategory('vehicle-repair', localized('Vehicle repair', 'Automobilių remontas', 'Ремонт автомобилей'), 'wrench-1', [
    select('service', 'Service', 'Paslauga', 'Услуга', [
      ['mechanics', 'Mechanics', 'Mechanika', 'Механика'],
      ['tyres', 'Tyres', 'Padangos', 'Шиномонтаж'],
      ['electrics', 'Electrics and diagnostics', 'Elektra ir diagnostika', 'Электрика и диагностика'],
      ['body', 'Bodywork', 'Kėbulo darbai', 'Кузовные работы'],
      ['detailing', 'Detailing', 'Salono valymas ir poliravimas', 'Химчистка и полировка'],
      other,
    ]),
    serviceArea,
    atClient,
    invoice,
  ]),
  subcategory(
    'tailoring-and-repairs',
    localized('Tailoring and repairs', 'Siuvimas ir taisymas', 'Пошив и ремонт вещей'),
    'thread-1',
    [
      select('service', 'Service', 'Paslauga', 'Услуга', [
        ['sewing', 'Sewing', 'Siuvimas', 'Пошив'],
        ['shoes', 'Shoe repair', 'Avalynės taisymas', 'Ремонт обуви'],
        ['watches', 'Watch repair', 'Laikrodžių taisymas', 'Ремонт часов'],
        ['electronics', 'Electronics repair', 'Elektronikos taisymas', 'Ремонт электроники'],
        ['furniture', 'Furniture restoration', 'Baldų restauravimas', 'Реставрация мебели'],
        ['bicycles', 'Bicycle repair', 'Dviračių remontas', 'Ремонт велосипедов'],
        other,
      ]),
      serviceArea,
      experience,
    ],
  ),
]);
