import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { AppError } from '../../http/app-error.ts';
import { networkKey } from '../../http/client-key.ts';

/** Seconds. */
export const DAY = 24 * 60 * 60;

/** How much more a whole /48 network may do than one client of it. */
export const NETWORK = 8;

/** What may be done so often in so long. */
interface Rule {
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** Points that were taken. */
export interface Taken {
  readonly retryAfter: null;
  /** Nothing was to be counted after all. What has begun to be counted anew since stays as it is. */
  giveBack(): Promise<void>;
}

/** There are not so many points left, so none was taken. */
export interface Refused {
  /** Seconds. */
  readonly retryAfter: number;
}

/** What was taken of several, to be given back as one. */
export function together(taken: readonly Taken[]): Taken {
  return {
    retryAfter: null,
    async giveBack() {
      await Promise.all(taken.map((one) => one.giveBack()));
    },
  };
}

/** One text of a name and the client that tries it. */
export function pair(name: string, client: string): string {
  return `${name}\n${client}`;
}

/** Keys are hashes: a table of counters is no list of addresses. */
export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Points of a counter, and how many it has in how long. */
interface Wanted {
  readonly key: string;
  readonly points: number;
  readonly most: number;
  /** Milliseconds. */
  readonly duration: number;
}

/**
 * Whether what is counted in `kept` has had its time. A time that ends later than any could that has begun was begun by a
 * clock that was wrong, and is over too: or nobody could do anything until that clock would be right. So is one of which
 * all was given back: what is counted next has a whole time of its own, or two messages would leave seconds apart.
 */
function isOver(at: number, duration: number) {
  return sql`(kept.points = 0 or kept.expire <= ${at} or kept.expire > ${at + 2 * duration})`;
}

/**
 * Takes points where there are so many left, in one statement; what is refused is not counted. The first of them begins
 * the time in which they are counted.
 *
 * @param on What the statement runs on: what a transaction takes is not taken where that is rolled back.
 */
export async function takePoints(on: Kysely<DB>, { key, points, most, duration }: Wanted, now: Date) {
  const at = now.getTime();
  const over = isOver(at, duration);
  const { rows: taken } = await sql<{ expire: number }>`
    insert into security_limits as kept (key, points, expire)
    select ${key}, ${points}::int, ${at + duration}::bigint where ${points}::bigint <= ${most}::bigint
    on conflict (key) do update set
      points = case when ${over} then excluded.points else kept.points + excluded.points end,
      expire = case when ${over} then excluded.expire else kept.expire end
    where ${over} or kept.points + excluded.points <= ${most}::bigint
    returning kept.expire`.execute(on);
  const [window] = taken;
  if (window !== undefined) {
    return {
      retryAfter: null,
      async giveBack() {
        await sql`
          update security_limits set points = points - ${points}
          where key = ${key} and expire = ${window.expire}`.execute(on);
      },
    } satisfies Taken;
  }
  const { rows } = await sql<{ expire: number }>`select expire from security_limits where key = ${key}`.execute(on);
  const ends = rows[0]?.expire ?? at;
  return { retryAfter: Math.max(1, Math.ceil((ends - at) / 1000)) } satisfies Refused;
}

/**
 * What limits are made of: counters in PostgreSQL.
 *
 * @param scale Multiplies the limits, for load tests.
 */
export function createCounters({ kysely, scale, now }: { kysely: Kysely<DB>; scale: number; now: () => Date }) {
  const pointsOf = (points: number, multiplied = scale) => Math.max(1, Math.round(points * multiplied));

  function limiter({ name, points, duration }: Rule, multiplied = scale) {
    const most = pointsOf(points, multiplied);
    const milliseconds = duration * 1000;
    const keyFor = (text: string) => `${name}:${keyOf(text)}`;

    /** Points that are counted. */
    async function used(text: string): Promise<number> {
      const { rows } = await sql<{ points: number }>`
        select points from security_limits as kept
        where key = ${keyFor(text)} and not ${isOver(now().getTime(), milliseconds)}`.execute(kysely);
      return rows[0]?.points ?? 0;
    }

    return {
      /** Takes points where there are so many left. */
      take: (text: string, wanted = 1): Promise<Taken | Refused> =>
        takePoints(kysely, { key: keyFor(text), points: wanted, most, duration: milliseconds }, now()),
      /** Whether there is a point left. */
      hasLeft: async (text: string) => (await used(text)) < most,
      /** Remembers a text from now on for as long as points are counted. */
      async remember(text: string): Promise<void> {
        await sql`
          insert into security_limits (key, points, expire) values (${keyFor(text)}, 1, ${now().getTime() + milliseconds})
          on conflict (key) do update set points = excluded.points, expire = excluded.expire`.execute(kysely);
      },
      /** Whether a text is remembered. */
      remembers: async (text: string) => (await used(text)) > 0,
      /** Remembers a text, or what was counted by it, no longer. */
      async forget(text: string): Promise<void> {
        await sql`delete from security_limits where key = ${keyFor(text)}`.execute(kysely);
      },
    };
  }

  /**
   * Takes a point of each, or of none. Those that fewest share come first: what is taken and given back because a later
   * one refuses is missing to others meanwhile, and they would be sent away for a day.
   */
  async function takeAll(wanted: readonly Counter[]): Promise<Taken | Refused> {
    const taken: Taken[] = [];
    for (const [limit, text] of wanted) {
      const one = await limit.take(text);
      if (one.retryAfter !== null) {
        await together(taken).giveBack();
        return one;
      }
      taken.push(one);
    }
    return together(taken);
  }

  function refuse(retryAfter: number): never {
    throw new AppError('too_many_requests', { retryAfter });
  }

  /** Takes a point of each, in that order too; too_many_requests, and of none, when there is none left of one. */
  async function mustTakeAll(wanted: readonly Counter[]): Promise<Taken> {
    const taken = await takeAll(wanted);
    return taken.retryAfter === null ? taken : refuse(taken.retryAfter);
  }

  /** A limit of clients, and eight times as much of the /48 network that an IPv6 client belongs to. */
  function clientLimiter({ name, points, duration }: Rule) {
    const ofClient = limiter({ name, points, duration });
    const ofNetwork = limiter({ name: `${name}-48`, points: points * NETWORK, duration });
    /** The counters of a client. */
    return (client: string): Counter[] => {
      const network = networkKey(client);
      return network === null
        ? [[ofClient, client]]
        : [
            [ofClient, client],
            [ofNetwork, network],
          ];
    };
  }

  return { pointsOf, limiter, clientLimiter, takeAll, mustTakeAll, refuse };
}

export type Counters = ReturnType<typeof createCounters>;

/** A limit, and whose points are meant. */
export type Counter = readonly [ReturnType<Counters['limiter']>, string];
