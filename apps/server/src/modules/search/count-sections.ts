import type { Counting } from './counting.ts';
import type { ReadFilters } from './filter-reader.ts';
import { isSubcategory, type Section } from './sections.ts';

/** A share of a section's listings from which on so many matches are sooner met among them than by an index. */
const COMMON = 0.2;

/** So many times the listings are looked at that should hold enough matches. */
const MARGIN = 1.2;

/** So many times the matches are gathered that would do if each section had its equal part. */
const SPARE = 1.5;

/** The beginning of very many words: an index gathers all that have one before it tells of the first match. */
const SHORT_BEGINNING = /'@?\p{L}{1,4}':\*/u;

/** Counts in sections one after another, no further than `limit`, as long as enough of their listings match. */
async function countCommon(
  counting: Counting,
  sections: readonly Section[],
  filters: ReadFilters,
  limit: number,
  tell: (section: Section, total: number) => void,
): Promise<void> {
  let share = await counting.expectedShare(filters);
  for (const section of sections) {
    for (let isOpen = true; isOpen; ) {
      if (share < COMMON) return;
      const rows = Math.ceil((MARGIN * limit) / share);
      const { looked, total } = await counting.look(section, filters, rows);
      isOpen = total < limit && looked === rows;
      if (isOpen) share = Math.min(share / MARGIN, total / looked);
      else tell(section, total);
    }
  }
}

/**
 * Counts what a search finds in sections, no further than `limit`, and tells each total as soon as it is known, so that
 * whoever runs out of time keeps those. All matches are gathered at once, as far as they would be too many in at least
 * one section; that one is known then, and so on with the others.
 */
export async function countSections(
  counting: Counting,
  sections: readonly Section[],
  filters: ReadFilters,
  limit: number,
  tell: (section: Section, total: number) => void,
): Promise<void> {
  if (filters.text === null && filters.state === null) {
    for (const [section, total] of await counting.countEach(sections, filters, limit)) tell(section, total);
    return;
  }
  const left = new Set(sections);
  const know = (section: Section, total: number) => {
    left.delete(section);
    tell(section, total);
  };
  if (SHORT_BEGINNING.test(filters.text ?? '')) await countCommon(counting, sections, filters, limit, know);
  while (left.size > 0) {
    const subcategories = [...left].filter(isSubcategory).length;
    const most = Math.max(left.size, SPARE * subcategories, SPARE * (left.size - subcategories));
    // More than that cannot be few in every section: each round tells at least one.
    const enough = Math.ceil(most * (limit - 1)) + 1;
    const { totals, sum } = await counting.gather([...left], filters, enough);
    for (const [section, total] of totals) {
      if (sum < enough || total >= limit) know(section, total);
    }
  }
}
