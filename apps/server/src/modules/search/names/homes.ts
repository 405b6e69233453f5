/** Homes and land: each line has the names of one thing, as `things.ts` tells. */
export const homes = [
  'but~, flat, flat=, apartment, apartments, квартир~',
  'kambar~i, room, room=, комнат~',
  'sklyp~, plot, plots, участок~, участк~',
  'garaz~, garage, garag=, гараж~',
  'sodyb~, homestead, homestead=, усадьб~',
];
