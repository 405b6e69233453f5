import { type RefObject, useEffect } from 'react';

/** Movement after which a press becomes a drag, CSS pixels. Specification: public part, section 9. */
const activation = 10;

/**
 * Lets a mouse drag `strip` sideways. A press that doesn't move far enough stays a click, a drag never ends in one.
 * Touch scrolls by itself.
 */
export function useDragScroll(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let from: { x: number; left: number } | null = null;
    let dragging = false;

    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, left: element.scrollLeft };
      dragging = false;
    };
    const onMove = (event: PointerEvent) => {
      if (!from) return;
      const moved = event.clientX - from.x;
      if (!dragging && Math.abs(moved) < activation) return;
      if (!dragging) {
        dragging = true;
        element.dataset.dragging = '';
      }
      element.scrollLeft = from.left - moved;
    };
    const onUp = () => {
      from = null;
      delete element.dataset.dragging;
    };
    const onClick = (event: MouseEvent) => {
      if (!dragging) return;
      dragging = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // The browser's own dragging of links and pictures would end ours.
    const onDragStart = (event: DragEvent) => event.preventDefault();

    element.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    element.addEventListener('dragstart', onDragStart);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('dragstart', onDragStart);
    };
  }, [strip]);
}
