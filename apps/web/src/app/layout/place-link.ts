import { useLocation } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';
import { signInState } from '../../lib/sign-in.ts';
import { useToken } from '../../lib/token.ts';

/**
 * Where "Place an ad" leads: to the form; guests stay where they are with the sign-in dialog, which leads on to it.
 * Specification: public part, section 2 (header).
 */
export function usePlaceLink(): { to: string; state: unknown } {
  const { pathname, search } = useLocation();
  return useToken() === null
    ? { to: `${pathname}${search}`, state: signInState({ returnTo: screens.newProduct }) }
    : { to: screens.newProduct, state: null };
}
