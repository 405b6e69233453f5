import { useSyncExternalStore } from 'react';

/**
 * The open modal dialogs, the topmost last. What must stay usable over a modal (notifications) is drawn inside the
 * topmost one: everything outside of it is inert.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds the page still under a modal, and its layout where it is although the scrollbar goes. */
function lockScroll(locked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  const scrollbar = window.innerWidth - clientWidth;
  style.overflow = locked ? 'hidden' : '';
  style.scrollbarGutter = locked && scrollbar > 0 ? 'stable' : '';
}

/** Notes that `dialog` is shown as a modal; the returned function notes that it no longer is. */
export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  if (open.length === 0) lockScroll(true);
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    if (open.length === 0) lockScroll(false);
  };
}

/** The topmost modal dialog, or null when none is open. */
export function useTopLayer(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
