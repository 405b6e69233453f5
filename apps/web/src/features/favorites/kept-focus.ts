import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const cardsOf = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('article') ?? [])];

/**
 * Keeps the focus in a list from which cards vanish as their heart is pressed: it goes to the heart of the card that
 * moved up, and to the page's heading after the last one. `count` is how many cards there are.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, count: number | undefined): void {
  const place = useRef<number | null>(null);
  const before = useRef(count);

  useEffect(() => {
    const list = root.current;
    const note = ({ target }: FocusEvent) => {
      const index = cardsOf(list).findIndex((card) => target instanceof Node && card.contains(target));
      place.current = index === -1 ? null : index;
    };
    list?.addEventListener('focusin', note);
    return () => list?.removeEventListener('focusin', note);
  }, [root]);

  useLayoutEffect(() => {
    const fewer = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    // What is still focused wasn't in the card that went.
    if (!fewer || place.current === null || document.activeElement !== document.body) return;
    const cards = cardsOf(root.current);
    const card = cards[Math.min(place.current, cards.length - 1)];
    const next = card?.querySelector<HTMLElement>('[aria-pressed]') ?? root.current?.querySelector<HTMLElement>('h1');
    next?.focus({ preventScroll: card === undefined });
  }, [root, count]);
}
