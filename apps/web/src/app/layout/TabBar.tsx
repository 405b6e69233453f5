import { House, type LucideIcon, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';

/** An entry of the tab bar; `owns` tells which addresses it stands for. */
interface TabBarEntry {
  to: string;
  text: 'home' | 'search' | 'favorite' | 'chat' | 'profile';
  icon: LucideIcon;
  owns: (pathname: string) => boolean;
}

/** Two to five entries, in the documented order. Specification: public part, section 2 (bottom tab bar). */
const entries: readonly TabBarEntry[] = [
  { to: screens.home, text: 'home', icon: House, owns: (pathname) => pathname === screens.home },
  { to: screens.search, text: 'search', icon: Search, owns: (pathname) => pathname.startsWith(screens.search) },
];

/** The bottom tab bar of phones. */
export function TabBar() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <nav className="tabbar phone" aria-label={t('tabs.label')}>
      {entries.map(({ to, text, icon, owns }) => (
        <Link key={text} className="tabbar__i" to={to} aria-current={owns(pathname) ? 'page' : undefined}>
          <Icon of={icon} />
          {t(`tabs.${text}`)}
        </Link>
      ))}
    </nav>
  );
}
