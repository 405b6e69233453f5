import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type DraftPlace,
  forgetDraft,
  keepDraft,
  newIdempotencyKey,
  readDraft,
  type StoredPicture,
} from './draft.ts';

/** Pause after the last key before the form is kept, ms. */
const pause = 400;

/** How the browser keeps a form. */
export interface KeptForm<Values> {
  /** What it had kept when the form opened. */
  found: Draft<Values> | null;
  /** When it was last kept, ms; null while nothing was. */
  keptAt: number | null;
  /** The browser refused to keep it. */
  refused: boolean;
  idempotencyKey: string;
  /** It was sent before, and no answer came. */
  unsure: () => boolean;
  /** The form changed: keeps it in a moment. */
  changed: (values: Values, pictures: readonly StoredPicture[]) => void;
  /** It was sent, and nobody knows what became of it. */
  becameUnsure: (values: Values, pictures: readonly StoredPicture[]) => void;
  /** It was sent, or given up. */
  forget: () => void;
}

/** Keeps a form in the browser through reload, failure and the end of a session. */
export function useDraft<Values>(place: DraftPlace<Values>): KeptForm<Values> {
  type Content = Pick<Draft<Values>, 'values' | 'pictures'>;
  const { key, base } = place;
  const [found] = useState(() => readDraft(place));
  const [idempotencyKey] = useState(() => found?.idempotencyKey ?? newIdempotencyKey());
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  const [refused, setRefused] = useState(false);
  const unsure = useRef(found?.unsure ?? false);
  const waiting = useRef<Content | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(
    (content: Content): number | null => {
      clearTimeout(timer.current);
      waiting.current = null;
      const at = Date.now();
      return keepDraft(key, { at, base, idempotencyKey, unsure: unsure.current, ...content }) ? at : null;
    },
    [key, base, idempotencyKey],
  );
  const keep = useCallback(
    (content: Content) => {
      const at = write(content);
      setRefused(at === null);
      if (at !== null) setKeptAt(at);
    },
    [write],
  );
  const changed = useCallback(
    (values: Values, pictures: readonly StoredPicture[]) => {
      waiting.current = { values, pictures };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep({ values, pictures }), pause);
    },
    [keep],
  );

  // The page may go at any moment.
  useEffect(() => {
    const flush = () => {
      if (waiting.current) write(waiting.current);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [write]);

  return {
    found,
    keptAt,
    refused,
    idempotencyKey,
    unsure: () => unsure.current,
    changed,
    becameUnsure: (values, pictures) => {
      unsure.current = true;
      keep({ values, pictures });
    },
    forget: () => {
      clearTimeout(timer.current);
      waiting.current = null;
      forgetDraft(key);
      setKeptAt(null);
    },
  };
}
