import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';

/** What the server says before the reason of a suspension; the contract's sentence, whose table the browser can do without. */
const suspended = 'This account is suspended.';

/** Seconds that are a little while, and those up to which one counts minutes. */
const LITTLE = 90;
const MINUTES = 90 * 60;

/**
 * A function that says an error in the language on screen, by its code. Of a code that isn't known English readers get the
 * server's own English sentence, others a general one of theirs.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unknown');
      const { retryAfter = 0 } = error;
      if (error.code === 'too_many_requests' && retryAfter > LITTLE) {
        // Who is told to wait a little tries all day what opens tomorrow.
        return retryAfter > MINUTES
          ? t('againInHours', { hours: Math.ceil(retryAfter / 3600) })
          : t('againInMinutes', { minutes: Math.ceil(retryAfter / 60) });
      }
      const texts: unknown = i18n.getResource(i18n.language, 'errors', `code.${error.code}`);
      if (typeof texts !== 'string') return i18n.language === 'en' ? error.message : t('unknown');
      // The moderator's reason stands behind the server's own sentence, as it was written.
      const reason = error.code === 'account_suspended' ? error.message.replace(suspended, '').trim() : '';
      return reason === '' ? texts : `${texts} ${reason}`;
    },
    [t, i18n],
  );
}
