import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntry, withState } from '../../lib/entry.ts';
import { screens } from '../../lib/paths.ts';
import { readSignInState } from '../../lib/sign-in.ts';

/** Whether the dialog shows a step beyond login and registration, and how to get there and back. */
interface StepEntry {
  isShown: boolean;
  enter: () => void;
  back: () => void;
}

/**
 * Makes the steps beyond login and registration one history entry more, so that Back does what the dialog's own back
 * control does, and Forward and a reload find the step again where it `isKnown`. A dialog that has no entry of its own yet
 * does without. While `isHeld` what is shown stays, wherever the history goes.
 */
export function useStep(isKnown: boolean, isHeld: boolean): StepEntry {
  const { pathname } = useLocation();
  const { state, leave, cover } = useEntry();
  const request = readSignInState(state);
  const isFurther = request?.step === true;
  const hasEntry = request?.back === true || pathname === screens.login;
  const [isShown, setShown] = useState(isFurther);
  const [wasFurther, setWasFurther] = useState(isFurther);
  if (wasFurther !== isFurther) {
    setWasFurther(isFurther);
    if (!isHeld) setShown(isFurther);
  }
  // The entry of a step that is over, or that a closed dialog forgot, would be a Back that does nothing.
  const isDead = isFurther && !isKnown && !isHeld;
  useEffect(() => {
    if (isDead) void leave(-1);
  }, [isDead, leave]);
  return {
    isShown: isShown && isKnown,
    enter: () => {
      setShown(true);
      if (hasEntry && !isFurther) void cover(withState(state, { signIn: { ...request, step: true } }));
    },
    back: () => {
      if (isFurther) void leave(-1);
      else setShown(false);
    },
  };
}
