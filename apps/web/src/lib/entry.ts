import { useCallback, useLayoutEffect } from 'react';
import { createPath, type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Navigates from an entry, once: a second press, before the first has led away, must not take one further. Resolves when
 * the other entry is there.
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
  /** Whether one of the two is under way. */
  isLeaving: () => boolean;
}

/** The entry that somebody is already on their way from, whatever it was that they pressed. */
let left: { key: string; arrived: () => void } | null = null;

/** The current history entry. */
export function useEntry(): Entry {
  const { key, pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (left === null || left.key === key) return;
    left.arrived();
    left = null;
  }, [key]);

  const leave = useCallback<Leave>(
    async (to, options) => {
      if (left?.key === key) return;
      const arrival = new Promise<void>((resolve) => {
        left = { key, arrived: resolve };
      });
      if (to !== -1) return navigate(to, options);
      await navigate(-1);
      // The router doesn't tell when it has gone back.
      await arrival;
    },
    [key, navigate],
  );
  const here = createPath({ pathname, search, hash });
  const cover = useCallback<Entry['cover']>(
    async (next, { replace = false } = {}) => {
      if (left?.key === key) return;
      left = { key, arrived: () => undefined };
      // Drawing at once isn't possible in the middle of a drawing, such as in an effect.
      await Promise.resolve();
      await navigate(here, { state: next, replace, flushSync: true });
    },
    [key, here, navigate],
  );
  const isLeaving = useCallback(() => left?.key === key, [key]);
  return { state, leave, cover, isLeaving };
}

/** A history entry's state with `part` in it; what is undefined there is taken out. */
export function withState(state: unknown, part: Readonly<Record<string, unknown>>): object {
  return { ...(typeof state === 'object' ? state : null), ...part };
}
