import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from './idle.ts';
import { notify } from './toasts.ts';

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
 * `needed`. When it doesn't come although it is needed, as without a connection or after a new version, that is said and
 * `giveUp` called, so that whoever presses again has it tried again.
 */
export function useLater<Props>(entry: Later<Props>, needed = false, giveUp?: () => void): ComponentType<Props> | null {
  const { t } = useTranslation('errors');
  const [Component, setComponent] = useState<ComponentType<Props> | null>(() => entry.loaded);
  const onMissing = useEffectEvent((error: unknown) => {
    console.warn('Could not load a part of the page', error);
    if (!needed) return;
    notify('error', t('part'));
    giveUp?.();
  });
  useEffect(() => {
    if (Component) return;
    let wanted = true;
    const fetchIt = () => {
      entry.load().then(
        (loaded) => wanted && setComponent(() => loaded),
        (error: unknown) => wanted && onMissing(error),
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
