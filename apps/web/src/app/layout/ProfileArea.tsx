import { ChevronLeft, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';
import { useSignOut } from '../../lib/session.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { profileEntries } from './profile-entries.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** "My profile", the way back from its parts, language, theme and Logout. */
function Head() {
  const { t } = useTranslation('profile');
  const { t: auth } = useTranslation('auth');
  const { pathname } = useLocation();
  const { signOut, busy } = useSignOut();
  const part = profileEntries.find(({ to }) => to === pathname);
  return (
    <div className="profile__head">
      {part ? (
        <div className="profile__where">
          <p className="profile__name">{t('title')}</p>
          <Link
            className="profile__back"
            to={screens.profile}
            aria-label={`${t(`segments.${part.text}`)}, ${t('back')}`}
          >
            <Icon of={ChevronLeft} />
            {t(`segments.${part.text}`)}
          </Link>
        </div>
      ) : (
        <h1 className="h1 profile__where">{t('title')}</h1>
      )}
      <div className="profile__tools">
        <LanguageMenu />
        <ThemeToggle />
        <button
          type="button"
          className="util__btn"
          aria-disabled={busy || undefined}
          onClick={() => void (busy || signOut())}
        >
          <Icon of={LogOut} size={16} />
          <span className="profile__out">{auth('signOut')}</span>
        </button>
      </div>
    </div>
  );
}

/**
 * The profile area: its head, and from 768 px its menu at the side; on phones /profile itself is the menu. Specification:
 * signed-in part, section 2 (profile area).
 */
export function ProfileArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Head />
      <div className="profile">
        <nav className="profile__menu desktop" aria-label={t('title')}>
          <ul>
            {profileEntries.map(({ to, text, icon }) => (
              <li key={to}>
                <NavLink to={to}>
                  <Icon of={icon} />
                  {t(`entries.${text}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="profile__main">{children}</div>
      </div>
    </>
  );
}
