import type { ProductCard } from '@muge/contract';
import { Heart as HeartIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { useToken } from '../../lib/token.ts';
import { useFavorite } from './use-favorite.ts';

/** Where a heart stands: on a card's picture, on the product page's picture, or as a button in its panel. */
export type HeartLook = 'card' | 'disc' | 'button';

const looks: Readonly<Record<HeartLook, string>> = {
  card: 'heart',
  disc: 'disc fav',
  button: 'btn btn--line btn--lg fav fav--button',
};

/**
 * Marks a product as favourite. Guests are asked to sign in (`onGuest`); what they wanted isn't done behind their back
 * afterwards. Specification: public part, sections 2 and 4.
 */
export function Heart({
  product,
  look = 'card',
  onGuest,
}: {
  product: Pick<ProductCard, 'id' | 'name' | 'is_favorite'>;
  look?: HeartLook;
  onGuest: () => void;
}) {
  const { t } = useTranslation('favorites');
  const signedIn = useToken() !== null;
  const { pending, toggle } = useFavorite(product);
  const marked = signedIn && product.is_favorite;
  const words = t(marked ? 'added' : 'add');
  const icon = <Icon of={HeartIcon} />;
  return (
    <button
      type="button"
      className={looks[look]}
      aria-pressed={marked}
      aria-label={look === 'button' ? `${words}: ${product.name}` : t('heart', { name: product.name })}
      // Out of use without losing the focus, as `disabled` would.
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : signedIn ? toggle : onGuest}
    >
      {look === 'card' ? <i>{icon}</i> : icon}
      {look === 'button' && <span className="fav__label">{words}</span>}
    </button>
  );
}
