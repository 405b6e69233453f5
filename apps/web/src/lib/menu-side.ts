import { type RefObject, useLayoutEffect, useState } from 'react';

/** Height of the tallest menu, CSS pixels. Specification: signed-in part, section 9 (select widget). */
const menuHeight = 300;

/** On which side of `anchor` an opening menu has room: below unless only above fits better. */
export function useMenuSide(anchor: RefObject<HTMLElement | null>, isOpen: boolean): 'below' | 'above' {
  const [side, setSide] = useState<'below' | 'above'>('below');
  useLayoutEffect(() => {
    if (!isOpen || !anchor.current) return;
    const { top, bottom } = anchor.current.getBoundingClientRect();
    const below = window.innerHeight - bottom;
    setSide(below < menuHeight && top > below ? 'above' : 'below');
  }, [anchor, isOpen]);
  return side;
}
