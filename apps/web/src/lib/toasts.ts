import { useSyncExternalStore } from 'react';

/** What a notification is about: something done, something failed, something worth knowing. */
type ToastKind = 'success' | 'error' | 'info';

/** A notification on screen. */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notification; there may be any number at once. Specification: public part, section 8. */
export function notify(kind: ToastKind, text: string): void {
  change([...toasts, { id: nextId++, kind, text }]);
}

/** Takes a notification away. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** The notifications on screen, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
