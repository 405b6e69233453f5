import { MAX_QUERY_LENGTH } from '@muge/contract/limits';
import { useSyncExternalStore } from 'react';
import { plain } from '../../lib/plain.ts';
import { storage } from '../../lib/storage.ts';
import { getToken, onTokenChange } from '../../lib/token.ts';

/** Searches that are remembered at most. */
const MAX_RECENT = 8;
const key = 'searches';

const listeners = new Set<() => void>();

/** Anybody may have written there: what is no list of texts is none. */
function read(kept: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(texts)) return [];
    return texts
      .filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= MAX_QUERY_LENGTH)
      .slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

function write(texts: readonly string[]): void {
  if (texts.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(texts));
  for (const listener of listeners) listener();
}

function without(text: string): string[] {
  const same = plain(text);
  return read(storage.get(key)).filter((other) => plain(other) !== same);
}

/** Remembers that this text was searched for, in this browser alone, before all others; the oldest may go. */
export function rememberSearch(text: string): void {
  const searched = text.trim();
  if (searched !== '') write([searched, ...without(searched)].slice(0, MAX_RECENT));
}

/** Forgets one search. */
export function forgetSearch(text: string): void {
  write(without(text));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  write([]);
}

/**
 * Forgets what somebody searched for once nobody is signed in any more, in whichever tab they left: the next one at a
 * shared computer must not read it. Gives back how to stop.
 */
export function forgetSearchesOnLeaving(): () => void {
  let before = getToken();
  return onTokenChange(() => {
    const now = getToken();
    if (before !== null && now === null) forgetSearches();
    before = now;
  });
}

function subscribe(listener: () => void): () => void {
  // Other tabs of the browser remember too.
  window.addEventListener('storage', listener);
  listeners.add(listener);
  return () => {
    window.removeEventListener('storage', listener);
    listeners.delete(listener);
  };
}

/** The searches of this browser, the newest first. */
export function useRecentSearches(): readonly string[] {
  return read(useSyncExternalStore(subscribe, () => storage.get(key)));
}
