import type { Term } from '../term.ts';
import { namedInOne } from './in-one.ts';
import { namedRooms } from './rooms.ts';
import { type Finder, namedThing } from './things.ts';

export type { Finder };

/**
 * What finds the words of a query by other names of what they name. Each word of a name of several has what finds them all,
 * so that it does not matter how the words are grouped. Words without other names are left out.
 */
export function otherNames(terms: readonly Term[]): ReadonlyMap<Term, readonly Finder[]> {
  const found = new Map<Term, readonly Finder[]>();
  for (let n = 0; n < terms.length; ) {
    const ahead = terms.slice(n);
    const named = namedInOne(ahead) ?? namedRooms(ahead, terms) ?? namedThing(ahead);
    const words = named?.words ?? 1;
    if (named !== null) for (const term of ahead.slice(0, words)) found.set(term, named.others);
    n += words;
  }
  return found;
}
