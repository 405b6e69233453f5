/**
 * Local storage that never throws: it may be switched off or full, and then the choice simply isn't remembered.
 */
export const storage = {
  /** The value under `key`, or null when there is none or storage is off. */
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps `value` under `key`; tells whether that worked. */
  set(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  /** Forgets what is under `key`. */
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Switched off: there is nothing to forget.
    }
  },
};
