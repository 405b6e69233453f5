import type { Russian } from '../../message.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: Russian<typeof english> = {
  title: 'Продавец',
  home: 'Главная',
  loading: 'Загрузка информации о продавце...',
  panel: 'О продавце',
  subscribers_one: '{{count, number}} подписчик',
  subscribers_few: '{{count, number}} подписчика',
  subscribers_many: '{{count, number}} подписчиков',
  subscribers_other: '{{count, number}} подписчика',
  subscriptions_one: '{{count, number}} подписка',
  subscriptions_few: '{{count, number}} подписки',
  subscriptions_many: '{{count, number}} подписок',
  subscriptions_other: '{{count, number}} подписки',
  answers: 'Обычно отвечает примерно за 30 минут',
  products: 'Объявления продавца',
  tabs: {
    active: 'Активные',
    completed: 'Завершённые',
  },
  search: {
    label: 'Поиск по профилю',
    submit: 'Найти',
  },
  showing: 'Показано объявлений: {{shown, number}} из {{total}}',
  loadMore: 'Загрузить ещё объявления',
  failed: 'Не удалось загрузить объявления',
  all: 'Показать все объявления',
  none: {
    found: 'Объявления не найдены',
    foundHint: 'Попробуйте изменить слова поиска или фильтры.',
    active: 'Активных объявлений нет',
    activeHint: 'Сейчас у этого продавца нет активных объявлений.',
    completed: 'Завершённых объявлений нет',
    completedHint: 'У этого продавца нет завершённых объявлений.',
  },
  sellerFailed: 'Не удалось загрузить информацию о продавце',
  absent: {
    title: 'Такого продавца нет',
    hint: 'Учётная запись удалена, или в адресе ошибка.',
    action: 'К поиску',
  },
};
