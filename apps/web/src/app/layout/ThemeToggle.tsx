import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { setTheme, useTheme } from '../../lib/theme.ts';

/** Switches between the themes at once; shows the one it switches to. */
export function ThemeToggle() {
  const { t } = useTranslation('layout');
  const dark = useTheme() === 'Dark';
  return (
    <button type="button" className="util__btn" onClick={() => setTheme(dark ? 'Light' : 'Dark')}>
      <Icon of={dark ? Sun : Moon} size={16} />
      <span className="sr">{t('theme.switch')} </span>
      {dark ? t('theme.light') : t('theme.dark')}
    </button>
  );
}
