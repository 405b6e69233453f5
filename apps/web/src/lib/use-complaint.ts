import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useErrorText } from './error-text.ts';
import { askToSignIn } from './sign-in.ts';
import { getToken, useToken } from './token.ts';

/** What a form says of itself above its foot. */
interface Complaint {
  text: string;
  reason?: string;
  /** It counts until somebody signs in, which gives another token than this one. */
  untilSignedIn?: { token: string | null };
}

/**
 * Keeps what a form says of itself. `fail` says that it couldn't be sent and why; where the session has ended it asks to
 * sign in instead, over the form as it stands, and tells so until that was done.
 */
export function useComplaint(): {
  complaint: Complaint | null;
  complain: (complaint: Complaint | null) => void;
  fail: (error: unknown, text: string) => boolean;
} {
  const { t } = useTranslation('selling');
  const errorText = useErrorText();
  const token = useToken();
  const [complaint, complain] = useState<Complaint | null>(null);
  const fail = (error: unknown, text: string): boolean => {
    const status = error instanceof ApiError ? error.status : null;
    const ended = status === 401;
    const reason = status === 404 ? t('failed.gone') : errorText(error);
    complain(ended ? { text: t('failed.session'), untilSignedIn: { token: getToken() } } : { text, reason });
    if (ended) askToSignIn();
    return ended;
  };
  const after = complaint?.untilSignedIn;
  const isOver = after !== undefined && token !== null && token !== after.token;
  return { complaint: isOver ? null : complaint, complain, fail };
}
