import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitted, hold, maxScale, type Point, type Size, type Zoom, zoomStep, zoomTo } from './zoom.ts';

/** A pointer that moved less was pressed, not moved, CSS pixels. */
const slop = 6;
/** Two taps within this time are one double tap, ms. */
const doubleTap = 300;
/** A finger that moved this far over a fitted picture turns to the next, CSS pixels. */
const turnBy = 48;

const middle: Point = { x: 0, y: 0 };

function sizeOf(element: HTMLElement | null): Size {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

/**
 * Enlarging the picture on the viewer's stage: buttons, wheel, a mouse's press, two fingers, a double tap; an enlarged
 * one is moved by dragging, a fitted one turned by a finger (`onSwipe` gets −1 or 1). Call `fit` when another picture comes.
 */
export function useZoom({
  stage,
  picture,
  onSwipe,
}: {
  stage: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  onSwipe: (by: -1 | 1) => void;
}) {
  const zoom = useRef<Zoom>(fitted);
  const [scale, setScale] = useState(1);
  const swiped = useRef(onSwipe);
  useLayoutEffect(() => {
    swiped.current = onSwipe;
  });

  const show = useCallback(
    (next: Zoom) => {
      zoom.current = next;
      setScale(next.scale);
      const style = picture.current?.style;
      if (style) style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    },
    [picture],
  );

  const scaleTo = useCallback(
    (to: number, point: Point = middle) => {
      show(zoomTo(zoom.current, to, point, sizeOf(picture.current), sizeOf(stage.current)));
    },
    [picture, stage, show],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let start = middle;
    let moved = false;
    let lastTap = Number.NEGATIVE_INFINITY;

    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      scaleTo(zoom.current.scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at(event));
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, at(event));
      element.setPointerCapture(event.pointerId);
      if (pointers.size === 1) {
        start = at(event);
        moved = false;
      }
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      moved ||= Math.hypot(now.x - start.x, now.y - start.y) > slop;
      if (other) {
        moved = true;
        const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        if (Number.isFinite(grown)) scaleTo(zoom.current.scale * grown, between);
      } else if (zoom.current.scale > 1) {
        const next = { ...zoom.current, x: zoom.current.x + now.x - before.x, y: zoom.current.y + now.y - before.y };
        show(hold(next, sizeOf(picture.current), sizeOf(element)));
      }
      element.classList.toggle('is-dragged', moved);
    };
    const onUp = (event: PointerEvent) => {
      const was = pointers.get(event.pointerId);
      if (!was) return;
      pointers.delete(event.pointerId);
      if (pointers.size > 0) return;
      element.classList.remove('is-dragged');
      const now = at(event);
      const touch = event.pointerType === 'touch';
      if (!moved) {
        const again = event.timeStamp - lastTap < doubleTap;
        lastTap = again ? Number.NEGATIVE_INFINITY : event.timeStamp;
        if (!touch || again) scaleTo(zoom.current.scale > 1 ? 1 : zoomStep, now);
      } else if (touch && zoom.current.scale === 1) {
        const dx = now.x - start.x;
        if (Math.abs(dx) > turnBy && Math.abs(dx) > Math.abs(now.y - start.y)) swiped.current(dx < 0 ? 1 : -1);
      }
    };
    const onCancel = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      element.classList.remove('is-dragged');
    };
    const onResize = () => show(hold(zoom.current, sizeOf(picture.current), sizeOf(element)));

    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onCancel);
    window.addEventListener('resize', onResize);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('resize', onResize);
    };
  }, [stage, picture, scaleTo, show]);

  return {
    canZoomIn: scale < maxScale,
    canZoomOut: scale > 1,
    zoomIn: () => scaleTo(zoom.current.scale * zoomStep),
    zoomOut: () => scaleTo(zoom.current.scale / zoomStep),
    fit: () => show(fitted),
  };
}
