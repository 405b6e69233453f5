import { type RefObject, useEffect, useRef, useState } from 'react';

/** Keeps the focus in a list from which rows vanish. */
interface RowFocus {
  /** For the list, whose rows carry their id as `data-row`. */
  list: RefObject<HTMLUListElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Call it with the row that was pressed before it goes; what it gives, once it is gone. */
  leaving: (id: number) => () => void;
}

/**
 * Where the focus goes when a row vanishes under it: to the actions of the row after it, else of the one before it, and to
 * the heading after the last one. So nobody loses their place in a long list. `rows` are those shown now.
 */
export function useRowFocus(rows: readonly { readonly id: number }[]): RowFocus {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The nearest first; a new array with each row that is gone.
  const [wanted, setWanted] = useState<readonly number[] | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    const actions = wanted
      .map((id) => list.current?.querySelector<HTMLElement>(`[data-row="${id}"] .own__actions a`))
      .find((action) => action);
    (actions ?? heading.current)?.focus();
  }, [wanted]);

  return {
    list,
    heading,
    leaving: (id) => {
      const ids = rows.map((row) => row.id);
      const at = ids.indexOf(id);
      return () => setWanted([...ids.slice(at + 1), ...ids.slice(0, at).reverse()]);
    },
  };
}
