import type { Filters } from '../../src/modules/search/filters.ts';

/** Filters that leave nothing out. */
export const everything: Filters = {
  words: null,
  address: null,
  categoryId: null,
  subcategoryId: null,
  priceMinCents: null,
  priceMaxCents: null,
  isPriceRare: false,
  state: null,
};
