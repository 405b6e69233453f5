import type { Language } from '@muge/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSetLanguage } from '../../lib/language.ts';
import { notify } from '../../lib/toasts.ts';

/** The language on screen, and a way to change it that tells when the texts couldn't be fetched. */
export function useChangeLanguage(): { language: Language; change: (language: Language) => void } {
  const { t } = useTranslation('errors');
  const language = useLanguage();
  const set = useSetLanguage();
  return {
    language,
    change: (next) => {
      set(next).catch(() => notify('error', t('code.network')));
    },
  };
}
