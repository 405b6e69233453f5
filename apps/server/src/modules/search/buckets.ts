import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { hasAnyKey } from './listing-keys.ts';
import type { Order, Place } from './order.ts';

/**
 * Each listing stands in one bucket of each order; they grow in the order. Eight neighbours are a bucket of the next level.
 * The migration tells how each is numbered.
 */

const LEVELS = 3;
const LEVEL = 1_000_000;
const NEIGHBOURS = 8;

/** What is added to the numbers of an order's buckets. */
const bases = { name: 0, price: 10_000, created_at: 100_000 } as const;

/** The bucket behind that of the highest price. */
const LAST_OF_PRICES = 241;

/** Some neighbouring buckets of an order, both ends included. */
export interface Stretch {
  readonly by: Order['by'];
  readonly first: number;
  readonly last: number;
}

/** How many buckets that are. */
export function sizeOf({ first, last }: Stretch): number {
  return last - first + 1;
}

const DAY_MS = 86_400_000;

function bucketOf({ by }: Order, { key }: Place) {
  return by === 'name'
    ? sql<number>`(listing_buckets(${key}::text, 0, to_timestamp(0)))[1]`
    : sql<number>`(listing_buckets('', ${key}::bigint, to_timestamp(0)))[2]`;
}

/** The buckets from one place of an order to another, in whichever direction. */
export async function stretchBetween(kysely: Kysely<DB>, order: Order, one: Place, other: Place): Promise<Stretch> {
  const { by } = order;
  const between = (numbers: readonly number[]) => ({ by, first: Math.min(...numbers), last: Math.max(...numbers) });
  // Days are the same on every machine.
  if (by === 'created_at') return between([one, other].map(({ key }) => Math.floor(Date.parse(String(key)) / DAY_MS)));
  const { rows } = await sql<{ one: number; other: number }>`
    select ${bucketOf(order, one)} as one, ${bucketOf(order, other)} as other`.execute(kysely);
  return between(rows.flatMap((row) => [row.one, row.other]).map((key) => key - bases[by]));
}

/** By so much this machine's logarithm may be another than the database's. */
const LOGARITHM_ERROR = 1e-9;

/** The buckets of all prices in cents within bounds, and perhaps a neighbour where a bound is just on its border. Null is no bound. */
export function stretchOfPrices(min: number | null, max: number | null): Stretch {
  const bucketOfPrice = (cents: number, error: number) => Math.floor(10 * Math.log(cents + 1) + error) + 1;
  return {
    by: 'price',
    first: min === null ? 0 : bucketOfPrice(min, -LOGARITHM_ERROR),
    last: max === null ? LAST_OF_PRICES : bucketOfPrice(max, LOGARITHM_ERROR),
  };
}

/** The keys of the fewest buckets of all levels that are just this stretch. */
function keysOf({ by, first, last }: Stretch): number[] {
  const found: number[] = [];
  for (let [level, from, to] = [0, first, last]; from <= to; level += 1) {
    const isTop = level === LEVELS - 1;
    const end = isTop ? to + 1 : Math.min(to + 1, Math.ceil(from / NEIGHBOURS) * NEIGHBOURS);
    const begin = isTop ? end : Math.max(end, Math.floor((to + 1) / NEIGHBOURS) * NEIGHBOURS);
    for (let bucket = from; bucket <= to; bucket += 1) {
      if (bucket < end || bucket >= begin) found.push(level * LEVEL + bases[by] + bucket);
    }
    if (isTop) break;
    [from, to] = [end / NEIGHBOURS, begin / NEIGHBOURS - 1];
  }
  return found;
}

/** Rows of so many buckets that are met in vain take an index about as long as a key more. */
const VAIN = 8;

/** Whether an end of a stretch may be moved outwards, and whether there is something that would be met in vain then. */
type Movable = 'freely' | 'at a cost' | 'not';

/**
 * A stretch up to where larger buckets begin or end, where those are worth the fewer keys. Where that has a cost, they are no
 * larger than `most`.
 */
export function rounded(
  stretch: Stretch,
  { first, last }: { readonly first: Movable; readonly last: Movable } = { first: 'at a cost', last: 'at a cost' },
  most = Number.POSITIVE_INFINITY,
): Stretch {
  const largest = NEIGHBOURS ** (LEVELS - 1);
  const choices: { wider: Stretch; cost: number }[] = [];
  for (let size = 1; size <= largest && (size === 1 || size <= most); size *= NEIGHBOURS) {
    const sizes = { freely: largest, 'at a cost': size, not: 1 };
    const wider = {
      by: stretch.by,
      first: Math.floor(stretch.first / sizes[first]) * sizes[first],
      last: (Math.floor(stretch.last / sizes[last]) + 1) * sizes[last] - 1,
    };
    const inVain =
      (first === 'freely' ? 0 : stretch.first - wider.first) + (last === 'freely' ? 0 : wider.last - stretch.last);
    choices.push({ wider, cost: keysOf(wider).length + inVain / VAIN });
  }
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)).wider;
}

/** A stretch in two halves, the lower one first, where it has several of the largest buckets; otherwise as it is. */
export function halvesOf({ by, first, last }: Stretch): Stretch[] {
  const largest = NEIGHBOURS ** (LEVELS - 1);
  const middle = Math.floor((first + last + 1) / 2 / largest) * largest;
  if (last - first < 2 * largest || middle <= first) return [{ by, first, last }];
  return [
    { by, first, last: middle - 1 },
    { by, first: middle, last },
  ];
}

/** Whether a listing stands in a stretch of buckets. */
export function isInStretch(stretch: Stretch) {
  return isInAny([stretch]);
}

/** Whether a listing stands in any of some stretches. */
export function isInAny(stretches: readonly Stretch[]) {
  return hasAnyKey(stretches.flatMap(keysOf));
}

/** So many buckets at least of a stretch, evenly spread over it in `parts` or up to twice as many, each of which is one key. */
export function spread({ by, first, last }: Stretch, buckets: number, parts: number): Stretch[] {
  let size = 1;
  while (buckets / size > 2 * parts && size < NEIGHBOURS ** (LEVELS - 1)) size *= NEIGHBOURS;
  const [begin, end] = [Math.ceil(first / size), Math.floor((last + 1) / size)];
  const wanted = Math.max(parts, Math.ceil(buckets / size));
  // One behind the other there are no more.
  if (end - begin < wanted) return [];
  return Array.from({ length: wanted }, (_, n) => {
    const part = begin + Math.floor(((n + 0.5) * (end - begin)) / wanted);
    return { by, first: part * size, last: (part + 1) * size - 1 };
  });
}
