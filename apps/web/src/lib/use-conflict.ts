import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from './error-text.ts';
import { notify } from './toasts.ts';

/** A change that was refused because somebody made another meanwhile, until the person has decided. */
export interface Conflict<Sent> {
  /** What was refused; null while nothing is to be decided. */
  refused: Sent | null;
  /** What is there now is on its way. */
  busy: boolean;
  ask: (refused: Sent) => void;
  /** Leaves it open: what was typed stays, unsaved. */
  close: () => void;
  /** Gives up what was typed for what is there now. */
  takeTheirs: () => void;
}

/** Keeps a refused change; `load` gets what is there now, and `onTheirs` shows it. */
export function useConflict<Sent, Thing>(
  load: () => Promise<Thing>,
  onTheirs: (theirs: Thing) => void,
): Conflict<Sent> {
  const errorText = useErrorText();
  const [refused, setRefused] = useState<Sent | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: onTheirs,
    onError: (error) => notify('error', errorText(error)),
  });
  return {
    refused,
    busy: isPending,
    ask: setRefused,
    close: () => setRefused(null),
    takeTheirs: () => {
      if (!isPending) mutate();
    },
  };
}
