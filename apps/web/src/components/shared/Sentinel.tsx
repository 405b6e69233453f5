import { useEffect, useRef } from 'react';

/** Share of the sentinel that must be in sight. Specification: signed-in, section 9 (scroll trigger). */
const share = 0.1;

/**
 * Fills its container unseen and calls `onSeen` once a tenth of it is in sight. Draw it anew (another `key`) to have a
 * container that is still in sight count again.
 */
export function Sentinel({ onSeen }: { onSeen: () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  }, [onSeen]);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return <span className="more__sentinel" ref={element} aria-hidden="true" />;
}
