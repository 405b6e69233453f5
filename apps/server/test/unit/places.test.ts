import { expect, it } from 'vitest';
import { createPlacesService } from '../../src/modules/places/places.service.ts';

const town = (geonames_id: number, name: string, municipality: string, population: number) => ({
  geonames_id,
  name,
  name_ru: name,
  municipality,
  county: '',
  is_district: false,
  population,
  latitude: 55,
  longitude: 24,
});

it('namesakes are told apart by their municipality, and nobody else carries one', () => {
  const places = createPlacesService([
    town(1, 'Naujamiestis', 'Panevėžio r. sav.', 700),
    town(2, 'Naujamiestis', 'Vilniaus m. sav.', 600),
    town(3, 'Naujoji Akmenė', 'Akmenės r. sav.', 500),
  ]);
  expect(places.suggest('nauj').map(({ label }) => label)).toEqual([
    'Naujamiestis, Panevėžio r. sav.',
    'Naujamiestis, Vilniaus m. sav.',
    'Naujoji Akmenė',
  ]);
});

it('names that begin with the text come before those with a later word that does', () => {
  const places = createPlacesService([
    town(1, 'Naujoji Akmenė', 'Akmenės r. sav.', 8000),
    town(2, 'Akmenė', 'Akmenės r. sav.', 2000),
  ]);
  expect(places.suggest('akm').map(({ name }) => name)).toEqual(['Akmenė', 'Naujoji Akmenė']);
});
