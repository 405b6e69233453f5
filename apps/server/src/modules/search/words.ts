/** Words of a query that are looked for; the rest of a longer one is ignored. */
const MAX_WORDS = 12;

/**
 * The words of what somebody typed: letters and digits, everything else separates. So operators, quotes and wildcards
 * mean nothing, as in the index. Specification: decisions, search.
 */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}
