/** What is known of a piece of work beforehand. */
interface Work {
  /** Persons who may well be one, such as those of a network: they share one person's turns. The person alone unless told. */
  readonly group?: string;
  /** Of heavy work one piece is done at a time; not heavy unless told. */
  readonly heavy?: boolean;
}

/** Does work in turns, so that much at once of one person keeps nobody else waiting. */
export interface Turns {
  /** Begins a person's work when it is its turn. */
  take<Result>(person: string, work: () => Promise<Result>, about?: Work): Promise<Result>;
}

interface Waiting {
  readonly heavy: boolean;
  readonly begin: () => void;
}

/** What waits of one person. */
interface Line {
  readonly group: string;
  /** When it came: between two turns. */
  readonly since: number;
  readonly waiting: Waiting[];
}

/** Persons and groups whose last turn is remembered: more than can be told apart while the machine is busy. */
const REMEMBERED = 10_000;

/** Who was served in which turn; of very many those who were served last. */
function createMemory() {
  const turns = new Map<string, number>();
  return {
    lastTurn: (who: string) => turns.get(who),
    remember(who: string, turn: number): void {
      turns.delete(who);
      turns.set(who, turn);
      if (turns.size <= REMEMBERED) return;
      for (const longestAgo of turns.keys()) {
        turns.delete(longestAgo);
        return;
      }
    },
    forgetAll: () => turns.clear(),
  };
}

/**
 * Works on as many pieces at once as there are places. Groups take turns, whichever was served longest ago first, and so
 * do the persons of a group: one who brings a hundred pieces makes nobody wait for more than those that are being worked
 * on. Who was never served counts as served when they came, so that ever new ones keep back nobody for ever. Among a person's own, the one that came first goes first; a heavy one that must wait for another lets the next by.
 */
export function createTurns(places: number): Turns {
  /** What waits, by person, in the order in which they came. */
  const lines = new Map<string, Line>();
  // Apart, so that no person is taken for a group.
  const groups = createMemory();
  const persons = createMemory();
  let turn = 0;
  let free = places;
  let heavyIsBusy = false;

  const mayBegin = ({ heavy }: Waiting) => !(heavy && heavyIsBusy);

  /** The person whose turn it is; undefined where nothing may begin. */
  function nextPerson(): string | undefined {
    let next: { person: string; group: number; own: number } | undefined;
    for (const [person, line] of lines) {
      if (!line.waiting.some(mayBegin)) continue;
      const [group, own] = [groups.lastTurn(line.group) ?? line.since, persons.lastTurn(person) ?? line.since];
      const isEarlier = next === undefined || group < next.group || (group === next.group && own < next.own);
      if (isEarlier) next = { person, group, own };
    }
    return next?.person;
  }

  /** Takes out the work whose turn it is; undefined where none may begin. */
  function next(): Waiting | undefined {
    const person = nextPerson();
    const line = person === undefined ? undefined : lines.get(person);
    if (person === undefined || line === undefined) return undefined;
    const [waiting] = line.waiting.splice(line.waiting.findIndex(mayBegin), 1);
    if (line.waiting.length === 0) lines.delete(person);
    turn += 1;
    groups.remember(line.group, turn);
    persons.remember(person, turn);
    return waiting;
  }

  function begin(): void {
    while (free > 0) {
      const waiting = next();
      if (waiting === undefined) return;
      free -= 1;
      if (waiting.heavy) heavyIsBusy = true;
      waiting.begin();
    }
  }

  function end(heavy: boolean): void {
    free += 1;
    if (heavy) heavyIsBusy = false;
    begin();
    if (free < places) return;
    groups.forgetAll();
    persons.forgetAll();
  }

  return {
    async take(person, work, { group = person, heavy = false } = {}) {
      await new Promise<void>((resolve) => {
        // Whose turn it is now has been served since.
        const line = lines.get(person) ?? { group, since: turn - 0.5, waiting: [] };
        line.waiting.push({ heavy, begin: resolve });
        lines.set(person, line);
        begin();
      });
      try {
        return await work();
      } finally {
        end(heavy);
      }
    },
  };
}
