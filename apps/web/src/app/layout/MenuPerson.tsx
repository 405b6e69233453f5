import { ChevronRight, LogOut, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';
import { useSession, useSignOut } from '../../lib/session.ts';
import { askToSignIn } from '../../lib/sign-in.ts';
import { profileEntries } from './profile-entries.ts';

/**
 * The person's part of the phone menu: the way to sign in, or New Ad, New Product, what is theirs and
 * Logout. Specification: public part, section 2 (modal menu).
 */
export function MenuPerson() {
  const { t } = useTranslation('layout');
  const { t: auth } = useTranslation('auth');
  const { t: own } = useTranslation('profile');
  const session = useSession();
  const { signOut, busy } = useSignOut();
  if (session.status === 'pending') return null;
  const wayOut = (
    <button type="button" className="menu-link" aria-disabled={busy} onClick={() => void (busy || signOut())}>
      {auth('signOut')}
      <Icon of={LogOut} size={16} />
    </button>
  );
  // Whoever has a token and no profile, since the server is in trouble, is no guest to sign in.
  if (session.status === 'failed') return <section className="menu-part">{wayOut}</section>;
  if (session.status !== 'signedIn') {
    return (
      <section className="menu-part">
        <Button block onClick={askToSignIn}>
          {t('signIn')}
        </Button>
      </section>
    );
  }
  const { id, name, surname, avatar } = session.profile;
  return (
    <section className="menu-part" aria-label={t('account')}>
      <p className="row menu-person">
        <Avatar name={name} surname={surname} seed={id} src={avatar && `/avatars/${avatar}`} />
        <b translate="no">{name}</b>
      </p>
      <Link className="menu-link" to={screens.newAd} replace>
        {own('newAd')}
        <Icon of={Plus} size={16} />
      </Link>
      <Link className="menu-link" to={screens.newProduct} replace>
        {own('newProduct')}
        <Icon of={Plus} size={16} />
      </Link>
      {profileEntries.map(({ to, text }) => (
        <Link className="menu-link" key={to} to={to} replace>
          {own(`entries.${text}`)}
          <Icon of={ChevronRight} size={16} />
        </Link>
      ))}
      {wayOut}
    </section>
  );
}
