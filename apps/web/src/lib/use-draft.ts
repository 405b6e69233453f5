import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type DraftPlace,
  forgetDraft,
  keepDraft,
  keptIdempotencyKey,
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
  /** What the form was begun from. */
  base: string;
  /** What it was begun from was changed elsewhere before it opened. */
  outdated: boolean;
  /** When it was last kept, ms; null while nothing was. */
  keptAt: number | null;
  /** The browser refused to keep it. */
  refused: boolean;
  /** The key to send it with; asked for anew each time. */
  idempotencyKey: () => string;
  /** It was sent before, and no answer came. */
  unsure: () => boolean;
  /** The form changed: keeps it in a moment. `missing` pictures were chosen that aren't there yet. */
  changed: (values: Values, pictures: readonly StoredPicture[], missing: number) => void;
  /** It was sent, and nobody knows what became of it. */
  becameUnsure: (values: Values, pictures: readonly StoredPicture[]) => void;
  /** It was sent, or given up. */
  forget: () => void;
}

/** Keeps a form in the browser through reload, failure and the end of a session. */
export function useDraft<Values>(place: DraftPlace<Values>): KeptForm<Values> {
  type Content = Pick<Draft<Values>, 'values' | 'pictures' | 'missing'>;
  const { key } = place;
  const [found] = useState(() => readDraft(place));
  const [base] = useState(() => found?.base ?? place.base);
  const [begunWith] = useState(() => found?.idempotencyKey ?? newIdempotencyKey());
  const idempotencyKey = useRef(begunWith);
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  const [refused, setRefused] = useState(false);
  const unsure = useRef(found?.unsure ?? false);
  const waiting = useRef<Content | null>(null);
  const isKept = useRef(found !== null);
  const isTouched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Where another tab has sent or given up what both had, what was typed here is another thing, or the server would answer
  // with the one that is there already. What nobody knows the fate of keeps its key.
  const currentKey = useCallback((): string => {
    const isLost = isKept.current && isTouched.current && keptIdempotencyKey(key) !== idempotencyKey.current;
    if (isLost && !unsure.current) idempotencyKey.current = newIdempotencyKey();
    return idempotencyKey.current;
  }, [key]);
  const write = useCallback(
    (content: Content): number | null => {
      clearTimeout(timer.current);
      waiting.current = null;
      const at = Date.now();
      const draft = { at, base, idempotencyKey: currentKey(), unsure: unsure.current, ...content };
      isKept.current = keepDraft(key, draft);
      return isKept.current ? at : null;
    },
    [key, base, currentKey],
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
    (values: Values, pictures: readonly StoredPicture[], missing: number) => {
      const content = { values, pictures, missing };
      waiting.current = content;
      isTouched.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep(content), pause);
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
    base,
    outdated: base !== place.base,
    keptAt,
    refused,
    idempotencyKey: currentKey,
    unsure: () => unsure.current,
    changed,
    becameUnsure: (values, pictures) => {
      unsure.current = true;
      keep({ values, pictures });
    },
    forget: () => {
      clearTimeout(timer.current);
      waiting.current = null;
      isKept.current = false;
      forgetDraft(key);
      setKeptAt(null);
    },
  };
}
