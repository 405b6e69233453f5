import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import type { StoredPicture } from '../../../lib/draft.ts';

/** The server is told again after this time, ms; the hour by which it keeps them longer covers it. */
const again = 30 * 60_000;

/**
 * Tells the server while a form is kept in the browser that it still needs its uploads: nothing else refers to them yet.
 * Specification: decisions, images.
 */
export function useKeptPictures(
  pictures: readonly StoredPicture[],
  /** When the form was last kept, ms; null while it wasn't. */
  keptAt: number | null,
): void {
  // What goes up from now on is new to the server as well; what was kept before may be days old.
  const told = useRef(keptAt === null ? Date.now() : 0);
  useEffect(() => {
    if (keptAt === null || pictures.length === 0 || Date.now() - told.current < again) return;
    told.current = Date.now();
    api('POST /pictures/keep', { body: { pictures: pictures.map(({ url }) => url) } }).catch(() => {
      // Told again when the form is kept the next time; there are days for it.
      told.current = 0;
    });
  }, [pictures, keptAt]);
}
