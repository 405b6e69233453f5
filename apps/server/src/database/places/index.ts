import data from './places.json' with { type: 'json' };

/** A Lithuanian town or district of a city. */
export type Place = {
  /** Identifier in GeoNames, stable across bakes. */
  readonly geonames_id: number;
  /** Nominative, with Lithuanian letters. */
  readonly name: string;
  /** The same in Russian. */
  readonly name_ru: string;
  /** Tells namesakes apart, as in `Kauno r. sav.`. */
  readonly municipality: string;
  /** As in `Kauno apskritis`. */
  readonly county: string;
  /** A part of a city (Šilainiai, Fabijoniškės), not a town of its own. */
  readonly is_district: boolean;
  readonly population: number;
  /** WGS 84 degrees. */
  readonly latitude: number;
  /** WGS 84 degrees. */
  readonly longitude: number;
};

/** The places that can be suggested, largest first. Made by scripts/bake-places.ts; attribution in README.md. */
export const places: readonly Place[] = data;
