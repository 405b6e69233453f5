import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

/** Local storage key of the authentication token. Specification: public part, section 3. */
const key = 'token';

/** The token where storage is off: it then lasts as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The token of whoever is signed in, or null. */
export function getToken(): string | null {
  return storage.get(key) || unstored;
}

/** Keeps a token for the next calls and visits; null forgets it. */
export function setToken(token: string | null): void {
  unstored = null;
  if (token === null) storage.remove(key);
  else if (!storage.set(key, token)) unstored = token;
  tell();
}

/** Calls `listener` when the token changes, here or in another tab. Gives back how to stop. */
export function onTokenChange(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The token; follows it. */
export function useToken(): string | null {
  return useSyncExternalStore(onTokenChange, getToken);
}
