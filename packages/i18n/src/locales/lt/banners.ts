import type { Lithuanian } from '../../message.ts';
import type { banners as english } from '../en/banners.ts';

export const banners: Lithuanian<typeof english> = {
  mark: 'Reklama',
  home: 'Reklama',
  tiles: 'Reklamos užsakovai',
  newTab: '(atsivers naujame skirtuke)',
};
