import { useEffect, useState } from 'react';
import { useEntry, withState } from './entry.ts';

/** What is open over a page and isn't the sign-in: which one, the state of its history entry says. */
type OverlayName = 'menu' | 'pictures';

/** The overlay whose history entry has that state; undefined for a page's own. */
export function overlayIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : undefined;
}

/**
 * Something that opens over the page as a history entry of its own, so that Back closes it, as people expect on a
 * telephone. Links in it replace that entry: who goes back from where they lead comes to the page, not to the overlay.
 */
export function useOverlay(name: OverlayName): {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
} {
  const { state, leave, cover } = useEntry();
  const isOpen = overlayIn(state) === name;
  // Where Back is about to lead to another page it opens over that one.
  const [wish, setWish] = useState<object | null>(null);
  useEffect(() => {
    if (wish === null) return;
    if (isOpen) setWish(null);
    else void cover(withState(state, { overlay: name }));
  }, [wish, isOpen, cover, state, name]);
  return { isOpen, open: () => setWish({}), close: () => void (isOpen && leave(-1)) };
}
