import type { Place } from '../../database/places/index.ts';
import { plain } from '../../text/plain.ts';
import { formsOf, russianBase } from './place-forms.ts';

/** What else a place that a word names is called. All of it is plain: small letters without diacritics. */
export interface PlaceWords {
  /** Lithuanian names, as addresses have them. */
  readonly names: readonly string[];
  /** What its Russian names begin with, in all cases. */
  readonly beginnings: readonly string[];
}

/** Letters of a form from which on the rest of it may be missing. */
const UNFINISHED_FROM = 4;

/** Knows places by a word in any case form, in Lithuanian or Russian: `Vilniuje` and `Вильнюсе` are Vilnius. */
export function createPlaceWords(places: readonly Place[]) {
  const known = places
    .filter(({ name }) => !name.includes(' '))
    .map((place) => ({ name: plain(place.name), beginning: russianBase(place), forms: new Set(formsOf(place)) }));

  return {
    /** The places that a word names; with `unfinished` also those of which it is a long beginning, in any case form. */
    named(word: string, { unfinished }: { unfinished: boolean }): PlaceWords {
      const wanted = plain(word);
      const found = known.filter(
        ({ forms }) =>
          forms.has(wanted) ||
          (unfinished && wanted.length >= UNFINISHED_FROM && [...forms].some((form) => form.startsWith(wanted))),
      );
      return {
        names: [...new Set(found.map(({ name }) => name))],
        beginnings: [...new Set(found.map(({ beginning }) => beginning))],
      };
    },
  };
}
