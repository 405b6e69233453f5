import { type Expectation, mayBeMany } from './expectation.ts';
import type { Filters } from './filters.ts';
import type { Gathering } from './gathering.ts';
import { type Order, placeOf } from './order.ts';
import { type Found, type Row, ranked, type Wanted } from './row.ts';
import type { Sampling } from './sampling.ts';
import type { Outlook, Walk } from './walk.ts';

/** What a walk to the end of a window found; it met all hits where the window is not filled. */
function foundBy({ rows, met }: { rows: readonly Row[]; met: number }, { after, limit }: Wanted, total: number): Found {
  return { hits: ranked(rows, 0), total: rows.length < limit && after === null ? met : Math.max(total, met) };
}

/** So many times as many as should be gathered are, where there are more: to walk, the index would be asked once again. */
const MORE = 1.25;

/** Finds hits in the order of a column. Specification: decisions, search. */
export function createOrdering(walk: Walk, { findFew, gathered, gatheredBy }: Gathering, estimate: Sampling) {
  /** The hits of a window in the order of a column, where there are `most` or more: they are walked through. */
  async function walkThrough(
    filters: Filters,
    order: Order,
    wanted: Wanted,
    most: number,
    outlook: Outlook,
  ): Promise<Found> {
    return foundBy(await walk.narrowed(filters, order, wanted, outlook), wanted, most);
  }

  /**
   * The hits of a window in the order of a column. Where the planner expects few, or doubts that there are many, all are
   * gathered; otherwise a sample tells whether there are as many as it expects, and all are gathered where it says no.
   */
  return async function findSorted(
    filters: Filters,
    order: Order,
    wanted: Wanted,
    most: number,
    expectation: Expectation,
  ): Promise<Found> {
    const areExpected = mayBeMany(expectation, gatheredBy[order.by], most);
    if (areExpected) {
      const isByMoment = order.by === 'created_at';
      // Days are as good as a sample; in other orders the first rows alone are looked at meanwhile.
      const stretches = isByMoment ? 1 : 0;
      const [{ areMany, ...known }, met, ends] = await Promise.all([
        estimate(filters, order, wanted, most, expectation),
        walk.narrowed(filters, order, wanted, expectation, { stretches }),
        isByMoment ? undefined : walk.endsOf(filters, order, wanted.after),
      ]);
      if (areMany && met.areAll) return foundBy(met, wanted, most);
      if (areMany)
        return walkThrough(filters, order, wanted, most, isByMoment ? expectation : { ...expectation, ...known, ends });
    }
    const limit = expectation.byIndex < gathered || areExpected ? Math.max(most, Math.ceil(MORE * gathered)) : most;
    const { hits, total } = await findFew(filters, order, wanted, limit);
    if (total < limit) return { hits: ranked(hits, 0), total };
    // They are a sample of all hits, of which as many as are wanted come before its last one.
    const last = hits[wanted.limit - 1];
    const bounds = last === undefined ? [] : [placeOf(last, order)];
    return walkThrough(filters, order, wanted, total, { ...expectation, bounds });
  };
}

export type FindSorted = ReturnType<typeof createOrdering>;
