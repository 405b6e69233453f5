import type { CategorisedListing, Listing } from '../types.ts';
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

const byCategory: Readonly<Record<string, readonly Listing[]>> = {
  transport,
  'real-estate': realEstate,
  electronics,
  'home-and-furniture': homeAndFurniture,
  'clothing-and-footwear': clothingAndFootwear,
  'for-children': forChildren,
  'sports-and-leisure': sportsAndLeisure,
  'music-and-hobbies': musicAndHobbies,
  animals,
  'building-and-tools': buildingAndTools,
  'farm-and-food': farmAndFood,
  services,
  'books-and-antiques': booksAndAntiques,
  'jobs-and-business': jobsAndBusiness,
};

/** Every advert of the demo house, category by category: 412 published ones and 40 drafts, archived and completed. */
export const listings: readonly CategorisedListing[] = Object.entries(byCategory).flatMap(([category, adverts]) =>
  adverts.map((advert) => ({ ...advert, category })),
);
