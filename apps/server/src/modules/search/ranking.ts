import type { Kysely } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import type { Position } from './cursor.ts';
import { type Expectation, mayBeMany, rowsByIndex } from './expectation.ts';
import type { Filters } from './filters.ts';
import type { Gathering } from './gathering.ts';
import { newest } from './order.ts';
import type { FindSorted } from './ordering.ts';
import { type Found, type Hit, ranked, type Window } from './row.ts';
import type { Sampling } from './sampling.ts';

/** Hits are gathered, those of titles or all of them, where they are fewer: how well each fits takes time to tell. */
const FEW = 1000;

/** So many times as many titles are expected as a page has where it is likely to be one of titles alone. */
const TITLES_OF_PAGE = 2;

/** Whether a hit comes behind a position of this order. */
function isBehind({ tier, created_at, id }: Hit, position: Extract<Position, { by: 'relevance' }>): boolean {
  const difference = tier - position.tier || Date.parse(position.key) - created_at.getTime() || position.id - id;
  return difference > 0;
}

/** Finds hits by how well they fit, the newest first within each tier. Specification: decisions, search. */
export function createRanking(
  kysely: Kysely<DB>,
  { findAllRanked, count, gathered, gatheredBy }: Gathering,
  estimate: Sampling,
  findSorted: FindSorted,
) {
  /** About as much of one tier, with those before it, as the planner expects of all. */
  async function expectationOf(filters: Filters, { expected, byIndex, scope }: Expectation): Promise<Expectation> {
    const rows = await rowsByIndex(kysely, filters);
    return { byIndex: rows, expected: byIndex > 0 ? Math.min(rows, (expected * rows) / byIndex) : rows, scope };
  }

  /** Whether there are `most` in all where not all tiers were looked through; they are counted where there is a doubt. */
  async function totalOf(filters: Filters, most: number, expectation: Expectation): Promise<number> {
    const nothing = { after: null, limit: 0, offset: 0 };
    const areMany =
      mayBeMany(expectation, gatheredBy[newest.by], most) &&
      (await estimate(filters, newest, nothing, most, expectation)).areMany;
    return areMany ? most : count(filters, most);
  }

  /**
   * The wanted hits. Where fewer than `few` are expected of all tiers, they are gathered at once. Otherwise all but the last
   * tier, which are of titles, are where they hold fewer together, and each of the others is looked through without those
   * before it.
   */
  return async function findRanked(
    filters: Filters,
    { limit, offset, after }: Window,
    most: number,
    expectation: Expectation,
    few = FEW,
  ): Promise<Found> {
    const tiers = filters.words ?? [];
    const last = tiers.length - 1;
    const upTo = (tier: number) => ({ ...filters, words: tiers.slice(0, tier + 1) });
    const position = after?.by === 'relevance' ? after : null;
    const behindIt = (found: readonly Hit[]) => found.filter((hit) => position === null || isBehind(hit, position));

    const all = last > 0 && expectation.byIndex < few ? await findAllRanked(filters, few) : null;
    if (all !== null) return { hits: behindIt(all).slice(offset, offset + limit), total: all.length };

    const ofTitles = last > 0 ? await expectationOf(upTo(last - 1), expectation) : null;
    const areTitlesGathered = ofTitles !== null && ofTitles.byIndex < gathered;
    // Where a page of titles is expected, all that isn't shown is only counted: meanwhile.
    const isCountedMeanwhile = areTitlesGathered && ofTitles.expected >= TITLES_OF_PAGE * (offset + limit);
    const [titles, countedMeanwhile] = await Promise.all([
      areTitlesGathered ? findAllRanked(upTo(last - 1), few) : null,
      isCountedMeanwhile ? totalOf(filters, most, expectation) : null,
    ]);
    const hits = behindIt(titles ?? []).slice(offset, offset + limit);
    // Hits that were met, of which those before the wanted ones are left out.
    let met = titles?.length ?? 0;
    let areAllMet = true;
    for (const [tier, query] of tiers.entries()) {
      const before = tiers[tier - 1];
      if ((titles !== null && tier < last) || query === before) continue;
      if (hits.length >= limit || tier < (position?.tier ?? 0)) {
        areAllMet = false;
        continue;
      }
      const alone =
        titles === null && before !== undefined
          ? { ...filters, words: [`(${query}) & !(${before})`] }
          : { ...filters, words: [query], without: titles?.map(({ id }) => id) ?? [] };
      const wanted = {
        after: position?.tier === tier ? position : null,
        limit: limit - hits.length,
        offset: Math.max(0, offset - met),
      };
      const asExpected = tier === last ? expectation : await expectationOf(upTo(tier), expectation);
      const found = await findSorted(alone, newest, wanted, most, asExpected);
      hits.push(...ranked(found.hits, tier));
      met += found.total;
    }
    if (areAllMet || met >= most) return { hits, total: met };
    return { hits, total: countedMeanwhile ?? (await totalOf(filters, most, expectation)) };
  };
}
