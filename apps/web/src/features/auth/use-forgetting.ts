import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/toasts.ts';
import { forgotPassword } from './api.ts';

/** Has a code for a new password sent to whoever has the login. */
export type Forgetting = UseMutationResult<void, Error, string>;

/** Asks for that code. The dialog has it rather than the form: who goes back and comes again meanwhile meets what they sent. */
export function useForgetting(): Forgetting {
  const { t } = useTranslation('auth');
  return useMutation({
    mutationFn: forgotPassword,
    gcTime: 0,
    onSuccess: () => notify('info', t('forgot.sent')),
  });
}
