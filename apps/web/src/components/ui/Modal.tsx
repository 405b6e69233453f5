import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from '../../lib/top-layer.ts';

/**
 * A modal over the page, on the browser's own `<dialog>`: the rest is inert, focus goes in (to `[data-autofocus]`, else
 * the first control), stays in, and returns to where it was. Esc and a press beside the content ask to close. The page
 * behind doesn't scroll. Draw it only while it is open.
 */
export function Modal({
  label,
  labelledBy,
  full = false,
  onClose,
  children,
}: {
  /** Names the dialog; or give the id of its heading as `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** Fills the screen, as on phones. */
  full?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const leave = enterTopLayer(element);
    return () => {
      leave();
      element.close();
      // Closing gives the focus back by itself, except where the browser doesn't know how.
      const now = document.activeElement;
      const lost = now === null || now === document.body || element.contains(now);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressBeside = (event: MouseEvent) => {
    // Who presses twice wants what the first press opened.
    if (event.target === event.currentTarget && event.detail < 2) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={full ? 'modal modal--full' : 'modal'}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onMouseDown={pressBeside}
    >
      {children}
    </dialog>
  );
}
