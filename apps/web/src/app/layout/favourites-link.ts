import { type LinkProps, useLocation } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';
import { signInFirst, signInState } from '../../lib/sign-in.ts';
import { useToken } from '../../lib/token.ts';

/**
 * Where Favourites leads: to the person's favourites; guests to /, where the sign-in dialog is offered and leads on to
 * them. Specification: public part, section 2 (header icons, bottom tab bar).
 */
export function useFavouritesLink(): Pick<LinkProps, 'to' | 'state' | 'onClick'> {
  const isHome = useLocation().pathname === screens.home;
  if (useToken() !== null) return { to: screens.favourites };
  if (isHome) return { to: screens.favourites, ...signInFirst(screens.favourites) };
  return { to: screens.home, state: signInState({ returnTo: screens.favourites }) };
}
