import { type LinkProps, useLocation } from 'react-router-dom';
import { withState } from '../../lib/entry.ts';
import { screens } from '../../lib/paths.ts';
import { signInState } from '../../lib/sign-in.ts';
import { useToken } from '../../lib/token.ts';

/**
 * Where "Place an ad" leads: to the form; guests stay where they are with the sign-in dialog, which leads on to it.
 * Specification: public part, section 2 (header).
 */
export function usePlaceLink(): Pick<LinkProps, 'to' | 'state' | 'replace'> {
  const { pathname, search, hash, state } = useLocation();
  if (useToken() !== null) return { to: screens.newProduct };
  const signIn = signInState({ returnTo: screens.newProduct, back: true });
  return { to: { pathname, search, hash }, state: withState(state, signIn), replace: false };
}
