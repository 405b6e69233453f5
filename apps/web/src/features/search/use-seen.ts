import { type RefObject, useEffect, useRef } from 'react';

/** Share of the element that must be in sight. Specification: signed-in, section 9 (scroll trigger). */
const share = 0.1;

/**
 * Calls `onSeen` when a tenth of the element is in sight. `round` starts the watch anew: an element that is still in
 * sight then counts as seen again.
 */
export function useSeen(element: RefObject<Element | null>, enabled: boolean, round: number, onSeen: () => void): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  }, [onSeen]);

  // biome-ignore lint: placeholder
  useEffect(() => {
    if (!enabled || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled, round]);
}
