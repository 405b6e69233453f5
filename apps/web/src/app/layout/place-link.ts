import type { LinkProps } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';
import { signInFirst } from '../../lib/sign-in.ts';
import { useToken } from '../../lib/token.ts';

/**
 * Where "Place an ad" leads: to the form; guests stay where they are with the sign-in dialog, which leads on to it.
 * Specification: public part, section 2 (header).
 */
export function usePlaceLink(): Pick<LinkProps, 'to' | 'onClick'> {
  const isGuest = useToken() === null;
  return { to: screens.newProduct, ...(isGuest && signInFirst(screens.newProduct)) };
}
