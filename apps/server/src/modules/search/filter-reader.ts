import type { SearchQuery } from '@muge/contract';
import type { PlacesService } from '../places/places.service.ts';
import type { Filters } from './filters.ts';
import { allOf } from './lexemes.ts';
import type { SearchRepository } from './search.repository.ts';
import type { Term } from './term.ts';
import { addressQueryOf, tiersOf } from './tiers.ts';

/** The filters of a text that was read. */
export interface ReadFilters extends Filters {
  /** What finds a listing by its words and its address together, as one tsquery; null where neither is looked for. */
  readonly text: string | null;
}

function cents(euros: number | undefined): number | null {
  return euros === undefined ? null : Math.round(euros * 100);
}

/** A query that was read. */
export interface Reading {
  readonly filters: ReadFilters;
  /** The filters where each word may be a slip; null where none is another word then. */
  doubted(): Promise<ReadFilters | null>;
}

/** The words of a query, and of an address; null where it has none of the two. */
interface Words {
  readonly words: readonly Term[] | null;
  readonly address: readonly Term[] | null;
}

/** Makes filters of what somebody asks for. */
export function createFilterReader({ search, places }: { search: SearchRepository; places: PlacesService }) {
  function textsOf({ words, address }: Words): Pick<ReadFilters, 'words' | 'address' | 'text'> {
    const tiers = words && tiersOf(words, (word) => places.named(word, { unfinished: false }));
    const inAddress = address && addressQueryOf(address, (word) => places.named(word, { unfinished: true }));
    const texts = [tiers?.at(-1), inAddress].filter((text) => typeof text === 'string');
    return { words: tiers, address: inAddress, text: texts.length === 0 ? null : allOf(texts) };
  }

  /**
   * The filters of a query, everywhere. A text without a single word in it (`%`, `"`) finds nothing rather than
   * everything; null stands for that.
   */
  return async function readFilters(
    query: Pick<SearchQuery, 'q' | 'address' | 'price_min' | 'price_max' | 'status'>,
  ): Promise<Reading | null> {
    const [priceMinCents, priceMaxCents] = [cents(query.price_min), cents(query.price_max)];
    const [words, address, isPriceRare] = await Promise.all([
      query.q === undefined ? null : search.readTerms(query.q, 'listing'),
      query.address === undefined ? null : search.readTerms(query.address, 'address'),
      search.isPriceRare(priceMinCents, priceMaxCents),
    ]);
    if (words?.length === 0 || address?.length === 0) return null;
    const filters = {
      ...textsOf({ words, address }),
      categoryId: null,
      subcategoryId: null,
      priceMinCents,
      priceMaxCents,
      isPriceRare,
      state: query.status ?? null,
    };
    return {
      filters,
      async doubted() {
        const [meant, meantInAddress] = await Promise.all([
          words && search.doubt(words, 'listing'),
          address && search.doubt(address, 'address'),
        ]);
        if (meant === null && meantInAddress === null) return null;
        const texts = textsOf({ words: meant ?? words, address: meantInAddress ?? address });
        // What was corrected may find nothing that was not looked for.
        return texts.text === filters.text ? null : { ...filters, ...texts };
      },
    };
  };
}

export type FilterReader = ReturnType<typeof createFilterReader>;
