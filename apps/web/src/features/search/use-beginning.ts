import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Filters } from './filters.ts';

/** What stands over the top of the page: the sticky header and a little air, CSS pixels (as `.filters` in search.css). */
const above = 84;

/**
 * Results of other filters begin at their beginning, wherever in the old ones one had scrolled to. Not on going back,
 * and not with another category: the layout sees to where those start.
 */
export function useBeginning(
  list: RefObject<HTMLElement | null>,
  /** The filters whose results are in the list; null while those are on their way. */
  shown: Filters | null,
): void {
  const { pathname } = useLocation();
  const returning = useNavigationType() === 'POP';
  const before = useRef({ shown, pathname });

  useLayoutEffect(() => {
    const last = before.current;
    if (shown === null || shown === last.shown) return;
    before.current = { shown, pathname };
    if (last.shown === null || last.pathname !== pathname || returning) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top: top - above, behavior: 'instant' });
  }, [list, shown, pathname, returning]);
}
