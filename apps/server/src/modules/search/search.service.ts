import type { Language, PageMeta, ProductCard, SearchQuery } from '@muge/contract';
import { MAX_TOTAL, PER_PAGE } from '@muge/contract/limits';
import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CategoriesService } from '../categories/categories.service.ts';
import type { ProductsService } from '../products/index.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { Filters, Hit, SearchRepository } from './search.repository.ts';
import { type Sorting, sortingOf } from './sorting.ts';
import { wordsOf } from './words.ts';

interface Reader {
  principal: Principal | null;
  language: Language;
}

interface SearchAnswer {
  data: ProductCard[];
  meta: PageMeta;
}

function positionOf(hit: Hit, sorting: Sorting, until: string): Position {
  const { id } = hit;
  switch (sorting.by) {
    case 'created_at':
      return { by: 'created_at', dir: sorting.dir, key: hit.created_at.toISOString(), id };
    case 'price':
      return { by: 'price', dir: sorting.dir, key: hit.price_cents, id };
    case 'name':
      return { by: 'name', dir: sorting.dir, key: hit.name, id };
    case 'relevance':
      return { by: 'relevance', dir: 'desc', key: hit.rank, id, until };
  }
}

function cents(euros: number | undefined): number | null {
  return euros === undefined ? null : Math.round(euros * 100);
}

/** Searching listed products. Specification: public, section 4; decisions, search and paging. */
export function createSearchService(dependencies: {
  search: SearchRepository;
  products: ProductsService;
  categories: CategoriesService;
  clock: Clock;
}) {
  const { search, products, categories, clock } = dependencies;

  /** A text without a single word in it (`%`, `"`) finds nothing rather than everything; null stands for that. */
  async function filtersOf(query: SearchQuery, categoryId: number | null): Promise<Filters | null> {
    const [words, address] = await Promise.all([queryOf(query.q), queryOf(query.address)]);
    if (words === undefined || address === undefined) return null;
    return {
      words,
      address,
      categoryId,
      subcategoryId: query.subcategory_id ?? null,
      priceMinCents: cents(query.price_min),
      priceMaxCents: cents(query.price_max),
      state: query.status ?? null,
    };
  }

  /** Null where nothing is asked for, undefined where what is asked for has no words. */
  async function queryOf(text: string | undefined): Promise<string | null | undefined> {
    if (text === undefined) return null;
    const words = wordsOf(text);
    return words.length === 0 ? undefined : ((await search.toQuery(words)) ?? undefined);
  }

  async function find(query: SearchQuery, categoryId: number | null, reader: Reader): Promise<SearchAnswer> {
    const sorting = sortingOf(query, query.q !== undefined);
    const after = query.cursor === undefined ? null : decodeCursor(query.cursor, sorting);
    const perPage = query.per_page ?? PER_PAGE.default;
    const page = after === null ? (query.page ?? 1) : 1;
    const filters = await filtersOf(query, categoryId);
    if (filters === null) return answerOf([], 0, null);

    const until = after?.by === 'relevance' ? after.until : clock.now().toISOString();
    // One row more than a page tells whether there is a next one.
    const window = { limit: perPage + 1, offset: (page - 1) * perPage, after };
    const [hits, total] = await Promise.all([
      sorting.by === 'relevance'
        ? search.findRanked(filters, window, until)
        : search.findSorted(filters, { by: sorting.by, dir: sorting.dir }, window),
      search.count(filters, MAX_TOTAL + 1),
    ]);
    const shown = hits.slice(0, perPage);
    const last = shown.at(-1);
    const next = hits.length > perPage && last !== undefined ? encodeCursor(positionOf(last, sorting, until)) : null;
    const cards = await products.cards(
      shown.map(({ id }) => id),
      reader,
    );
    return answerOf(cards, total, next);

    function answerOf(data: ProductCard[], found: number, nextCursor: string | null): SearchAnswer {
      return {
        data,
        meta: {
          page,
          per_page: perPage,
          total: Math.min(found, MAX_TOTAL),
          total_capped: found > MAX_TOTAL,
          next_cursor: nextCursor,
        },
      };
    }
  }

  return {
    /** Searches everywhere. */
    everywhere(query: SearchQuery, reader: Reader): Promise<SearchAnswer> {
      return find(query, null, reader);
    },
    /** Searches in one category; not_found where there is no such category. */
    async inCategory(categoryId: number, query: SearchQuery, reader: Reader): Promise<SearchAnswer> {
      await categories.mustExist(categoryId);
      return find(query, categoryId, reader);
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
