import { BEST_OFFERS } from '@muge/contract/limits';
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../lib/media.ts';
import { useTabVisible } from '../../lib/visible.ts';

/** A slide counts as reached when the track has stood still this long, ms. */
const settled = 100;

/** What a carousel is at and what it can do. */
interface Carousel {
  /** The slide in sight, from 0. */
  at: number;
  /** It moves by itself at the moment. */
  moving: boolean;
  /** It would move by itself if nothing held it: the person neither stopped it nor asked for less motion. */
  playing: boolean;
  /** The person asked the system for less motion, so it never moves by itself. */
  still: boolean;
  setPlaying: (playing: boolean) => void;
  /** Goes to a slide; past either end it begins anew at the other. */
  go: (slide: number) => void;
  /** For the element around track and controls: under pointer and focus nothing moves by itself. */
  holders: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /** For the track: whoever swipes says where it is. */
  onScroll: () => void;
}

/**
 * A carousel over a track that scrolls sideways and snaps to its slides. It goes on every 5 s and loops, and pauses under
 * the pointer, while the focus is in it, in a hidden tab, and for whoever wants less motion.
 * Specification: signed-in part, sections 2 and 9 (best offers).
 */
export function useCarousel(track: RefObject<HTMLElement | null>, slides: number): Carousel {
  const [wanted, setWanted] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const visible = useTabVisible();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Turning a phone makes fewer slides of the same cards.
  const at = Math.min(wanted, slides - 1);
  const moving = playing && !still && visible && !hovered && !focused && slides > 1;

  const go = useCallback(
    (slide: number) => {
      const next = (slide + slides) % slides;
      const element = track.current;
      setWanted(next);
      // How it gets there, gliding or at once, is the stylesheet's matter.
      if (element) element.scrollLeft = (element.scrollWidth / slides) * next;
    },
    [slides, track],
  );

  useEffect(() => {
    if (!moving) return;
    const next = setTimeout(() => go(at + 1), BEST_OFFERS.advance);
    return () => clearTimeout(next);
  }, [moving, at, go]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const element = track.current;
      if (element && element.scrollWidth > 0) {
        setWanted(Math.round(element.scrollLeft / (element.scrollWidth / slides)));
      }
    }, settled);
  };

  return {
    at,
    moving,
    playing: playing && !still,
    still,
    setPlaying,
    go,
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
    onScroll,
  };
}
