import { MAX_PRICE } from '@muge/contract/limits';

/** What a price field's text means: euros, no bound (`null`) when it is empty, or why it is no price. */
export type PriceText =
  | { readonly ok: true; readonly euros: number | null }
  | { readonly ok: false; readonly problem: 'notNumber' | 'tooHigh' };

/** Digits, then at most two decimals after a comma or a dot; spaces and the euro sign are gone by then. */
const pattern = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Reads a price as people write it: `1 250,50`, `1250.5`, `1 250 €`. An empty text is no bound.
 * Specification: public, section 5.
 */
export function parsePrice(text: string): PriceText {
  const compact = text.replace(/[\s€]/g, '');
  if (compact === '') return { ok: true, euros: null };
  if (!pattern.test(compact)) return { ok: false, problem: 'notNumber' };
  const euros = Number(compact.replace(',', '.'));
  return euros > MAX_PRICE ? { ok: false, problem: 'tooHigh' } : { ok: true, euros };
}
