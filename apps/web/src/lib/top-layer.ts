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

/** Notes that `dialog` is shown as a modal; the returned function notes that it no longer is. */
export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The topmost modal dialog, or null when none is open. */
export function useTopLayer(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
