import { languageNames, languages } from '@muge/i18n';
import { useTranslation } from 'react-i18next';
import { useChangeLanguage } from './change-language.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/**
 * Language and theme at the foot of a page whose header phones don't show, and with it neither the menu that has them.
 * Specification: public part, section 2 (header).
 */
export function PhoneSettings() {
  const { t } = useTranslation('layout');
  const { language, change } = useChangeLanguage();
  return (
    <section className="phone-settings phone" aria-label={t('menu.settings')}>
      <ul aria-label={t('language')}>
        {languages.map((item) => (
          <li key={item}>
            <button
              type="button"
              className="util__btn"
              lang={item}
              aria-current={item === language ? 'true' : undefined}
              onClick={() => change(item)}
            >
              {languageNames[item]}
            </button>
          </li>
        ))}
      </ul>
      <ThemeToggle />
    </section>
  );
}
