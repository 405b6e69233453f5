import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';

/** Where the home stall's counter is: there is none, it is in sight, or it has scrolled under the header. */
type CounterPlace = 'none' | 'inSight' | 'under';

/** What the two search fields (header, counter) have in common. */
interface SearchDraft {
  /** Text as it stands in the field. */
  q: string;
  /** Place as it stands in the field. */
  place: string;
  /** The text was changed by who types. */
  setQ: (q: string) => void;
  /** The place was changed by who types. */
  setPlace: (place: string) => void;
  /** A search was chosen: the box shows `q` until the results are there, or what is typed from now on. */
  chosen: (q: string) => void;
  counter: CounterPlace;
  setCounter: (place: CounterPlace) => void;
}

const Context = createContext<SearchDraft | null>(null);

/** One of the two texts. */
type SearchField = 'q' | 'place';

/** What an address says of the search; null where it says nothing. `at` tells whether another one says something else. */
function searchIn(pathname: string, search: string): { at: string; q: string; place: string } | null {
  const onSearch = pathname === screens.search || pathname.startsWith(`${screens.search}/`);
  if (!onSearch && pathname !== screens.home) return null;
  const query = new URLSearchParams(onSearch ? search : '');
  const q = query.get('q') ?? '';
  const place = query.get('address') ?? '';
  return { at: JSON.stringify([pathname, q, place]), q, place };
}

/**
 * The two texts. A page that comes sets what its address says, except in a field that was typed into while the page was
 * on its way.
 */
function useTexts(): Omit<SearchDraft, 'counter' | 'setCounter'> {
  const { pathname, search, key } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const said = searchIn(pathname, search);
  const at = said?.at ?? null;
  const [q, setQ] = useState(said?.q ?? '');
  const [place, setPlace] = useState(said?.place ?? '');
  const [page, setPage] = useState({ key, at });
  // Known before the router tells that something is on its way: it does so when it has time.
  const [isChosen, setChosen] = useState(false);
  const [typed, setTyped] = useState<readonly SearchField[]>([]);

  // In the same pass as the page itself, so that nothing can be typed between the two.
  if (page.key !== key) {
    setPage({ key, at });
    setChosen(false);
    setTyped([]);
    if (said && at !== page.at) {
      if (!typed.includes('q')) setQ(said.q);
      if (!typed.includes('place')) setPlace(said.place);
    }
  }

  const isOnWay = isChosen || isLoading;
  return useMemo(() => {
    const note = (field: SearchField) => {
      if (isOnWay) setTyped((before) => (before.includes(field) ? before : [...before, field]));
    };
    return {
      q,
      place,
      setQ: (text: string) => {
        setQ(text);
        note('q');
      },
      setPlace: (text: string) => {
        setPlace(text);
        note('place');
      },
      chosen: (text: string) => {
        setQ(text);
        setChosen(true);
        setTyped([]);
      },
    };
  }, [q, place, isOnWay]);
}

/**
 * Holds what is typed into the search, so that header and counter show the same. Search screens set it from their
 * address, home starts empty, other screens leave it as it was typed.
 */
export function SearchDraftProvider({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const [counter, setCounter] = useState<CounterPlace>('none');

  useLayoutEffect(() => {
    if (counter === 'none') return;
    // Who types while one field gives way to the other goes on in the other.
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !active.matches('form[inert] input')) return;
    const name = active.dataset.search;
    document.querySelector<HTMLElement>(`form:not([inert]) [data-search="${name}"]`)?.focus({ preventScroll: true });
  }, [counter]);

  const value = useMemo(() => ({ ...texts, counter, setCounter }), [texts, counter]);
  return <Context value={value}>{children}</Context>;
}

/** The search as it is typed. Only inside the main layout. */
export function useSearchDraft(): SearchDraft {
  const draft = useContext(Context);
  if (!draft) throw new Error('useSearchDraft is used outside of the main layout');
  return draft;
}
