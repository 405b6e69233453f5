import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A mouse drags after this many pixels; before, it is a press. */
const threshold = 6;

/** A finger drags after it has lain still this long, ms; before, it scrolls. */
const hold = 250;

interface Grip {
  key: string;
  pointer: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The place in the list under a point; -1 where there is none. */
function placeAt(list: HTMLElement | null, x: number, y: number): number {
  return [...(list?.children ?? [])].findIndex((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/**
 * Reordering the items of `list` by mouse, pen or finger: the item goes where the pointer is, at once. `move` ignores
 * places that hold nothing.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  move: (key: string, to: number) => void,
): { dragged: string | null; grip: (key: string) => { onPointerDown: (event: ReactPointerEvent) => void } } {
  const [dragged, setDragged] = useState<string | null>(null);
  const grip = useRef<Grip | null>(null);
  const dragging = useRef(false);
  const moveTo = useRef(move);
  useEffect(() => {
    moveTo.current = move;
  });

  useEffect(() => {
    const begin = () => {
      if (!grip.current) return;
      dragging.current = true;
      setDragged(grip.current.key);
    };
    const end = () => {
      clearTimeout(grip.current?.timer);
      grip.current = null;
      dragging.current = false;
      setDragged(null);
    };
    const follow = (event: PointerEvent) => {
      const held = grip.current;
      if (!held || event.pointerId !== held.pointer) return;
      if (!dragging.current) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < threshold) return;
        // A finger that moves before it has lain still scrolls the page.
        if (event.pointerType === 'touch') return end();
        begin();
      }
      const to = placeAt(list.current, event.clientX, event.clientY);
      if (to >= 0) moveTo.current(held.key, to);
    };
    const lift = (event: PointerEvent) => {
      if (event.pointerId === grip.current?.pointer) end();
    };
    const startHold = () => {
      if (grip.current) grip.current.timer = setTimeout(begin, hold);
    };
    const stay = (event: TouchEvent) => {
      if (dragging.current) event.preventDefault();
    };
    const element = list.current;
    // Not React's: those are passive, and the page would scroll under the dragged picture.
    element?.addEventListener('touchstart', startHold, { passive: true });
    element?.addEventListener('touchmove', stay, { passive: false });
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', lift);
    return () => {
      element?.removeEventListener('touchstart', startHold);
      element?.removeEventListener('touchmove', stay);
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', lift);
      window.removeEventListener('pointercancel', lift);
      end();
    };
  }, [list]);

  return {
    dragged,
    grip: (key) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        grip.current = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY, timer: undefined };
      },
    }),
  };
}
