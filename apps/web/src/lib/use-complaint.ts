import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useErrorText } from './error-text.ts';
import { useAskToSignIn } from './sign-in.ts';

/** What a form says of itself above its foot. */
interface Complaint {
  text: string;
  reason?: string;
}

/**
 * Keeps what a form says of itself. `fail` says that it couldn't be sent and why; where the session has ended it asks to
 * sign in instead, over the form as it stands, and tells so.
 */
export function useComplaint(): {
  complaint: Complaint | null;
  complain: (complaint: Complaint | null) => void;
  fail: (error: unknown, text: string) => boolean;
} {
  const { t } = useTranslation('selling');
  const errorText = useErrorText();
  const ask = useAskToSignIn();
  const [complaint, complain] = useState<Complaint | null>(null);
  const fail = (error: unknown, text: string): boolean => {
    const ended = error instanceof ApiError && error.status === 401;
    complain(ended ? { text: t('failed.session') } : { text, reason: errorText(error) });
    if (ended) ask();
    return ended;
  };
  return { complaint, complain, fail };
}
