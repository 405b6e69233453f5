import { thumbHashToDataURL } from 'thumbhash';

const placeholders = new Map<string, string | null>();

/** The blurred placeholder of a picture as a data address; null when there is no thumbhash or it can't be read. */
export function placeholderUrl(thumbhash: string | null | undefined): string | null {
  if (!thumbhash) return null;
  const known = placeholders.get(thumbhash);
  if (known !== undefined) return known;
  let url: string | null = null;
  try {
    url = thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  } catch {
    // A broken hash costs the placeholder, not the picture.
  }
  placeholders.set(thumbhash, url);
  return url;
}
