import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

/** The two themes as they are stored. Specification: public part, section 3 (local storage, key `theme`). */
type Theme = 'Light' | 'Dark';

const key = 'theme';
const listeners = new Set<() => void>();

/** Ground colour of each theme for the browser's own chrome; the same as `--bg` in tokens.css. */
const ground: Readonly<Record<Theme, string>> = { Light: '#FAF8F4', Dark: '#0F1513' };

function read(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'Dark' : 'Light';
}

function apply(theme: Theme): void {
  const dark = theme === 'Dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies `theme` at once and keeps it for the next visit. */
export function setTheme(theme: Theme): void {
  storage.set(key, theme);
  apply(theme);
}

/** Follows a theme that was chosen in another tab. Called once at start. */
export function followTheme(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) apply(event.newValue === 'Dark' ? 'Dark' : 'Light');
  });
}

/** The theme on screen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read);
}
