import { oneOf, type Random } from './random.ts';
import type { Asked } from './rule.ts';
import type { Shelf } from './world.ts';

/** Common words and rare ones, forms, beginnings, slips, figures, what is found by a category, places, and nothing. */
const texts = [
  ...['dviračiai', 'dvir', 'dviratsi', 'велосипед', 'велосипеды', 'bicycle', 'kede', 'e-bike'],
  ...[
    'iphone',
    'iphone 13',
    '13',
    'bmw x5',
    'x 5',
    'bmw x 5',
    'kvadratura',
    'kvadratrua',
    'ящики',
    'cbr 600 f',
    'stal',
  ],
  ...[
    '205/55 r16',
    'kompiuteriai',
    'dviratis kėdė',
    'dviratis kaune',
    'kauno rajone',
    'nerandamas',
    'd',
    '%',
    'dviratis x5 13',
  ],
] as const;

/** A search with anything in it. */
export function someSearch(random: Random, shelves: readonly [Shelf, ...Shelf[]]): Asked {
  const shelf = oneOf(random, shelves);
  const isOneIn = (chances: number) => random(chances) === 0;
  return {
    sort_by: oneOf(random, ['created_at', 'price', 'name', 'relevance', 'relevance', 'relevance']),
    ...(isOneIn(2) ? { sort_dir: oneOf(random, ['asc', 'desc']) } : {}),
    ...(isOneIn(6) ? {} : { q: isOneIn(3) ? 'daiktas' : oneOf(random, ['dviratis', ...texts]) }),
    ...(isOneIn(6) ? { address: oneOf(random, ['kaunas', 'vilniuje', 'kauno r.', 'kaunsa']) } : {}),
    ...(isOneIn(5) ? { price_min: oneOf(random, [0, 0.01, 1, 10, 1e9]) } : {}),
    ...(isOneIn(5) ? { price_max: oneOf(random, [0, 0.01, 1, 10, 500]) } : {}),
    ...(isOneIn(6) ? { status: oneOf(random, ['new', 'used', 'new-like']) } : {}),
    ...(isOneIn(4) ? { category_id: shelf.category_id, ...(isOneIn(2) ? { subcategory_id: shelf.id } : {}) } : {}),
  };
}
