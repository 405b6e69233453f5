/** A total as it was counted at a version of the listings of its place, or later. */
interface Counted {
  readonly version: number;
  readonly total: Promise<number>;
}

/** Counts the matches in places. */
export type Count = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/**
 * Keeps the totals of the searches that were counted last, so many of them. A total holds as long as the version of its
 * place is the one that was read before it was counted: a change in between makes it newer than its version says, which
 * costs one more count and never shows an old one. Who asks while it is being counted gets the same; a failure is
 * answered to those who waited, never kept.
 */
export function createCountCache(capacity: number) {
  const searches = new Map<string, Map<number, Counted>>();

  /** What is known of a search, which is now the one that was used last. */
  function placesOf(key: string): Map<number, Counted> {
    const places = searches.get(key) ?? new Map<number, Counted>();
    searches.delete(key);
    searches.set(key, places);
    const [oldest] = searches.keys();
    if (searches.size > capacity && oldest !== undefined) searches.delete(oldest);
    return places;
  }

  return {
    /** The totals of a search in places, by the versions of their listings; what isn't known is counted at once. */
    async totals(key: string, versions: ReadonlyMap<number, number>, count: Count): Promise<Map<number, number>> {
      const places = placesOf(key);
      const unknown = [...versions].filter(([id, version]) => places.get(id)?.version !== version);
      if (unknown.length > 0) {
        const counted = count(unknown.map(([id]) => id));
        for (const [id, version] of unknown) {
          const entry = { version, total: counted.then((totals) => totals.get(id) ?? 0) };
          places.set(id, entry);
          entry.total.catch(() => {
            if (places.get(id) === entry) places.delete(id);
          });
        }
      }
      const known = [...versions.keys()].map(async (id) => [id, (await places.get(id)?.total) ?? 0] as const);
      return new Map(await Promise.all(known));
    },
  };
}
