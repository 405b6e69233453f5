import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Filters, noFilters, readFilters, writeFilters } from './filters.ts';

/** The filters of the address and how to change them. */
export interface FilterControls {
  readonly filters: Filters;
  /** Puts the changed ones into the address: as a step to go back from, or with `replace` in place of the last one. */
  readonly change: (changed: Partial<Filters>, replace?: boolean) => void;
  /** Throws all filters off; text and order stay. */
  readonly reset: () => void;
  /** Grows with every reset: fields that hold unfinished texts start anew. */
  readonly resets: number;
}

/** The filters live in the address, so that back, reload and sharing keep them. */
export function useFilters(): FilterControls {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const [resets, setResets] = useState(0);

  // The address follows a moment later: what changes until then builds on what was meant, not on what is still there.
  const meant = useRef(filters);
  useLayoutEffect(() => {
    meant.current = filters;
  }, [filters]);

  const change = useCallback(
    (changed: Partial<Filters>, replace = false) => {
      const before = writeFilters(meant.current).toString();
      meant.current = { ...meant.current, ...changed };
      const after = writeFilters(meant.current).toString();
      if (after !== before) void navigate({ search: after }, { replace, state });
    },
    [navigate, state],
  );
  const reset = useCallback(() => {
    change(noFilters);
    setResets((count) => count + 1);
  }, [change]);

  return useMemo(() => ({ filters, change, reset, resets }), [filters, change, reset, resets]);
}
