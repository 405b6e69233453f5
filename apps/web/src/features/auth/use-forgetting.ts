import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/toasts.ts';
import { forgotPassword } from './api.ts';
import { useCountdown } from './countdown.ts';
import { pauseIn } from './use-resend.ts';

/** Has a code for a new password sent to whoever has the login. */
export type Forgetting = UseMutationResult<void, Error, string> & {
  /** Seconds until another may be asked for, where one was sent for from elsewhere; 0 when nothing keeps from it. */
  left: number;
};

/** Asks for that code. The dialog has it rather than the form: who goes back and comes again meanwhile meets what they sent. */
export function useForgetting(): Forgetting {
  const { t } = useTranslation('auth');
  const { left, start } = useCountdown();
  const forgetting = useMutation({
    mutationFn: forgotPassword,
    gcTime: 0,
    onSuccess: () => notify('info', t('forgot.sent')),
    onError: (failure) => start(pauseIn(failure)),
  });
  return { ...forgetting, left };
}
