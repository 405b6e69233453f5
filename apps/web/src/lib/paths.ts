/** Every address of the application comes from the contract; here is only what reads ids and adds a query. */
export { apiPages, linkTo, redirects, screens } from '@muge/contract/screens';

import { MAX_ID } from '@muge/contract/limits';
import { screens } from '@muge/contract/screens';

/** What the general search is asked for. */
interface SearchTerms {
  /** Text to search for, as it was typed. */
  q?: string | undefined;
  /** Place, as it was typed or chosen. */
  address?: string | undefined;
}

/** The address of a general search; empty terms stay out of it. Specification: public part, section 2. */
export function searchPath(terms: SearchTerms): string {
  const query = new URLSearchParams();
  if (terms.q) query.set('q', terms.q);
  if (terms.address) query.set('address', terms.address);
  const text = query.toString();
  return text ? `${screens.search}?${text}` : screens.search;
}

/** The id of an address's parameter; null where it cannot be one. Specification: decisions, wire conventions (path ids). */
export function readId(param: string | undefined): number | null {
  if (param === undefined || !/^\d{1,10}$/.test(param)) return null;
  const id = Number(param);
  return id >= 1 && id <= MAX_ID ? id : null;
}
