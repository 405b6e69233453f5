import { UPLOAD_LIMITS } from '@muge/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { StoredPicture } from '../../../lib/draft.ts';
import { upload } from '../../../lib/upload.ts';
import { isAccepted, shrink } from './shrink.ts';
import {
  type PictureProblem,
  problemOf,
  type Slot,
  storedPictures,
  storedSlots,
  withAdded,
  withMoved,
} from './slots.ts';

/** Files on their way at once: more would only slow each other down, and large ones need memory to be made smaller. */
const parallel = 3;

/** What was made smaller, bytes before and after. */
export interface Shrunk {
  count: number;
  before: number;
  after: number;
}

/** The form's pictures and what can be done with them. */
export interface Pictures {
  /** As many are kept. */
  max: number;
  slots: readonly Slot[];
  shrunk: Shrunk;
  /** Older ones were dropped because there were more than `max`. */
  dropped: boolean;
  /** Some are still on their way. */
  busy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (key: string, to: number) => void;
  /** Waits for those on their way; gives all that are stored, in order. */
  settled: () => Promise<readonly StoredPicture[]>;
  /** How many have failed up to now. */
  failed: () => number;
}

function aborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

let chosen = 0;

/** Keeps at most `max` pictures of a form and sends chosen files at once, some side by side; one that fails stops no other. */
export function usePictures(initial: readonly StoredPicture[], max: number): Pictures {
  const [slots, setSlots] = useState(() => storedSlots(initial));
  const [shrunk, setShrunk] = useState<Shrunk>({ count: 0, before: 0, after: 0 });
  const [dropped, setDropped] = useState(false);
  const latest = useRef(slots);
  const running = useRef(new Map<string, { controller: AbortController; done: Promise<void> }>());
  const queue = useRef<(() => void)[]>([]);
  const free = useRef(parallel);

  const change = (next: readonly Slot[]) => {
    latest.current = next;
    setSlots(next);
  };
  const update = (key: string, changes: Partial<Slot>) =>
    change(latest.current.map((slot) => (slot.key === key ? { ...slot, ...changes } : slot)));
  const fail = (key: string, problem: PictureProblem) => update(key, { status: 'failed', problem });

  const turn = async () => {
    if (free.current > 0) free.current--;
    else await new Promise<void>((resolve) => queue.current.push(resolve));
  };
  const pass = () => {
    const next = queue.current.shift();
    if (next) next();
    else free.current++;
  };

  const send = async (key: string, file: File, signal: AbortSignal) => {
    await turn();
    try {
      if (signal.aborted) return;
      if (file.size === 0) return fail(key, 'small');
      if (!(await isAccepted(file))) return fail(key, 'type');
      const { blob, shrunk: smaller } = await shrink(file);
      if (signal.aborted) return;
      if (blob.size > UPLOAD_LIMITS.bytes) return fail(key, 'big');
      if (smaller) {
        setShrunk(({ count, before, after }) => ({
          count: count + 1,
          before: before + file.size,
          after: after + blob.size,
        }));
      }
      update(key, { status: 'sending' });
      const onProgress = (share: number) => update(key, { share });
      const picture = await upload('POST /upload', { file: blob, onProgress, signal });
      update(key, { status: 'done', share: 1, picture });
    } catch (error) {
      if (!aborted(error)) fail(key, problemOf(error));
    } finally {
      pass();
    }
  };

  const start = (key: string, file: File) => {
    const controller = new AbortController();
    const done = send(key, file, controller.signal).finally(() => running.current.delete(key));
    running.current.set(key, { controller, done });
  };

  const release = ({ key, preview }: Slot) => {
    running.current.get(key)?.controller.abort(new DOMException('Not wanted any more.', 'AbortError'));
    if (preview !== null) URL.revokeObjectURL(preview);
  };

  useEffect(() => {
    const sent = running.current;
    return () => {
      for (const { controller } of sent.values()) controller.abort(new DOMException('The form is gone.', 'AbortError'));
      for (const { preview } of latest.current) if (preview !== null) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    max,
    slots,
    shrunk,
    dropped,
    busy: slots.some(({ status }) => status === 'waiting' || status === 'sending'),
    add: (files) => {
      const added = files.map((file): Slot => {
        const key = `chosen${chosen++}`;
        const preview = URL.createObjectURL(file);
        return { key, status: 'waiting', share: 0, preview, file, problem: null, picture: null };
      });
      const { kept, dropped: gone } = withAdded(latest.current, added, max);
      for (const slot of gone) release(slot);
      setDropped(gone.length > 0);
      change(kept);
      for (const { key, file } of added) {
        if (file && kept.some((slot) => slot.key === key)) start(key, file);
      }
    },
    retry: (key) => {
      const file = latest.current.find((slot) => slot.key === key)?.file;
      if (!file || running.current.has(key)) return;
      update(key, { status: 'waiting', share: 0, problem: null });
      start(key, file);
    },
    remove: (key) => {
      const slot = latest.current.find((other) => other.key === key);
      if (!slot) return;
      release(slot);
      setDropped(false);
      change(latest.current.filter((other) => other.key !== key));
    },
    move: (key, to) => change(withMoved(latest.current, key, to)),
    settled: async () => {
      // Those too that are added meanwhile.
      while (running.current.size > 0) await Promise.all([...running.current.values()].map(({ done }) => done));
      return storedPictures(latest.current);
    },
    failed: () => latest.current.filter(({ status }) => status === 'failed').length,
  };
}
