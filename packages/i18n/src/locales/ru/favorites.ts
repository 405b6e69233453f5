import type { Russian } from '../../message.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: Russian<typeof english> = {
  title: 'Избранное',
  list: 'Объявления',
  heart: 'В избранном: {{name}}',
  add: 'В избранное',
  added: 'В избранном',
  notAdded: 'Не удалось добавить в избранное.',
  notRemoved: 'Не удалось убрать из избранного.',
  none: 'Объявлений нет',
  noneHint: 'Нажмите на сердечко объявления, и оно останется здесь.',
  toSearch: 'Искать объявления',
  failed: 'Не удалось загрузить избранное',
};
