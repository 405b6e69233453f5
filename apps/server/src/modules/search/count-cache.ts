/** A total as it was counted at a version of the listings of its place, or later; undefined where time ran out. */
interface Counted {
  readonly version: number;
  readonly total: Promise<number | undefined>;
}

/** Counts the matches in places. Those that took too long are left out. */
export type Count<Place> = (places: readonly Place[]) => Promise<ReadonlyMap<Place, number>>;

/**
 * Keeps the totals of the searches that were counted last, so many of them. A total holds as long as the version of its
 * place is the one that was read before it was counted: a change in between makes it newer than its version says, which
 * costs one more count and never shows an old one. Who asks while it is being counted gets the same; a failure is
 * answered to those who waited, never kept, and what was left out is counted anew for the next one.
 */
export function createCountCache<Place>(capacity: number) {
  const searches = new Map<string, Map<Place, Counted>>();

  /** What is known of a search, which is now the one that was used last. */
  function totalsOf(key: string): Map<Place, Counted> {
    const totals = searches.get(key) ?? new Map<Place, Counted>();
    searches.delete(key);
    searches.set(key, totals);
    const [oldest] = searches.keys();
    if (searches.size > capacity && oldest !== undefined) searches.delete(oldest);
    return totals;
  }

  return {
    /**
     * The totals of a search in places, by the versions of their listings; what isn't known is counted at once, and left
     * out where that took too long.
     */
    async totals(key: string, versions: ReadonlyMap<Place, number>, count: Count<Place>): Promise<Map<Place, number>> {
      const kept = totalsOf(key);
      const unknown = [...versions].filter(([place, version]) => kept.get(place)?.version !== version);
      if (unknown.length > 0) {
        const counted = count(unknown.map(([place]) => place));
        for (const [place, version] of unknown) {
          const entry = { version, total: counted.then((totals) => totals.get(place)) };
          const forget = () => {
            if (kept.get(place) === entry) kept.delete(place);
          };
          kept.set(place, entry);
          entry.total.then((total) => total ?? forget(), forget);
        }
      }
      const known = [...versions.keys()].map(async (place) => [place, await kept.get(place)?.total] as const);
      const totals = await Promise.all(known);
      return new Map(totals.flatMap(([place, total]) => (total === undefined ? [] : [[place, total] as const])));
    },
  };
}
