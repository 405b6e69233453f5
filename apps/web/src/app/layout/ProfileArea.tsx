import { Archive, Heart, type LucideIcon, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';

const entries = [
  { to: screens.favourites, text: 'favourites', icon: Heart },
  { to: screens.products, text: 'products', icon: Package },
  { to: screens.archive, text: 'archive', icon: Archive },
] as const satisfies readonly { to: string; text: string; icon: LucideIcon }[];

/** The profile area: its menu at the side, on phones a row above. Specification: signed-in part, section 2 (profile area). */
export function ProfileArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('selling');
  return (
    <div className="profile">
      <nav className="profile__menu" aria-label={t('mine.area')}>
        <ul>
          {entries.map(({ to, text, icon }) => (
            <li key={to}>
              <NavLink to={to}>
                <Icon of={icon} />
                {t(`mine.${text}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="profile__main">{children}</div>
    </div>
  );
}
