import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isUnsure } from '../../lib/api-error.ts';
import { notify } from '../../lib/toasts.ts';
import { signIn, verify } from './api.ts';
import type { Pending } from './kept.ts';

/** Whose code is waited for, and the password that they sign in with once it was right; none is kept over a reload. */
export interface Unconfirmed extends Pending {
  password: string | null;
}

/** A code that somebody typed. */
interface Typed {
  who: Unconfirmed;
  code: string;
}

/** Confirms an address; gives the token of who signed in with one that was confirmed before, else null. */
export type Confirming = UseMutationResult<string | null, Error, Typed>;

/** Whether it is the code that the server doesn't take. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && ['invalid_code', 'validation_failed'].includes(error.code);
}

/**
 * The token of who signs in with an address that is confirmed already; null where it isn't, or isn't theirs. Rejects where
 * that can't be told.
 */
async function tokenOf({ login, password }: Unconfirmed): Promise<string | null> {
  if (password === null) return null;
  try {
    const outcome = await signIn(login, password);
    return outcome.kind === 'session' ? outcome.token : null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_credentials') return null;
    throw error;
  }
}

/**
 * Sends the code of an address. The dialog has it rather than the form: who goes back and comes again meanwhile meets what
 * they sent.
 */
export function useConfirming(): Confirming {
  const { t } = useTranslation('auth');
  // A code is taken once: where the answer got lost, the right one is refused the next time.
  const maybeTaken = useRef<number>(null);
  return useMutation({
    mutationFn: async ({ who, code }: Typed): Promise<string | null> => {
      try {
        await verify(who.channel, who.userId, code);
        return null;
      } catch (failure) {
        if (isUnsure(failure)) maybeTaken.current = who.userId;
        const token = maybeTaken.current === who.userId && isWrongCode(failure) ? await tokenOf(who) : null;
        if (token === null) throw failure;
        return token;
      }
    },
    gcTime: 0,
    onSuccess: (_token, { who }) =>
      notify('success', t(who.channel === 'email' ? 'confirm.emailDone' : 'confirm.phoneDone')),
  });
}
