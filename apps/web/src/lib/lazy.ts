import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/** A component whose code comes after the first screen; see `later`. */
interface Later<Props> {
  load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

/** Keeps a component out of the entry chunk. `load` imports its module. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const entry: Later<Props> = {
    load: async () => {
      entry.loaded = await load();
      return entry.loaded;
    },
    loaded: null,
  };
  return entry;
}

/**
 * The component of `entry` once its code is there, else null. The code is fetched when the browser is idle, at once when
 * `needed`. When that fails it is tried again the next time it is needed.
 */
export function useLater<Props>(entry: Later<Props>, needed = false): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(() => entry.loaded);
  useEffect(() => {
    if (Component) return;
    let wanted = true;
    const fetchIt = () => {
      entry.load().then(
        (loaded) => wanted && setComponent(() => loaded),
        (error: unknown) => console.warn('Could not load a part of the page', error),
      );
    };
    const cancel = needed ? fetchIt() : whenIdle(fetchIt);
    return () => {
      wanted = false;
      cancel?.();
    };
  }, [Component, entry, needed]);
  return Component;
}
