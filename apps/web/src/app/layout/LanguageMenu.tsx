import { languageNames, languages } from '@muge/i18n';
import { Check, ChevronDown, Globe } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { useChangeLanguage } from './change-language.ts';
import { usePopup } from './popup.ts';

/** Arrow keys move among the languages. */
function move(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const item = event.currentTarget.parentElement;
  const next = step > 0 ? item?.nextElementSibling : item?.previousElementSibling;
  next?.querySelector('button')?.focus();
}

/** The language choice of the utility line. Each language is written in itself. */
export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const { language, change } = useChangeLanguage();
  const popup = usePopup();
  return (
    <div className="util__menu">
      <button
        type="button"
        ref={popup.trigger}
        className="util__btn"
        aria-expanded={popup.isOpen}
        aria-controls={popup.isOpen ? popup.id : undefined}
        onClick={(event) => popup.toggle(event.detail === 0)}
      >
        <Icon of={Globe} size={16} />
        <span className="sr">{t('language')}: </span>
        {languageNames[language]}
        <Icon of={ChevronDown} size={16} />
      </button>
      {popup.isOpen && (
        <ul className="menu" id={popup.id} ref={popup.panel}>
          {languages.map((item) => (
            <li key={item}>
              <button
                type="button"
                className="menu__btn"
                lang={item}
                aria-current={item === language ? 'true' : undefined}
                onKeyDown={move}
                onClick={() => {
                  change(item);
                  popup.close();
                  popup.trigger.current?.focus();
                }}
              >
                {languageNames[item]}
                {item === language && <Icon of={Check} size={16} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
