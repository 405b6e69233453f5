import type { Russian } from '../../message.ts';
import type { offers as english } from '../en/offers.ts';

export const offers: Russian<typeof english> = {
  title: 'Лучшие предложения',
  failed: 'Не удалось загрузить предложения',
  tryAgain: 'Попробовать ещё раз',
  none: 'Предложений нет',
  slide: 'Предложения, слайд {{at}} из {{count}}',
  toSlide: 'Показать слайд {{at}} из {{count}}',
  previous: 'Предыдущие предложения',
  next: 'Следующие предложения',
  pause: 'Остановить прокрутку предложений',
  play: 'Включить прокрутку предложений',
};
