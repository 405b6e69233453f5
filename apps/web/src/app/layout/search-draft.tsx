import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';

/** Where the home stall's counter is: there is none, it is in sight, or it has scrolled under the header. */
type CounterPlace = 'none' | 'inSight' | 'under';

/** What the two search fields (header, counter) have in common. */
interface SearchDraft {
  /** Text as it stands in the field. */
  q: string;
  /** Place as it stands in the field. */
  place: string;
  setQ: (q: string) => void;
  setPlace: (place: string) => void;
  counter: CounterPlace;
  setCounter: (place: CounterPlace) => void;
}

const Context = createContext<SearchDraft | null>(null);

/**
 * Holds what is typed into the search, so that header and counter show the same. Search screens set it from their
 * address, home starts empty, other screens leave it as it was typed.
 */
export function SearchDraftProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [q, setQ] = useState('');
  const [place, setPlace] = useState('');
  const [counter, setCounter] = useState<CounterPlace>('none');

  useEffect(() => {
    const onSearch = pathname === screens.search || pathname.startsWith(`${screens.search}/`);
    if (!onSearch && pathname !== screens.home) return;
    const query = new URLSearchParams(onSearch ? search : '');
    setQ(query.get('q') ?? '');
    setPlace(query.get('address') ?? '');
  }, [pathname, search]);

  useLayoutEffect(() => {
    if (counter === 'none') return;
    // Who types while one field gives way to the other goes on in the other.
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !active.matches('form[inert] input')) return;
    const name = active.dataset.search;
    document.querySelector<HTMLElement>(`form:not([inert]) [data-search="${name}"]`)?.focus({ preventScroll: true });
  }, [counter]);

  const value = useMemo(() => ({ q, place, setQ, setPlace, counter, setCounter }), [q, place, counter]);
  return <Context value={value}>{children}</Context>;
}

/** The search as it is typed. Only inside the main layout. */
export function useSearchDraft(): SearchDraft {
  const draft = useContext(Context);
  if (!draft) throw new Error('useSearchDraft is used outside of the main layout');
  return draft;
}
