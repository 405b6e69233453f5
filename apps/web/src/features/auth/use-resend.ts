import { AUTH_LIMITS } from '@muge/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { useCountdown } from './countdown.ts';

/** Longest wait that is counted down, s; a longer one (a daily cap) is only said. */
const longest = 120;

/** Seconds that the server asks to wait and that are counted down; 0 when it doesn't. */
export function pauseIn(error: Error | null): number {
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return wait <= longest ? wait : 0;
}

/** A code that can be sent again to a target, and the pause until then. */
export interface Resend<Target> {
  /** Seconds left of the pause. */
  left: number;
  send: (target: Target, done?: () => void) => void;
  busy: boolean;
  /** Why it couldn't be sent, unless the pause says it. */
  error: Error | null;
  /** A code was just sent otherwise: the pause begins anew. */
  restart: () => void;
  /** What went wrong no longer counts. */
  reset: () => void;
}

/** Sends a code again and keeps the documented pause, also where the server asks for one. Specification: public part, section 9. */
export function useResend<Target>(action: (target: Target) => Promise<void>): Resend<Target> {
  const { left, start } = useCountdown();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: action,
    gcTime: 0,
    onSuccess: () => start(AUTH_LIMITS.resendSeconds),
    onError: (failure) => {
      const pause = pauseIn(failure);
      if (pause > 0) start(pause);
    },
  });
  return {
    left,
    send: (target, done) => mutate(target, done ? { onSuccess: done } : {}),
    busy: isPending,
    error: pauseIn(error) > 0 ? null : error,
    reset,
    restart: () => {
      reset();
      start(AUTH_LIMITS.resendSeconds);
    },
  };
}
