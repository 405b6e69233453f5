import type { Russian } from '../../message.ts';
import type { common as english } from '../en/common.ts';

export const common: Russian<typeof english> = {
  brand: 'Mugė',
  loading: 'Загрузка...',
  close: 'Закрыть',
  tryAgain: 'Попробовать ещё раз',
  next: 'Вперёд',
  previous: 'Назад',
  clear: 'Очистить',
  skipToContent: 'Перейти к содержанию',
  notifications: 'Уведомления',
  nothingFound: 'Ничего не найдено',
  showOptions: 'Показать список',
  breadcrumb: 'Навигационная цепочка',
  stars: '{{rating}} из 5 звёзд',
  adverts_one: '{{count, number}} объявление',
  adverts_few: '{{count, number}} объявления',
  adverts_many: '{{count, number}} объявлений',
  adverts_other: '{{count, number}} объявления',
  card: {
    free: 'Бесплатно',
    oldPrice: 'Прежняя цена',
    priceFell: 'Цена снизилась',
    priceRose: 'Цена выросла',
    description: 'Описание',
    toProduct: 'К объявлению',
    noPicture: 'Нет фотографии',
    completed: 'Завершено',
    archived: 'В архиве',
    created: 'Размещено',
  },
};
