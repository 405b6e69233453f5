import type { SearchQuery } from '@muge/contract';
import type { PlacesService } from '../places/places.service.ts';
import type { Filters } from './filters.ts';
import { allOf } from './lexemes.ts';
import type { SearchRepository } from './search.repository.ts';
import { addressQueryOf, tiersOf } from './tiers.ts';

/** The filters of a text that was read. */
export interface ReadFilters extends Filters {
  /** What finds a listing by its words and its address together, as one tsquery; null where neither is looked for. */
  readonly text: string | null;
}

function cents(euros: number | undefined): number | null {
  return euros === undefined ? null : Math.round(euros * 100);
}

/** Makes filters of what somebody asks for. */
export function createFilterReader({ search, places }: { search: SearchRepository; places: PlacesService }) {
  /**
   * The filters of a query, everywhere. A text without a single word in it (`%`, `"`) finds nothing rather than
   * everything; null stands for that. With `doubted` every word may be a slip.
   */
  return async function readFilters(
    query: Pick<SearchQuery, 'q' | 'address' | 'price_min' | 'price_max' | 'status'>,
    { doubted }: { doubted: boolean },
  ): Promise<ReadFilters | null> {
    const [priceMinCents, priceMaxCents] = [cents(query.price_min), cents(query.price_max)];
    const [words, address, isPriceRare] = await Promise.all([
      query.q === undefined ? null : search.readTerms(query.q, 'listing', { doubted }),
      query.address === undefined ? null : search.readTerms(query.address, 'address', { doubted }),
      search.isPriceRare(priceMinCents, priceMaxCents),
    ]);
    if (words?.length === 0 || address?.length === 0) return null;
    const tiers = words && tiersOf(words, (word) => places.named(word, { unfinished: false }));
    const inAddress = address && addressQueryOf(address, (word) => places.named(word, { unfinished: true }));
    const texts = [tiers?.at(-1), inAddress].filter((text) => typeof text === 'string');
    return {
      words: tiers,
      address: inAddress,
      text: texts.length === 0 ? null : allOf(texts),
      categoryId: null,
      subcategoryId: null,
      priceMinCents,
      priceMaxCents,
      isPriceRare,
      state: query.status ?? null,
    };
  };
}

export type FilterReader = ReturnType<typeof createFilterReader>;
