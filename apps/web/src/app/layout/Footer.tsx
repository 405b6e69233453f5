import { languageNames, languages } from '@muge/i18n';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Awning } from '../../components/ui/Awning.tsx';
import { Wordmark } from '../../components/ui/Wordmark.tsx';
import { screens } from '../../lib/paths.ts';
import { useChangeLanguage } from './change-language.ts';
import { footerGroups } from './links.ts';

/** The footer, from 768 px; phones have its links in the menu. Specification: public part, section 2. */
export function Footer() {
  const { t } = useTranslation('layout');
  const { language, change } = useChangeLanguage();
  return (
    <footer className="footer desktop">
      <Awning />
      <div className="wrap">
        <div className="footer__cols">
          <div>
            <Link to={screens.home} aria-label={t('toHome')}>
              <Wordmark onHall />
            </Link>
            <p className="footer__claim">{t('footer.claim')}</p>
          </div>
          {footerGroups().map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title}`}>
              <h2 className="footer__title" id={`footer-${title}`}>
                {t(`footer.${title}`)}
              </h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={text}>
                    <Link to={to}>{t(`links.${text}`)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer__end">
          <span>{t('footer.copyright')}</span>
          <span>
            {languages.map((item, index) => (
              <Fragment key={item}>
                {index > 0 && ' · '}
                <button
                  type="button"
                  lang={item}
                  aria-current={item === language ? 'true' : undefined}
                  onClick={() => change(item)}
                >
                  {languageNames[item]}
                </button>
              </Fragment>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}
