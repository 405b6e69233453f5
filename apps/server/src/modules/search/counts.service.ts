import type { SearchCount, SearchCounts, SearchCountsQuery } from '@muge/contract';
import { MAX_TOTAL } from '@muge/contract/limits';
import { AppError } from '../../http/app-error.ts';
import { createCountCache } from './count-cache.ts';
import type { CountsRepository, Level } from './counts.repository.ts';
import type { FilterReader, ReadFilters } from './filter-reader.ts';

/** Searches whose counts are kept. */
const KEPT_SEARCHES = 500;

/** By id. */
type Totals = ReadonlyMap<number, number>;

/** All that decides a count besides the place: words that were typed otherwise but mean the same are one. */
function keyOf(level: Level, { text, priceMinCents, priceMaxCents, state }: ReadFilters): string {
  return JSON.stringify([level, text, priceMinCents, priceMaxCents, state]);
}

function toCounts(totals: Totals): SearchCount[] {
  return [...totals].map(([id, total]) => ({
    id,
    total: Math.min(total, MAX_TOTAL),
    total_capped: total > MAX_TOTAL,
  }));
}

/** How many a search finds in each category: what `meta.total` of the search there would be. */
export function createCountsService({ counts, readFilters }: { counts: CountsRepository; readFilters: FilterReader }) {
  const cache = createCountCache(KEPT_SEARCHES);

  /** A price is often rarer than the words, and an index of prices then leads to the few that fit. */
  async function countAnew(level: Level, ids: readonly number[], filters: ReadFilters): Promise<Totals> {
    const hasPrice = filters.priceMinCents !== null || filters.priceMaxCents !== null;
    const few = filters.text !== null && hasPrice ? await counts.countFew(level, ids, filters) : null;
    return few ?? counts.countEach(level, ids, filters, MAX_TOTAL + 1);
  }

  async function totalsOf(level: Level, versions: Totals, filters: ReadFilters | null): Promise<Totals> {
    if (filters === null) return new Map([...versions.keys()].map((id) => [id, 0]));
    return cache.totals(keyOf(level, filters), versions, (ids) => countAnew(level, ids, filters));
  }

  /** Each search corrects slips for itself: where it finds nothing by the words as they are, and only there. */
  async function lookTwice(
    level: Level,
    versions: Totals,
    filters: ReadFilters | null,
    readDoubted: () => Promise<ReadFilters | null>,
  ): Promise<Totals> {
    const totals = await totalsOf(level, versions, filters);
    const empty = new Map([...versions].filter(([id]) => totals.get(id) === 0));
    if (filters === null || filters.text === null || empty.size === 0) return totals;
    return new Map([...totals, ...(await totalsOf(level, empty, await readDoubted()))]);
  }

  return {
    /**
     * Counts of every category, and of the subcategories of one; not_found where there is no such category. What the
     * words find is read anew each time, as any advert may teach the vocabulary a word; what is found by that is kept as
     * long as nothing changes in its category.
     */
    async count({ category_id: categoryId, ...query }: SearchCountsQuery): Promise<SearchCounts> {
      const [versions, subcategories, filters] = await Promise.all([
        counts.listVersions(),
        categoryId === undefined ? [] : counts.listSubcategories(categoryId),
        readFilters(query, { doubted: false }),
      ]);
      const version = categoryId === undefined ? 0 : versions.get(categoryId);
      if (version === undefined) throw new AppError('not_found');
      let doubted: Promise<ReadFilters | null> | undefined;
      const readDoubted = () => {
        doubted ??= readFilters(query, { doubted: true });
        return doubted;
      };
      const [inCategories, inSubcategories] = await Promise.all([
        lookTwice('category', versions, filters, readDoubted),
        lookTwice('subcategory', new Map(subcategories.map((id) => [id, version])), filters, readDoubted),
      ]);
      return { categories: toCounts(inCategories), subcategories: toCounts(inSubcategories) };
    },
  };
}

export type CountsService = ReturnType<typeof createCountsService>;
