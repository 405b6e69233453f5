import { Heart, House, type LucideIcon, Search, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';
import { askToSignIn } from '../../lib/sign-in.ts';
import { useToken } from '../../lib/token.ts';
import { useFavouritesLink } from './favourites-link.ts';

/** An entry of the tab bar; `owns` tells which addresses it stands for. */
interface TabBarEntry {
  to: string;
  text: 'home' | 'search';
  icon: LucideIcon;
  owns: (pathname: string) => boolean;
}

/** The entries that are the same for everybody, in the documented order. */
const entries: readonly TabBarEntry[] = [
  { to: screens.home, text: 'home', icon: House, owns: (pathname) => pathname === screens.home },
  { to: screens.search, text: 'search', icon: Search, owns: (pathname) => pathname.startsWith(screens.search) },
];

/**
 * The bottom tab bar of phones. For guests Favorite leads to / and Profile opens the sign-in. Specification: public and
 * signed-in part, section 2.
 */
export function TabBar() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const favourites = useFavouritesLink();
  const guest = useToken() === null;
  const inProfile = pathname.startsWith(screens.profile) && pathname !== screens.favourites;
  return (
    <nav className="tabbar phone" aria-label={t('tabs.label')}>
      {entries.map(({ to, text, icon, owns }) => (
        <Link key={text} className="tabbar__i" to={to} aria-current={owns(pathname) ? 'page' : undefined}>
          <Icon of={icon} />
          {t(`tabs.${text}`)}
        </Link>
      ))}
      <Link className="tabbar__i" {...favourites} aria-current={pathname === screens.favourites ? 'page' : undefined}>
        <Icon of={Heart} />
        {t('tabs.favorite')}
      </Link>
      <Link
        className="tabbar__i"
        to={guest ? screens.home : screens.profile}
        aria-current={inProfile ? 'page' : undefined}
        onClick={(event) => {
          if (!guest) return;
          event.preventDefault();
          askToSignIn();
        }}
      >
        <Icon of={User} />
        {t('tabs.profile')}
      </Link>
    </nav>
  );
}
