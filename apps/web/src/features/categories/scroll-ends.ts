import { type RefObject, useEffect, useState } from 'react';

/** Whether a sideways scroller has more before and after what is in sight; follows scrolling and resizing. */
export function useScrollEnds(strip: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const next = { before: element.scrollLeft > 1, after: rest > 1 };
      setEnds((now) => (now.before === next.before && now.after === next.after ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [strip]);
  return ends;
}
