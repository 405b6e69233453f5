import { languageNames, languages } from '@muge/i18n';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { Segmented } from '../../components/ui/Segmented.tsx';
import { Sheet } from '../../components/ui/Sheet.tsx';
import { CategoryAccordion } from '../../features/categories/CategoryAccordion.tsx';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { useChangeLanguage } from './change-language.ts';
import { useCurrentCategory } from './current-category.ts';
import { informationLinks } from './links.ts';
import { MenuPerson } from './MenuPerson.tsx';

/** The phone menu, an overlay whose links take its place in the history: categories, information, language, theme. Specification: public part, section 2 (modal menu). */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const currentId = useCurrentCategory();
  const theme = useTheme();
  const { language, change } = useChangeLanguage();
  const links = informationLinks();
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <MenuPerson />
      <section className="menu-part">
        <h3>{t('menu.categories')}</h3>
        <CategoryAccordion currentId={currentId} />
      </section>
      {links.length > 0 && (
        <nav className="menu-part" aria-label={t('menu.information')}>
          <h3>{t('menu.information')}</h3>
          <ul>
            {links.map(({ to, text }) => (
              <li key={text}>
                <Link className="menu-link" to={to} replace>
                  {t(`links.${text}`)}
                  <Icon of={ChevronRight} size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className="menu-part">
        <h3>{t('menu.settings')}</h3>
        <Segmented
          block
          label={t('language')}
          value={language}
          onChange={change}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Segmented
          block
          label={t('theme.label')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'Light', label: t('theme.light') },
            { value: 'Dark', label: t('theme.dark') },
          ]}
        />
      </section>
    </Sheet>
  );
}
