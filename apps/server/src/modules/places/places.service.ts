import type { Place } from '@muge/contract';
import { MAX_PLACES } from '@muge/contract/limits';
import type { Place as Town } from '../../database/places/index.ts';

/** Small letters without diacritics, so that `siauliai` and `ŠIAULIAI` are the same. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Lithuanian towns, in the order in which they are suggested: larger ones first. */
export function createPlacesService(places: readonly Town[]) {
  const namesakes = Map.groupBy(places, (place) => plain(place.name));
  const suggestions = places.map((place) => ({
    searched: plain(place.name),
    place: {
      id: place.geonames_id,
      name: place.name,
      municipality: place.municipality,
      label: (namesakes.get(plain(place.name))?.length ?? 0) > 1 ? `${place.name}, ${place.municipality}` : place.name,
      latitude: place.latitude,
      longitude: place.longitude,
    } satisfies Place,
  }));

  return {
    /** Towns whose name begins with the text, then those with a later word that does; the largest without a text. */
    suggest(text: string): Place[] {
      const wanted = plain(text);
      const beginning = suggestions.filter(({ searched }) => searched.startsWith(wanted));
      const inside = suggestions.filter(
        ({ searched }) =>
          !searched.startsWith(wanted) && searched.split(/[\s-]+/).some((word) => word.startsWith(wanted)),
      );
      return [...beginning, ...inside].slice(0, MAX_PLACES).map(({ place }) => place);
    },
  };
}

export type PlacesService = ReturnType<typeof createPlacesService>;
