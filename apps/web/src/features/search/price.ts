import { type ParsedPrice, parsePrice } from '@muge/i18n/price';

/** What a price field's text means: euros, no bound (`null`) when it is empty, or why it is no price. */
export type Bound =
  | { readonly ok: true; readonly euros: number | null }
  | { readonly ok: false; readonly problem: Exclude<Extract<ParsedPrice, { ok: false }>['problem'], 'empty'> };

/**
 * Reads an end of the price filter in all the ways in which the forms take a price. An empty text is no bound.
 * Specification: public, section 5.
 */
export function readBound(text: string): Bound {
  const price = parsePrice(text);
  if (price.ok) return { ok: true, euros: price.cents / 100 };
  const { problem } = price;
  return problem === 'empty' ? { ok: true, euros: null } : { ok: false, problem };
}
