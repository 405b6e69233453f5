/** Small letters without diacritics, so that `siauliai` and `ŠIAULIAI` are the same. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
