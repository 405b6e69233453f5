import { BREAKPOINTS } from '@muge/contract/limits';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useEntry, withState } from '../../lib/entry.ts';
import { useMedia } from '../../lib/media.ts';
import { type Filters, writeFilters } from './filters.ts';

/** The history entry that the sheet was opened from, and what its results were of: path and query. */
interface Opener {
  readonly key: string;
  readonly path: string;
}

/** How links in the open sheet navigate: in place of its entry, and it stays open. */
export interface SheetEntry {
  readonly replace: boolean;
  readonly state: SheetState;
}

/** What an entry of the open sheet adds to the navigation state. */
interface SheetState {
  readonly sheet: Opener;
}

function openerIn(state: unknown): Opener | null {
  if (typeof state !== 'object' || state === null || !('sheet' in state)) return null;
  const { sheet } = state;
  if (typeof sheet !== 'object' || sheet === null || !('key' in sheet) || !('path' in sheet)) return null;
  const { key, path } = sheet;
  return typeof key === 'string' && typeof path === 'string' ? { key, path } : null;
}

function withoutSheet(state: unknown): object {
  return withState(state, { sheet: undefined });
}

/**
 * Opens and closes the phone's sheet of filters, which is a history entry of its own: Back closes it and leaves the
 * results as they are. What is set in it replaces that entry, so that one visit of the sheet is one step to go back from
 * afterwards, and none where nothing was changed.
 */
export function useSheet(filters: Filters): {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Undefined while it is closed. */
  readonly entry: SheetEntry | undefined;
} {
  const { key, pathname } = useLocation();
  const { state, leave } = useEntry();
  const type = useNavigationType();
  const navigate = useNavigate();
  const desktop = useMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
  const opener = useMemo(() => openerIn(state), [state]);
  const search = writeFilters(filters).toString();
  const path = createPath({ pathname, search: search && `?${search}` });

  const open = useCallback(
    () => void leave(path, { state: withState(state, { sheet: { key, path } } satisfies SheetState) }),
    [key, leave, path, state],
  );
  const close = useCallback(() => {
    if (opener === null) return;
    const isChanged = path !== opener.path;
    void (isChanged ? leave(path, { replace: true, state: withoutSheet(state) }) : leave(-1));
  }, [leave, opener, path, state]);

  // There is no sheet beside the panel.
  useEffect(() => {
    if (desktop && opener !== null) void navigate(path, { replace: true, state: withoutSheet(state) });
  }, [desktop, navigate, opener, path, state]);

  // Back has gone to the entry before the sheet, with the filters of then: those that were set come after it.
  const last = useRef<{ opener: Opener; path: string; state: unknown }>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = opener && { opener, path, state };
    if (opener !== null || before === null) return;
    const isBack = type === 'POP' && key === before.opener.key;
    if (isBack && before.path !== before.opener.path) {
      void navigate(before.path, { state: withoutSheet(before.state) });
    }
  }, [key, navigate, opener, path, state, type]);

  const entry = useMemo(() => (opener === null ? undefined : { replace: true, state: { sheet: opener } }), [opener]);
  return { isOpen: opener !== null && !desktop, open, close, entry };
}
