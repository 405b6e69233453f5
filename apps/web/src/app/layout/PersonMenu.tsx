import type { Profile } from '@muge/contract';
import { LogOut, Plus, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';
import { useSignOut } from '../../lib/session.ts';
import { usePopup } from './popup.ts';
import { profileEntries } from './profile-entries.ts';

/** Name and avatar of the signed-in person, and what is theirs. Specification: public part, section 2 (header). */
export function PersonMenu({ profile }: { profile: Profile }) {
  const { t } = useTranslation('layout');
  const { t: auth } = useTranslation('auth');
  const { t: own } = useTranslation('profile');
  const { signOut, busy } = useSignOut();
  const popup = usePopup();
  const { id, name, surname, avatar } = profile;
  return (
    <div className="person">
      <button
        type="button"
        ref={popup.trigger}
        className="me"
        aria-expanded={popup.isOpen}
        aria-controls={popup.isOpen ? popup.id : undefined}
        onClick={(event) => popup.toggle(event.detail === 0)}
      >
        <Avatar name={name} surname={surname} seed={id} size={32} src={avatar && `/avatars/${avatar}`} />
        <span className="sr">{t('account')}: </span>
        <span className="me__name" translate="no">
          {name}
        </span>
      </button>
      {popup.isOpen && (
        <ul className="menu" id={popup.id} ref={popup.panel}>
          <li>
            <Link className="menu__btn" to={screens.profile} onClick={popup.close}>
              {own('title')}
              <Icon of={User} size={16} />
            </Link>
          </li>
          {profileEntries.map(({ to, text, icon }) => (
            <li key={to}>
              <Link className="menu__btn" to={to} onClick={popup.close}>
                {own(`entries.${text}`)}
                <Icon of={icon} size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link className="menu__btn" to={screens.newAd} onClick={popup.close}>
              {own('newAd')}
              <Icon of={Plus} size={16} />
            </Link>
          </li>
          <li>
            <button type="button" className="menu__btn" aria-disabled={busy} onClick={() => void (busy || signOut())}>
              {auth('signOut')}
              <Icon of={LogOut} size={16} />
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
