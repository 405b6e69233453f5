import { boolean, category, localized, number, select, subcategory, text } from './build.ts';
import { brand, other, quantity, type, warranty, year } from './common.ts';

const field = select('field', 'Field', 'Sritis', 'Сфера', [
  ['construction', 'Construction', 'Statyba', 'Строительство'],
  ['transport', 'Transport and logistics', 'Transportas ir logistika', 'Транспорт и логистика'],
  ['trade', 'Trade', 'Prekyba', 'Торговля'],
  ['catering', 'Catering', 'Maitinimas', 'Общепит'],
  ['production', 'Production', 'Gamyba', 'Производство'],
  ['office', 'Office and IT', 'Biuras ir IT', 'Офис и ИТ'],
  ['care', 'Health and care', 'Sveikata ir priežiūra', 'Здоровье и уход'],
  ['agriculture', 'Agriculture', 'Žemės ūkis', 'Сельское хозяйство'],
  ['services', 'Services', 'Paslaugos', 'Услуги'],
  ['other', 'Other', 'Kita', 'Другое'],
]);
const experienceNeeded = boolean('experience_needed', 'Experience needed', 'Reikia patirties', 'Нужен опыт');

export const jobsAndBusiness = category(
  'jobs-and-business',
  localized('Jobs and business', 'Darbas ir verslas', 'Работа и бизнес'),
  'tile-jobs-and-business',
  [
    subcategory(
      'full-time-jobs',
      localized('Full-time jobs', 'Visos dienos darbas', 'Работа на полный день'),
      'waistcoat-1',
      [
        field,
        number('salary_from', 'Salary before tax, from', 'Atlyginimas bruto, nuo', 'Зарплата до налогов, от', '€'),
        number('salary_to', 'Salary before tax, to', 'Atlyginimas bruto, iki', 'Зарплата до налогов, до', '€'),
        select('schedule', 'Schedule', 'Grafikas', 'График', [
          ['weekdays', 'Weekdays', 'Darbo dienomis', 'По будням'],
          ['shifts', 'Shifts', 'Pamaininis', 'Сменный'],
          ['flexible', 'Flexible', 'Lankstus', 'Гибкий'],
        ]),
        experienceNeeded,
        boolean('remote', 'Remote', 'Nuotolinis', 'Удалённо'),
      ],
    ),
    subcategory(
      'part-time-and-seasonal',
      localized('Part-time and seasonal', 'Papildomas ir sezoninis darbas', 'Подработка и сезонная работа'),
      'bell-1',
      [
        field,
        number('hourly_pay', 'Pay per hour before tax', 'Valandinis bruto', 'В час до налогов', '€'),
        number('hours_per_week', 'Hours a week', 'Valandų per savaitę', 'Часов в неделю'),
        boolean('students', 'Suits students', 'Tinka studentams', 'Подходит студентам'),
        experienceNeeded,
      ],
    ),
    subcategory('job-seekers', localized('Looking for work', 'Ieško darbo', 'Ищут работу'), 'clipboard-1', [
      text('profession', 'Profession', 'Profesija', 'Профессия'),
      number('experience_years', 'Years of experience', 'Patirtis metais', 'Опыт, лет'),
      boolean('driving_licence', 'Driving licence', 'Vairuotojo pažymėjimas', 'Водительские права'),
      text('languages', 'Languages', 'Kalbos', 'Языки'),
    ]),
    subcategory(
      'businesses-for-sale',
      localized('Businesses for sale', 'Parduodamas verslas', 'Готовый бизнес'),
      'shop-1',
      [
        field,
        number('employees', 'Employees', 'Darbuotojų', 'Сотрудников'),
        number('founded', 'Founded', 'Įkurta', 'Основан'),
        boolean('with_premises', 'With premises', 'Su patalpomis', 'С помещением'),
      ],
    ),
    subcategory(
      'business-equipment',
      localized('Business equipment', 'Įranga verslui', 'Оборудование для бизнеса'),
      'shopping-cart-1',
      [
        type([
          ['shop', 'Shop', 'Prekybos įranga', 'Торговое оборудование'],
          ['catering', 'Catering', 'Maitinimo įranga', 'Оборудование для общепита'],
          ['office', 'Office', 'Biuro įranga', 'Офисное оборудование'],
          ['production', 'Production', 'Gamybos įranga', 'Производственное оборудование'],
          ['salon', 'Salon', 'Salono įranga', 'Оборудование для салона'],
          other,
        ]),
        brand,
        year,
        quantity,
        warranty,
      ],
    ),
  ],
);
