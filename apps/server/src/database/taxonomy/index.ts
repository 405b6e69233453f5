import { animals } from './animals.ts';
import { booksAndAntiques } from './books-and-antiques.ts';
import { buildingAndTools } from './building-and-tools.ts';
import { clothingAndFootwear } from './clothing-and-footwear.ts';
import { electronics } from './electronics.ts';
import { farmAndFood } from './farm-and-food.ts';
import { forChildren } from './for-children.ts';
import { homeAndFurniture } from './home-and-furniture.ts';
import { jobsAndBusiness } from './jobs-and-business.ts';
import { musicAndHobbies } from './music-and-hobbies.ts';
import { realEstate } from './real-estate.ts';
import { services } from './services.ts';
import { sportsAndLeisure } from './sports-and-leisure.ts';
import { transport } from './transport.ts';
import type { TaxonomyCategory } from './types.ts';

export type { LocalizedText, OptionField } from './types.ts';

/**
 * The starter taxonomy: what an empty installation can import and what the demo house uses. The order is that of the
 * category strip on the home page. Slugs, keys and choices are stable; names may change.
 */
export const taxonomy: readonly TaxonomyCategory[] = [
  transport,
  realEstate,
  electronics,
  homeAndFurniture,
  clothingAndFootwear,
  forChildren,
  sportsAndLeisure,
  musicAndHobbies,
  animals,
  buildingAndTools,
  farmAndFood,
  services,
  booksAndAntiques,
  jobsAndBusiness,
];
