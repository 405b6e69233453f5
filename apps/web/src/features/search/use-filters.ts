import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Filters, noFilters, readFilters, withoutUnusable, writeFilters } from './filters.ts';

/** The filters and how to change them. */
export interface FilterControls {
  /** As they are set. The address follows within moments. */
  readonly filters: Filters;
  /** As the address has them: what results are shown for. */
  readonly applied: Filters;
  /** Puts the changed ones into the address: as a step to go back from, or with `replace` in place of the last one. */
  readonly change: (changed: Partial<Filters>, replace?: boolean) => void;
  /** Throws all filters off; text and order stay. A step to go back from, or with `replace` none. */
  readonly reset: (replace?: boolean) => void;
  /** Grows with every reset: fields that hold unfinished texts start anew. */
  readonly resets: number;
}

/** The filters live in the address, so that back, reload and sharing keep them. */
export function useFilters(): FilterControls {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const applied = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  // Nobody should pass an address on that says what isn't shown.
  useEffect(() => {
    const usable = withoutUnusable(new URLSearchParams(search));
    if (usable !== null) void navigate({ search: usable.toString() }, { replace: true, state });
  }, [navigate, search, state]);

  // What is set shows at once, until the address that it leads to is drawn.
  const [filters, show] = useOptimistic(applied);
  const [resets, setResets] = useState(0);

  // Changes that come before the next drawing build on each other.
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  const change = useCallback(
    (changed: Partial<Filters>, replace = false) => {
      const from = writeFilters(latest.current).toString();
      const next = { ...latest.current, ...changed };
      const to = writeFilters(next).toString();
      if (to === from) return;
      latest.current = next;
      startTransition(async () => {
        show(next);
        await navigate({ search: to }, { replace, state });
      });
    },
    [navigate, show, state],
  );
  const reset = useCallback(
    (replace = false) => {
      change(noFilters, replace);
      setResets((count) => count + 1);
    },
    [change],
  );

  return useMemo(() => ({ filters, applied, change, reset, resets }), [filters, applied, change, reset, resets]);
}
