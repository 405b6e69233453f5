import type { Language, PageMeta, ProductCard, SearchQuery } from '@muge/contract';
import { MAX_TOTAL, PER_PAGE } from '@muge/contract/limits';
import { isCutOff } from '../../database/cut-off.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { CategoriesService } from '../categories/categories.service.ts';
import type { ProductsService } from '../products/index.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { FilterReader, ReadFilters } from './filter-reader.ts';
import type { Hit, Window } from './row.ts';
import type { SearchRepository } from './search.repository.ts';
import { type Sorting, sortingOf } from './sorting.ts';

interface Reader {
  principal: Principal | null;
  language: Language;
}

interface SearchAnswer {
  data: ProductCard[];
  meta: PageMeta;
}

const NOTHING = { hits: [], total: 0 };

function positionOf(hit: Hit, sorting: Sorting): Position {
  const { id } = hit;
  switch (sorting.by) {
    case 'created_at':
      return { by: 'created_at', dir: sorting.dir, key: hit.created_at.toISOString(), id };
    case 'price':
      return { by: 'price', dir: sorting.dir, key: hit.price_cents, id };
    case 'name':
      return { by: 'name', dir: sorting.dir, key: hit.name, id };
    case 'relevance':
      return { by: 'relevance', dir: 'desc', tier: hit.tier, key: hit.created_at.toISOString(), id };
  }
}

/** Searching listed products. Specification: public, section 4; decisions, search and paging. */
export function createSearchService(dependencies: {
  search: SearchRepository;
  products: ProductsService;
  categories: CategoriesService;
  readFilters: FilterReader;
}) {
  const { search, products, categories, readFilters } = dependencies;

  /** What is found by the words as they are, or, where that is nothing, with a slip in any of them. */
  async function lookTwice(query: SearchQuery, categoryId: number | null, sorting: Sorting, window: Window) {
    const reading = await readFilters(query);
    if (reading === null) return NOTHING;
    const look = (read: ReadFilters) => {
      const filters = { ...read, categoryId, subcategoryId: query.subcategory_id ?? null };
      return search.find(filters, sorting, window, MAX_TOTAL + 1);
    };
    const found = await look(reading.filters);
    if (found.total > 0) return found;
    const doubted = await reading.doubted();
    return doubted === null ? found : look(doubted);
  }

  async function find(query: SearchQuery, categoryId: number | null, reader: Reader): Promise<SearchAnswer> {
    const sorting = sortingOf(query, query.q !== undefined);
    const after = query.cursor === undefined ? null : decodeCursor(query.cursor, sorting);
    const perPage = query.per_page ?? PER_PAGE.default;
    const page = after === null ? (query.page ?? 1) : 1;
    // One row more than a page tells whether there is a next one.
    const window = { limit: perPage + 1, offset: (page - 1) * perPage, after };
    const { hits, total } = await lookTwice(query, categoryId, sorting, window).catch((error: unknown) => {
      throw isCutOff(error) ? new AppError('search_too_slow') : error;
    });
    const shown = hits.slice(0, perPage);
    const last = shown.at(-1);
    const next = hits.length > perPage && last !== undefined ? encodeCursor(positionOf(last, sorting)) : null;
    const cards = await products.cards(
      shown.map(({ id }) => id),
      reader,
    );
    return {
      data: cards,
      meta: {
        page,
        per_page: perPage,
        total: Math.min(total, MAX_TOTAL),
        total_capped: total > MAX_TOTAL,
        next_cursor: next,
      },
    };
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
