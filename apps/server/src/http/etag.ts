import { createHash } from 'node:crypto';

/** A weak tag of what a payload says: compressed or not, it is the same. */
export function etagOf(payload: string): string {
  return `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
}

/** One entity tag of a list, weak or not; its opaque part is captured with its quotes. */
const tags = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Whether tags, commas and blanks are all that there is. */
function isList(header: string): boolean {
  // No header holds a zero character, so it can stand for a tag.
  return header
    .replace(tags, '\0')
    .split(',')
    .every((part) => part.trim() === '' || part.trim() === '\0');
}

/**
 * Whether who asks has this answer already: If-None-Match is a star, or names the tag in a list, weak or strong (RFC
 * 9110, 13.1.2: weak comparison). A header that is neither is ignored, so that the answer is sent.
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  if (!isList(ifNoneMatch)) return false;
  const wanted = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(tags)].some(([, opaque]) => opaque === wanted);
}
