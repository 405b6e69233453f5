import { type PointerEvent, type RefObject, useRef } from 'react';

/** A finger that moved less is not yet swiping, CSS pixels. */
const slop = 8;
/** Share of the width after which letting go turns to the next picture. */
const share = 0.18;
/** How fast a short flick must be to turn as well, CSS pixels a millisecond. */
const flick = 0.5;

interface Touch {
  pointer: number;
  x: number;
  y: number;
  at: number;
  swiping: boolean;
}

/**
 * Turning pictures with a finger: the track follows it (as the custom property `--drag`), and letting go stays or turns
 * by one. At both ends the track gives way only a third. Mice have buttons and don't swipe.
 */
export function useSwipe({
  track,
  index,
  count,
  onTurn,
}: {
  track: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  onTurn: (index: number) => void;
}) {
  const touch = useRef<Touch | null>(null);

  const rest = () => {
    track.current?.style.removeProperty('--drag');
    track.current?.classList.remove('is-dragged');
    touch.current = null;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !event.isPrimary || count < 2) return;
      touch.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        swiping: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = touch.current;
      const element = track.current;
      if (!now || !element || event.pointerId !== now.pointer) return;
      const dx = event.clientX - now.x;
      if (!now.swiping) {
        if (Math.abs(dx) < slop || Math.abs(dx) < Math.abs(event.clientY - now.y)) return;
        now.swiping = true;
        element.classList.add('is-dragged');
      }
      const beyond = (dx > 0 && index === 0) || (dx < 0 && index === count - 1);
      element.style.setProperty('--drag', `${beyond ? dx / 3 : dx}px`);
    },
    onPointerUp: (event: PointerEvent) => {
      const now = touch.current;
      if (!now || event.pointerId !== now.pointer) return;
      const dx = event.clientX - now.x;
      const speed = Math.abs(dx) / Math.max(1, event.timeStamp - now.at);
      const width = track.current?.clientWidth ?? 0;
      const turns = now.swiping && (Math.abs(dx) > width * share || speed > flick);
      rest();
      const to = dx < 0 ? index + 1 : index - 1;
      if (turns && to >= 0 && to < count) onTurn(to);
    },
    onPointerCancel: rest,
  };
}
