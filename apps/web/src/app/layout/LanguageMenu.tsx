import { type Language, languageNames, languages } from '@muge/i18n';
import { useSelect } from 'downshift';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { useChangeLanguage } from './change-language.ts';

/** The language choice of the utility line. Each language is written in itself. */
export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const { language, change } = useChangeLanguage();
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps, getLabelProps } =
    useSelect<Language>({
      items: [...languages],
      selectedItem: language,
      itemToString: (item) => (item ? languageNames[item] : ''),
      onSelectedItemChange: ({ selectedItem }) => selectedItem && change(selectedItem),
    });
  const { htmlFor: _, ...labelProps } = getLabelProps();

  return (
    <div className="util__menu">
      <span className="sr" {...labelProps}>
        {t('language')}
      </span>
      <button
        type="button"
        className="util__btn"
        {...getToggleButtonProps({ 'aria-labelledby': `${labelProps.id} language-value` })}
      >
        <Icon of={Globe} size={16} />
        <span id="language-value" lang={language}>
          {languageNames[language]}
        </span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <ul className="menu" hidden={!isOpen} {...getMenuProps()}>
        {isOpen &&
          languages.map((item, index) => (
            <li
              key={item}
              lang={item}
              className={index === highlightedIndex ? 'is-hover' : undefined}
              {...getItemProps({ item, index, 'aria-selected': item === language })}
            >
              {languageNames[item]}
              {item === language && <Icon of={Check} size={16} />}
            </li>
          ))}
      </ul>
    </div>
  );
}
