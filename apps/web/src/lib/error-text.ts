import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';

/**
 * A function that says an error in the language on screen: by its code, else in the server's own English sentence.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unknown');
      const texts: unknown = i18n.getResource(i18n.language, 'errors', `code.${error.code}`);
      return typeof texts === 'string' ? texts : error.message;
    },
    [t, i18n],
  );
}
