import type { Russian } from '../../message.ts';
import type { banners as english } from '../en/banners.ts';

export const banners: Russian<typeof english> = {
  mark: 'Реклама',
  home: 'Реклама',
  tiles: 'Рекламодатели',
  newTab: '(откроется в новой вкладке)',
};
