import type { ProductCard } from '@muge/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Heart, type HeartLook } from '../features/favorites/Heart.tsx';
import { useEntry } from '../lib/entry.ts';
import { screens } from '../lib/paths.ts';
import { askToSignIn, signInState } from '../lib/sign-in.ts';

/**
 * Draws the heart of a product. A guest who presses it is sent to the sign-in: from search results to /login and back to
 * them afterwards; elsewhere, as on home, the dialog opens over the page. Specification: public part, section 4.
 */
export function useHearts(): (
  product: Pick<ProductCard, 'id' | 'name' | 'is_favorite'>,
  look?: HeartLook,
) => ReactNode {
  const { pathname } = useLocation();
  const { leave } = useEntry();
  const onGuest = () => {
    if (pathname === screens.search || pathname.startsWith(`${screens.search}/`)) {
      return void leave(screens.login, { state: signInState({ back: true }) });
    }
    askToSignIn();
  };
  return (product, look) => <Heart product={product} {...(look && { look })} onGuest={onGuest} />;
}
