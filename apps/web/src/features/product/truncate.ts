const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What must not stand before the ellipsis. */
const danglers = /[\s.,;:–—-]+$/u;

/**
 * The beginning of `text`, at most `limit` characters as people count them (graphemes: an emoji with a skin tone is one),
 * ended by `…` at the end of a word; a word longer than the limit is cut between graphemes. Null when all of it fits.
 */
export function truncate(text: string, limit: number): string | null {
  let count = 0;
  const trimmed = text.trimEnd();
  for (const { index } of graphemes.segment(trimmed)) {
    count += 1;
    if (count <= limit) continue;
    const kept = trimmed.slice(0, index);
    const atWordEnd = /^\s/u.test(trimmed.slice(index));
    const whole = atWordEnd ? kept : kept.replace(/\S+$/u, '');
    return `${(whole.trim() === '' ? kept : whole).replace(danglers, '')}…`;
  }
  return null;
}
