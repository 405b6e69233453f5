import { BREAKPOINTS } from '@muge/contract/limits';
import { type RefObject, useLayoutEffect } from 'react';

/** The tallest list, and the least that is worth showing, CSS pixels. */
const tallest = 480;
const least = 150;
/** What stays free below it: the bottom tab bar of phones, and a little air. */
const tabBar = 60;
const air = 16;

/** Gives `anchor` the property `--room`: how tall a list under it may be, so that all of it can be seen and scrolled. */
export function useRoom(anchor: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = anchor.current;
    if (!isOpen || !element) return;
    const measure = () => {
      // What the keyboard of a phone leaves.
      const height = window.visualViewport?.height ?? window.innerHeight;
      const taken = (window.innerWidth < BREAKPOINTS.desktop ? tabBar : 0) + air;
      const room = height - element.getBoundingClientRect().bottom - taken;
      element.style.setProperty('--room', `${Math.max(least, Math.min(tallest, room))}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [anchor, isOpen]);
}
