import { animals } from './catalogue/animals.ts';
import { booksAndAntiques } from './catalogue/books-and-antiques.ts';
import { buildingAndTools } from './catalogue/building-and-tools.ts';
import { clothingAndFootwear } from './catalogue/clothing-and-footwear.ts';
import { electronics } from './catalogue/electronics.ts';
import { farmAndFood } from './catalogue/farm-and-food.ts';
import { forChildren } from './catalogue/for-children.ts';
import { homeAndFurniture } from './catalogue/home-and-furniture.ts';
import { jobsAndBusiness } from './catalogue/jobs-and-business.ts';
import { musicAndHobbies } from './catalogue/music-and-hobbies.ts';
import { realEstate } from './catalogue/real-estate.ts';
import { services } from './catalogue/services.ts';
import { sportsAndLeisure } from './catalogue/sports-and-leisure.ts';
import { transport } from './catalogue/transport.ts';
import type { Listing, Shot, Things } from './types.ts';

/** The things that can be pictured, by the category of the demo house they belong to. */
export const thingsByCategory = {
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
} as const satisfies Readonly<Record<string, Things>>;

/** A category of the demo house that has pictures. */
export type PicturedCategory = keyof typeof thingsByCategory;

/** The categories that have pictures, in their order. */
export const picturedCategories = Object.keys(thingsByCategory).filter(
  (category): category is PicturedCategory => category in thingsByCategory,
);

const things = {
  ...transport,
  ...realEstate,
  ...electronics,
  ...homeAndFurniture,
  ...clothingAndFootwear,
  ...forChildren,
  ...sportsAndLeisure,
  ...musicAndHobbies,
  ...animals,
  ...buildingAndTools,
  ...farmAndFood,
  ...services,
  ...booksAndAntiques,
  ...jobsAndBusiness,
} as const satisfies Things;

/** The plain English name of something that can be pictured: `bike`, `sofa`, `camera`, … */
export type Thing = keyof typeof things;

/** The same things, for walking through all of them. */
const catalogue: Things = things;

const shotLetters = 'abcdefgh';

/** The stable name of a picture: `camera-1` is the first camera's cover, `camera-1-b` its second picture. */
function nameOf(thing: string, variant: number, shotIndex: number): string {
  const cover = `${thing}-${variant}`;
  return shotIndex === 0 ? cover : `${cover}-${shotLetters.charAt(shotIndex)}`;
}

function listingOf(thing: Thing, variant: number): Listing {
  const listings: readonly Listing[] = things[thing];
  const listing = listings[variant - 1];
  if (listing === undefined) {
    throw new RangeError(`The demo house has ${variantsOf(thing)} pictured variants of "${thing}", not ${variant}`);
  }
  return listing;
}

/** How many distinct specimens of a thing are pictured, at least 1. Variants are counted from 1. */
export function variantsOf(thing: Thing): number {
  return things[thing].length;
}

/**
 * The name of the first picture of a thing's specimen.
 *
 * @param variant which specimen, 1 to `variantsOf(thing)`; RangeError outside of that
 */
export function coverOf(thing: Thing, variant = 1): string {
  listingOf(thing, variant);
  return nameOf(thing, variant, 0);
}

/**
 * The names of all the pictures of a thing's specimen, 1 to 5 of them, the cover first.
 *
 * @param variant which specimen, 1 to `variantsOf(thing)`; RangeError outside of that
 */
export function shotsOf(thing: Thing, variant = 1): string[] {
  return listingOf(thing, variant).shots.map((_, index) => nameOf(thing, variant, index));
}

/** A picture of a thing: its name, how it is taken, and the listing it belongs to. */
export interface NamedShot {
  readonly name: string;
  readonly shot: Shot;
  readonly listing: Listing;
}

/** All the pictures of things, in the order of the catalogue. */
export function namedShots(): NamedShot[] {
  return Object.entries(catalogue).flatMap(([thing, listings]) =>
    listings.flatMap((listing, variant) =>
      listing.shots.map((shot, index) => ({ name: nameOf(thing, variant + 1, index), shot, listing })),
    ),
  );
}

/** The names of all the pictures of things, in the order of the catalogue. */
export function pictureNames(): string[] {
  return namedShots().map(({ name }) => name);
}

/** The name of the picture that stands on a category's tile; its goods fit into the middle square. */
export function tileOf(category: PicturedCategory): string {
  return `tile-${category}`;
}
