import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/toasts.ts';
import { resetPassword } from './api.ts';

/** A new password with the code that allows it. */
interface Typed {
  login: string;
  code: string;
  password: string;
}

/** Sets a new password. */
export type Resetting = UseMutationResult<void, Error, Typed>;

/** Sends a new password. The dialog has it rather than the form: who goes back and comes again meanwhile meets what they sent. */
export function useResetting(): Resetting {
  const { t } = useTranslation('auth');
  return useMutation({
    mutationFn: ({ login, code, password }: Typed) => resetPassword(login, code, password),
    gcTime: 0,
    onSuccess: () => notify('success', t('forgot.done')),
  });
}
