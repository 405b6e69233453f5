/** A storage of the browser that never throws. */
interface SafeStorage {
  /** The value under `key`, or null when there is none or storage is off. */
  get(key: string): string | null;
  /** Keeps `value` under `key`; tells whether that worked. */
  set(key: string, value: string): boolean;
  /** Forgets what is under `key`. */
  remove(key: string): void;
}

/** Storage may be switched off or full, and then things simply aren't remembered. Asking for the area may throw already. */
function safe(area: () => Storage): SafeStorage {
  return {
    get(key) {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Switched off: there is nothing to forget.
      }
    },
  };
}

/** Local storage: for all tabs, and for good. */
export const storage = safe(() => window.localStorage);

/** Session storage: for this tab, as long as it is there; survives a reload. */
export const tabStorage = safe(() => window.sessionStorage);
