import type { Russian } from '../../message.ts';
import type { home as english } from '../en/home.ts';

export const home: Russian<typeof english> = {
  title: 'Ярмарка открыта',
  counts_one: '{{count, number}} объявление от Вильнюса до Ниды, сегодня добавлено {{today, number}}.',
  counts_few: '{{count, number}} объявления от Вильнюса до Ниды, сегодня добавлено {{today, number}}.',
  counts_many: '{{count, number}} объявлений от Вильнюса до Ниды, сегодня добавлено {{today, number}}.',
  counts_other: '{{count, number}} объявления от Вильнюса до Ниды, сегодня добавлено {{today, number}}.',
  countsShort_one: '{{count, number}} объявление, сегодня добавлено {{today, number}}.',
  countsShort_few: '{{count, number}} объявления, сегодня добавлено {{today, number}}.',
  countsShort_many: '{{count, number}} объявлений, сегодня добавлено {{today, number}}.',
  countsShort_other: '{{count, number}} объявления, сегодня добавлено {{today, number}}.',
  countsQuiet_one: '{{count, number}} объявление от Вильнюса до Ниды.',
  countsQuiet_few: '{{count, number}} объявления от Вильнюса до Ниды.',
  countsQuiet_many: '{{count, number}} объявлений от Вильнюса до Ниды.',
  countsQuiet_other: '{{count, number}} объявления от Вильнюса до Ниды.',
  categories: {
    label: 'Категории',
    loading: 'Загрузка категорий...',
    failed: 'Не удалось загрузить категории',
    none: 'Категорий нет',
    next: 'Следующие категории',
    previous: 'Предыдущие категории',
  },
  recommendations: {
    title: 'Рекомендуем вам',
    loading: 'Загрузка объявлений…',
    failed: 'Не удалось загрузить объявления: {{message}}',
    none: 'Объявлений пока нет',
    noneHint: 'Прилавки ещё расставляют. Загляните чуть позже.',
  },
  tags: {
    label: 'Популярные запросы',
    discounts: 'Скидки',
    garage: 'Гараж',
    accommodation: 'Жильё для поездки',
    housing: 'Продажа жилья',
    beauty: 'Услуги красоты',
    cars: 'Новые автомобили',
  },
};
