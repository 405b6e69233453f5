import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '../../lib/media.ts';

/** Session storage key: scroll position by history entry. */
const storageKey = 'scroll';
/** How many entries are kept. */
const kept = 50;
/** How long a page may take to become tall enough for its old position, ms. */
const patience = 4000;

function load(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(
      stored.filter((entry): entry is [string, number] => Array.isArray(entry) && typeof entry[1] === 'number'),
    );
  } catch {
    return new Map();
  }
}

function save(positions: Map<string, number>): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-kept)));
  } catch {
    // Storage is off or full: going back then starts at the top.
  }
}

/** Scrolls to `top` as soon as the page is tall enough; gives up when the person scrolls or it takes too long. */
function scrollWhenTall(top: number): () => void {
  const tryNow = (): boolean => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top, behavior: 'instant' });
    return reach >= top;
  };
  if (tryNow()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (tryNow()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, patience);
  observer.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { passive: true, once: true });
  }
  return stop;
}

/**
 * Where the page stands after a navigation: smoothly to the top on every change of route (at once under reduced motion),
 * to the named place for an address with a hash, and back where it was when going back, forward or reloading. Changing
 * only the query doesn't scroll. Moves the focus to `main` with the route, so that keyboards start at the content.
 * Specification: public part, section 2.
 */
export function useScroll(main: React.RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const before = useRef({ key, pathname, address: '', first: true });
  positions.current ??= load();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current?.set(before.current.key, window.scrollY);
      if (positions.current) save(positions.current);
    };
    const onScroll = () => positions.current?.set(before.current.key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', remember);
    };
  }, []);

  useLayoutEffect(() => {
    const { pathname: from, address: last, first } = before.current;
    const address = pathname + search + hash;
    before.current = { key, pathname, address, first: false };
    const isReturn = type === 'POP' && !first;
    if (type === 'PUSH' && address === last) {
      // Something opened over the page, which stays where it is.
      positions.current?.set(key, window.scrollY);
      return;
    }
    if (hash && !(isReturn && positions.current?.has(key))) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (first || isReturn) {
      // Where nobody has scrolled there is no position yet: that is the top.
      return scrollWhenTall(positions.current?.get(key) ?? 0);
    }
    if (from === pathname) return;
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [key, pathname, search, hash, type, main]);
}
