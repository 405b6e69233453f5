import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageMenu } from './LanguageMenu.tsx';
import { topLinks } from './links.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The line above the header, from 768 px: top navigation, language, theme. */
export function UtilityLine() {
  const { t } = useTranslation('layout');
  const links = topLinks();
  return (
    <div className="util desktop">
      <div className="wrap">
        {links.length > 0 && (
          <nav aria-label={t('topNavigation')}>
            {links.map(({ to, text }) => (
              <Link key={text} to={to}>
                {t(`links.${text}`)}
              </Link>
            ))}
          </nav>
        )}
        <div className="util__set">
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}
