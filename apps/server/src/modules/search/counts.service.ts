import type { SearchCount, SearchCounts, SearchCountsQuery } from '@muge/contract';
import { MAX_TOTAL } from '@muge/contract/limits';
import pLimit from 'p-limit';
import { isCutOff } from '../../database/cut-off.ts';
import { AppError } from '../../http/app-error.ts';
import { createCountCache } from './count-cache.ts';
import { countSections } from './count-sections.ts';
import type { CountsRepository } from './counts.repository.ts';
import type { FilterReader, ReadFilters } from './filter-reader.ts';
import { categorySection, idOf, isSubcategory, type Section, subcategorySection, type Totals } from './sections.ts';

/** Searches whose counts are kept. */
const KEPT_SEARCHES = 500;

/** Searches that are counted at once: counts are an extra, and leave the connections to the searches themselves. */
const AT_ONCE = 2;

/** All that decides a count besides the section: words that were typed otherwise but mean the same are one. */
function keyOf({ text, priceMinCents, priceMaxCents, state }: ReadFilters): string {
  return JSON.stringify([text, priceMinCents, priceMaxCents, state]);
}

function toCounts(totals: Totals): SearchCount[] {
  return [...totals].map(([section, total]) => ({
    id: idOf(section),
    total: Math.min(total, MAX_TOTAL),
    total_capped: total > MAX_TOTAL,
  }));
}

/** How many a search finds in each category: what `meta.total` of the search there would be. */
export function createCountsService(dependencies: {
  counts: CountsRepository;
  readFilters: FilterReader;
  /** Milliseconds, waiting for the turn included, after which what isn't counted yet is left out. */
  patience: number;
}) {
  const { counts, readFilters, patience } = dependencies;
  const cache = createCountCache<Section>(KEPT_SEARCHES);
  const inTurn = pLimit(AT_ONCE);

  /** What can be counted until a moment. */
  async function countAnew(sections: readonly Section[], filters: ReadFilters, until: number): Promise<Totals> {
    const totals = new Map<Section, number>();
    if (performance.now() >= until) return totals;
    const tell = (section: Section, total: number) => void totals.set(section, total);
    try {
      await counts.countUntil(until, (counting) => countSections(counting, sections, filters, MAX_TOTAL + 1, tell));
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
    return totals;
  }

  async function totalsOf(versions: Totals, filters: ReadFilters | null, until: number): Promise<Totals> {
    if (filters === null) return new Map([...versions.keys()].map((section) => [section, 0]));
    return cache.totals(keyOf(filters), versions, (sections) => inTurn(() => countAnew(sections, filters, until)));
  }

  return {
    /**
     * Counts of every category, and of the subcategories of one; not_found where there is no such category. What the
     * words find is read anew each time, as a listing that is new may teach the vocabulary a word; what is found by that
     * is kept as long as nothing changes in its category. What cannot be counted in time is left out.
     */
    async count({ category_id: categoryId, ...query }: SearchCountsQuery): Promise<SearchCounts> {
      const until = performance.now() + patience;
      const [categories, subcategories, reading] = await Promise.all([
        counts.listVersions(),
        categoryId === undefined ? [] : counts.listSubcategories(categoryId),
        readFilters(query),
      ]);
      const version = categoryId === undefined ? 0 : categories.get(categoryId);
      if (version === undefined) throw new AppError('not_found');
      const versions = new Map<Section, number>([
        ...[...categories].map(([id, own]) => [categorySection(id), own] as const),
        ...subcategories.map((id) => [subcategorySection(id), version] as const),
      ]);
      const totals = new Map(await totalsOf(versions, reading?.filters ?? null, until));
      // Each search corrects slips for itself: where it finds nothing by the words as they are, and only there.
      const empty = new Map([...versions].filter(([section]) => totals.get(section) === 0));
      if (reading !== null && reading.filters.text !== null && empty.size > 0) {
        for (const section of empty.keys()) totals.delete(section);
        const doubted = await totalsOf(empty, await reading.doubted(), until);
        for (const [section, total] of doubted) totals.set(section, total);
      }
      const known = (those: (section: Section) => boolean) =>
        toCounts(
          new Map(
            [...versions.keys()].filter(those).flatMap((section) => {
              const total = totals.get(section);
              return total === undefined ? [] : [[section, total] as const];
            }),
          ),
        );
      return { categories: known((section) => !isSubcategory(section)), subcategories: known(isSubcategory) };
    },
  };
}

export type CountsService = ReturnType<typeof createCountsService>;
