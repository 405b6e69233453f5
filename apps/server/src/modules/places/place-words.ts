import type { Place } from '../../database/places/index.ts';
import { plain } from '../../text/plain.ts';
import { russianBeginnings } from './place-forms.ts';

/** What else a place that a word names is called. All of it is plain: small letters without diacritics. */
export interface PlaceWords {
  /** Lithuanian names, as addresses have them; a space between the words of one. */
  readonly names: readonly string[];
  /** What its Russian names begin with, in all cases; of those of two words what each begins with. */
  readonly beginnings: readonly string[];
}

/** Letters of a form from which on the rest of it may be missing. */
const UNFINISHED_FROM = 4;

/** Knows places by a word in any case form, in Lithuanian or Russian: `Vilniuje` and `Вильнюсе` are Vilnius. */
export function createPlaceWords(places: readonly { readonly place: Place; readonly forms: readonly string[] }[]) {
  const known = places.map(({ place, forms }) => ({
    name: plain(place.name),
    isOfTwo: /[\s-]/.test(place.name),
    beginnings: russianBeginnings(place),
    forms: new Set(forms),
  }));

  return {
    /**
     * The places that a word, or two with a space between, name; with `unfinished` also those of which it is a long
     * beginning, in any case form.
     */
    named(word: string, { unfinished }: { unfinished: boolean }): PlaceWords {
      const wanted = plain(word);
      const found = known.filter(
        ({ isOfTwo, forms }) =>
          isOfTwo === wanted.includes(' ') &&
          (forms.has(wanted) ||
            (unfinished && wanted.length >= UNFINISHED_FROM && [...forms].some((form) => form.startsWith(wanted)))),
      );
      return {
        names: [...new Set(found.map(({ name }) => name))],
        beginnings: [...new Set(found.flatMap(({ beginnings }) => beginnings))],
      };
    },
  };
}
