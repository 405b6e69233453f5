import type { Lithuanian } from '../../message.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: Lithuanian<typeof english> = {
  title: 'Mėgstami',
  list: 'Skelbimai',
  heart: 'Mėgstamas: {{name}}',
  add: 'Įsiminti',
  added: 'Įsiminta',
  notAdded: 'Nepavyko įtraukti į mėgstamus.',
  notRemoved: 'Nepavyko pašalinti iš mėgstamų.',
  none: 'Skelbimų nėra',
  noneHint: 'Paspauskite skelbimo širdelę, ir jis liks čia.',
  toSearch: 'Ieškoti skelbimų',
  failed: 'Nepavyko įkelti mėgstamų skelbimų',
};
