import { screens } from '../../lib/paths.ts';
import { signInState } from '../../lib/sign-in.ts';
import { useToken } from '../../lib/token.ts';

/**
 * Where Favourites leads: to the person's favourites; guests to /, where the sign-in dialog is offered and leads on to
 * them. Specification: public part, section 2 (header icons, bottom tab bar).
 */
export function useFavouritesLink(): { to: string; state: unknown } {
  return useToken() === null
    ? { to: screens.home, state: signInState({ returnTo: screens.favourites }) }
    : { to: screens.favourites, state: null };
}
