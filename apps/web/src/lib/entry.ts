import { useCallback, useLayoutEffect } from 'react';
import { type createMemoryRouter, createPath, type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Navigates from an entry, once: a second press, before the first has led away, must not take one further. Resolves when
 * another entry is drawn, or when the way there was given up.
 */
export type Leave = (to: To | -1, options?: { replace?: boolean; state?: unknown }) => Promise<void>;

/** The history entry that stands there, for what opens and closes as an entry of its own. */
interface Entry {
  state: unknown;
  leave: Leave;
  /**
   * Gives its address another state, as a further entry or in place of this one. It is drawn as soon as it is there:
   * whoever presses next must meet what stands in the history.
   */
  cover: (state: unknown, options?: { replace?: boolean }) => Promise<void>;
  /** Whether that is under way. */
  isCovering: () => boolean;
}

/** An entry that somebody is on their way from, whatever it was that they pressed. */
interface Departure {
  key: string;
  /** Whether it is for another state of the same page. */
  isCover: boolean;
  /** Whether the next page has begun to load. */
  isUnderWay: boolean;
  /** Ends the departure. */
  end: () => void;
  ended: Promise<void>;
}

let departure: Departure | null = null;

/** The entry at which somebody stands, by its key; null where no router is followed. */
let standing: string | null = null;

/** Whether an entry was left already: an answer that comes late must not lead away from another one. */
const wasLeft = (key: string) => standing !== null && standing !== key;

function depart(key: string, isCover = false): Promise<void> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  departure = { key, isCover, isUnderWay: false, end, ended };
  return ended;
}

function endDeparture(): void {
  departure?.end();
  departure = null;
}

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/**
 * Notices in a router's history where somebody stands, and that they are on their way by the browser's own Back or Forward,
 * which has moved the history before the next page is there. Who turns back until then stands at the same entry as before,
 * and can leave it again. Gives what ends that.
 */
export function followEntries(router: Router): () => void {
  standing = router.state.location.key;
  const stop = router.subscribe(({ location, navigation }) => {
    standing = location.key;
    const isPop = navigation.state === 'loading' && navigation.historyAction === 'POP';
    if (isPop && navigation.location.key !== location.key && departure?.key !== location.key) {
      // Another entry may have been left just before, and not be drawn as gone yet.
      endDeparture();
      void depart(location.key);
    }
    if (departure === null) return;
    if (navigation.state !== 'idle') departure.isUnderWay = true;
    else if (departure.isUnderWay && location.key === departure.key) endDeparture();
  });
  return () => {
    stop();
    standing = null;
    endDeparture();
  };
}

/** The current history entry. */
export function useEntry(): Entry {
  const { key, pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (departure?.key !== key) endDeparture();
  }, [key]);

  const leave = useCallback<Leave>(
    async (to, options) => {
      if (wasLeft(key)) return;
      if (departure?.key === key) return departure.ended;
      const ended = depart(key);
      await (to === -1 ? navigate(-1) : navigate(to, options));
      // The router doesn't tell when it has gone back, and of another page before it is drawn.
      await ended;
    },
    [key, navigate],
  );
  const here = createPath({ pathname, search, hash });
  const cover = useCallback<Entry['cover']>(
    async (next, { replace = false } = {}) => {
      if (wasLeft(key) || departure?.key === key) return;
      void depart(key, true);
      // Drawing at once isn't possible in the middle of a drawing, such as in an effect.
      await Promise.resolve();
      // The router draws at once only where nothing is loaded, and the page is there already.
      await navigate(here, { state: next, replace, flushSync: true, defaultShouldRevalidate: false });
    },
    [key, here, navigate],
  );
  const isCovering = useCallback(() => departure?.key === key && departure.isCover, [key]);
  return { state, leave, cover, isCovering };
}

/** A history entry's state with `part` in it; what is undefined there is taken out. */
export function withState(state: unknown, part: Readonly<Record<string, unknown>>): object {
  return { ...(typeof state === 'object' ? state : null), ...part };
}
