/** Favourites. Specification: public part, section 4; signed-in part, section 2. */
export const favorites = {
  title: 'Favourites',
  list: 'Adverts',
  heart: 'Favourite: {{name}}',
  add: 'To favourites',
  added: 'In favourites',
  notAdded: 'It could not be added to favourites.',
  notRemoved: 'It could not be removed from favourites.',
  none: 'no Products',
  noneHint: 'Press the heart on an advert, and it stays here.',
  toSearch: 'Search adverts',
  failed: 'Your favourites could not be loaded',
} as const;
