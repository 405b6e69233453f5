import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { screens } from '../../lib/paths.ts';
import { useSession, useSignOut } from '../../lib/session.ts';
import { askToSignIn } from '../../lib/sign-in.ts';
import { useFavouritesLink } from './favourites-link.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** The way out for whoever has a token and no profile: the server is in trouble, and they are no guest to sign in. */
function SignOut() {
  const { t } = useTranslation('auth');
  const { signOut, busy } = useSignOut();
  return (
    <Button variant="line" pill busy={busy} onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
}

function Person() {
  const { t } = useTranslation('layout');
  const session = useSession();
  switch (session.status) {
    case 'signedIn':
      return <PersonMenu profile={session.profile} />;
    case 'pending':
      return <Skeleton className="me__wait" />;
    case 'failed':
      return <SignOut />;
    default:
      return (
        <Button variant="line" pill onClick={askToSignIn}>
          {t('signIn')}
        </Button>
      );
  }
}

/** The header's right end from 768 px: favourites, and the person or the way to sign in. Specification: public part, section 2. */
export function HeaderPerson() {
  const { t } = useTranslation('layout');
  const favourites = useFavouritesLink();
  const { pathname } = useLocation();
  return (
    <div className="header__person desktop">
      <Link
        className="icon-btn"
        {...favourites}
        aria-label={t('links.favourites')}
        aria-current={pathname === screens.favourites ? 'page' : undefined}
      >
        <Icon of={Heart} />
      </Link>
      <Person />
    </div>
  );
}
