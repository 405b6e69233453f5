import type { Clock } from '../ports/clock.ts';

/**
 * Keeps what is slow to find out for so many milliseconds; whoever asks meanwhile, or while it is being found out, gets
 * the same. A failure is answered to those who waited, never kept.
 */
export function kept<T>(clock: Clock, lifetime: number, findOut: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly value: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (last !== null && now >= last.at && now - last.at < lifetime) return last.value;
    const current = { at: now, value: findOut() };
    last = current;
    current.value.catch(() => {
      if (last === current) last = null;
    });
    return current.value;
  };
}
