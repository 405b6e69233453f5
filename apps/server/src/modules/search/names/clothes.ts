/** Clothes and bags: each line has the names of one thing, as `things.ts` tells. */
export const clothes = [
  'suknel~i, dress, dresses, платье, платья',
  'striuk~i, jacket, jacket=, куртк~',
  'palt~, coat, coats, пальт~',
  'dzins~, jeans, джинс~',
  'megztin~i, sweater, sweater=, свитер~',
  'marskinel~i, tshirt, tshirts, футболк~',
  'sijon~, skirt, skirt=, юбк~',
  'sportbat~i, sneakers, sneaker=, кроссовк~, кроссовок',
  'kuprin~i, backpack, backpack=, rucksack, rucksack=, рюкзак~',
  'lagamin~, suitcase, suitcas=, чемода~, чемодан~',
];
