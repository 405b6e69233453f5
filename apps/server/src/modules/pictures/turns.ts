import { availableParallelism } from 'node:os';

/** Pixels from which a picture is a large one: a decoder may hold all of them at once, eight bytes each. */
const LARGE = 25_000_000;

/** Does work on pictures in turns, so that many at once leave the machine its cores and its memory. */
export interface Turns {
  /** Begins a person's work on a picture when it is its turn. */
  take<Result>(ownerId: number, pixels: number, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly large: boolean;
  readonly begin: () => void;
}

/**
 * At most half of the cores work on pictures, and on one large picture at a time. People take turns, whoever was served
 * longest ago first: one who sends twenty makes nobody wait for more than the picture that is being worked on. Among a
 * person's own, the one that came first goes first; a large one that must wait for another lets the next by.
 */
export function createTurns(places = Math.max(1, Math.floor(availableParallelism() / 2))): Turns {
  /** What waits, by person. */
  const lines = new Map<number, Waiting[]>();
  /** The number of the turn in which somebody was served last, since the machine was last idle. */
  const served = new Map<number, number>();
  let turn = 0;
  let free = places;
  let largeIsBusy = false;

  /** Takes out the work whose turn it is; undefined where none may begin. */
  function next(): Waiting | undefined {
    const lastTurn = ([ownerId]: [number, unknown]) => served.get(ownerId) ?? 0;
    for (const [ownerId, line] of [...lines].sort((a, b) => lastTurn(a) - lastTurn(b))) {
      const at = line.findIndex(({ large }) => !(large && largeIsBusy));
      if (at === -1) continue;
      const [waiting] = line.splice(at, 1);
      if (line.length === 0) lines.delete(ownerId);
      turn += 1;
      served.set(ownerId, turn);
      return waiting;
    }
    return undefined;
  }

  function begin(): void {
    while (free > 0) {
      const waiting = next();
      if (waiting === undefined) return;
      free -= 1;
      if (waiting.large) largeIsBusy = true;
      waiting.begin();
    }
  }

  function end(large: boolean): void {
    free += 1;
    if (large) largeIsBusy = false;
    begin();
    if (free === places) served.clear();
  }

  return {
    async take(ownerId, pixels, work) {
      const large = pixels >= LARGE;
      await new Promise<void>((resolve) => {
        const line = lines.get(ownerId) ?? [];
        line.push({ large, begin: resolve });
        lines.set(ownerId, line);
        begin();
      });
      try {
        return await work();
      } finally {
        end(large);
      }
    },
  };
}
