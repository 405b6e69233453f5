import type { Place } from '@muge/contract';
import { MAX_PLACES } from '@muge/contract/limits';
import type { Place as Town } from '../../database/places/index.ts';
import { plain } from '../../text/plain.ts';
import { formsOf } from './place-forms.ts';
import { createPlaceWords } from './place-words.ts';

/** A town with what it is looked for by. */
interface Suggestion {
  readonly searched: string;
  readonly forms: readonly string[];
  readonly place: Place;
}

/** Lithuanian towns, in the order in which they are suggested: larger ones first. */
export function createPlacesService(places: readonly Town[]) {
  const namesakes = Map.groupBy(places, (place) => plain(place.name));
  const inAllForms = places.map((place) => ({ place, forms: formsOf(place) }));
  const suggestions: Suggestion[] = inAllForms.map(({ place, forms }) => ({
    searched: plain(place.name),
    forms,
    place: {
      id: place.geonames_id,
      name: place.name,
      municipality: place.municipality,
      label: (namesakes.get(plain(place.name))?.length ?? 0) > 1 ? `${place.name}, ${place.municipality}` : place.name,
      latitude: place.latitude,
      longitude: place.longitude,
    },
  }));

  return {
    ...createPlaceWords(inAllForms),

    /**
     * Towns whose name begins with the text, then those with a later word that does, then those of which a case form
     * or the Russian name does; the largest without a text.
     */
    suggest(text: string): Place[] {
      const wanted = plain(text);
      const fits = [
        ({ searched }: Suggestion) => searched.startsWith(wanted),
        ({ searched }: Suggestion) => searched.split(/[\s-]+/).some((word) => word.startsWith(wanted)),
        ({ forms }: Suggestion) => forms.some((form) => form.startsWith(wanted)),
      ];
      const found = new Set(fits.flatMap((fit) => suggestions.filter(fit)));
      return [...found].slice(0, MAX_PLACES).map(({ place }) => place);
    },
  };
}

export type PlacesService = ReturnType<typeof createPlacesService>;
export type { PlaceWords } from './place-words.ts';
