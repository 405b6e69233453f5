import { ChevronRight, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';
import { useSession, useSignOut } from '../../lib/session.ts';
import { useAskToSignIn } from '../../lib/sign-in.ts';

/** The person's part of the phone menu: the way to sign in, or what is theirs and Logout. Specification: public part, section 2. */
export function MenuPerson({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('layout');
  const { t: auth } = useTranslation('auth');
  const { t: selling } = useTranslation('selling');
  const session = useSession();
  const { signOut, busy } = useSignOut();
  const ask = useAskToSignIn();
  if (session.status === 'pending') return null;
  if (session.status !== 'signedIn') {
    return (
      <section className="menu-part">
        <Button
          block
          onClick={() => {
            onLeave();
            ask();
          }}
        >
          {t('signIn')}
        </Button>
      </section>
    );
  }
  const { id, name, avatar } = session.profile;
  return (
    <section className="menu-part" aria-label={t('account')}>
      <p className="row menu-person">
        <Avatar name={name} seed={id} src={avatar && `/avatars/${avatar}`} />
        <b translate="no">{name}</b>
      </p>
      <Link className="menu-link" to={screens.favourites} onClick={onLeave}>
        {t('links.favourites')}
        <Icon of={ChevronRight} size={16} />
      </Link>
      <Link className="menu-link" to={screens.products} onClick={onLeave}>
        {selling('mine.products')}
        <Icon of={ChevronRight} size={16} />
      </Link>
      <Link className="menu-link" to={screens.archive} onClick={onLeave}>
        {selling('mine.archive')}
        <Icon of={ChevronRight} size={16} />
      </Link>
      <button
        type="button"
        className="menu-link"
        aria-disabled={busy}
        onClick={() => void (busy || signOut().then(onLeave))}
      >
        {auth('signOut')}
        <Icon of={LogOut} size={16} />
      </button>
    </section>
  );
}
