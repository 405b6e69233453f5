import { type RefCallback, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A panel that a button opens: its state, what both need, and how to close it. */
export interface Popup {
  id: string;
  isOpen: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Give it to the panel as its `ref`. */
  panel: RefCallback<HTMLElement>;
  /** Opens or closes; opened from the keyboard, the focus goes to what is expanded in the panel, else to its first control. */
  toggle: (byKeyboard: boolean) => void;
  close: () => void;
}

/** Closes on Esc (the focus returns to the button), on a press outside, when the focus leaves it, and on navigation. */
export function usePopup(): Popup {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const { key } = useLocation();
  // The history entry on which it was opened: on any other it is closed.
  const [opened, setOpened] = useState<{ on: string; byKeyboard: boolean } | null>(null);
  const isOpen = opened?.on === key;
  const byKeyboard = isOpen && opened.byKeyboard;

  const close = useCallback(() => setOpened(null), []);
  const toggle = useCallback(
    (keyboard: boolean) => setOpened((now) => (now?.on === key ? null : { on: key, byKeyboard: keyboard })),
    [key],
  );

  useEffect(() => {
    if (!isOpen) return;
    if (byKeyboard) {
      const expanded = panel?.querySelector<HTMLElement>('[aria-expanded="true"], [aria-current="true"]');
      (expanded ?? panel?.querySelector<HTMLElement>('button, a'))?.focus();
    }
    const leave = ({ target }: Event) => {
      const inside = [panel, trigger.current].some((part) => target instanceof Node && part?.contains(target));
      if (!inside) setOpened(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(null);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, byKeyboard, panel]);

  return { id, isOpen, trigger, panel: setPanel, toggle, close };
}
