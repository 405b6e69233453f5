/** Highest price that a listing may have, cents. Specification: decisions, wire conventions. */
const highest = 10_000_000_000;

/** What a price's text means: whole cents, or why it is none. */
export type ParsedPrice =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: 'empty' | 'notNumber' | 'negative' | 'unclear' | 'tooHigh' };

/** Plain digits, then at most two decimals after a comma or a dot: `1250`, `25,25`, `1250.5`. */
const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;

/** Thousands apart by spaces, then decimals after a comma or a dot: `1 250,50`. */
const bySpaces = /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/;

/** Thousands apart by dots, then decimals after a comma: `150.000`, `1.250,50`. */
const byDots = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/** Thousands apart by commas, where only that can be meant: `1,250.50`, `1,250,000`. A lone `12,345` could be either. */
const byCommas = /^([1-9]\d{0,2}(?:,\d{3}(?=,\d{3}|\.))+(?:,\d{3})?)(?:\.(\d{1,2}))?$/;

/** Digits with one separator before more decimals than money has. */
const tooFine = /^\d+[.,]\d{3,}$/;

/**
 * Reads a price as people in Lithuania write it: `25,25`, `1 250,50` (with any kind of space), `1.250,50`, `1250.5`,
 * `150.000`, with or without `€`. What could mean two things is refused rather than guessed.
 */
export function parsePrice(text: string): ParsedPrice {
  const compact = text.replace(/\s+/g, ' ').replace('€', '').trim();
  if (compact === '') return { ok: false, problem: 'empty' };
  if (/^[-−–]\s*\d/.test(compact)) return { ok: false, problem: 'negative' };
  const match = [plain, bySpaces, byDots, byCommas].map((form) => form.exec(compact)).find((found) => found !== null);
  if (!match) return { ok: false, problem: tooFine.test(compact) ? 'unclear' : 'notNumber' };
  const [, whole = '', decimals = ''] = match;
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > highest ? { ok: false, problem: 'tooHigh' } : { ok: true, cents };
}

/** Cents as a price field shows them: `1 250,50`, `25`; read again they are the same. */
export function formatPriceInput(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const rest = cents % 100;
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}
