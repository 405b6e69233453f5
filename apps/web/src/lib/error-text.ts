import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';

/** What the server says before the reason of a suspension; the contract's sentence, whose table the browser can do without. */
const suspended = 'This account is suspended.';

/**
 * A function that says an error in the language on screen: by its code, else in the server's own English sentence.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unknown');
      const texts: unknown = i18n.getResource(i18n.language, 'errors', `code.${error.code}`);
      if (typeof texts !== 'string') return error.message;
      // The moderator's reason stands behind the server's own sentence, as it was written.
      const reason = error.code === 'account_suspended' ? error.message.replace(suspended, '').trim() : '';
      return reason === '' ? texts : `${texts} ${reason}`;
    },
    [t, i18n],
  );
}
