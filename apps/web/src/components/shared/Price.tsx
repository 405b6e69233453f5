import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * A price, and the one before it struck with an arrow that points where the price went: green down, red up. Narrow cards
 * keep the arrow alone where both prices don't fit (card.css). Specification: decisions, products (old_price).
 */
export function Price({ price, oldPrice }: { price: number; oldPrice: number | null }) {
  const { t } = useTranslation();
  const changed = oldPrice !== null && oldPrice !== price;
  const rose = changed && price > oldPrice;
  return (
    <p className="price">
      {formatPrice(price, t('card.free'))}
      {changed && (
        <span className="price__was">
          <span className="sr">{t('card.oldPrice')}</span>
          <s>{formatPrice(oldPrice, t('card.free'))}</s>
          <Icon of={rose ? ArrowUp : ArrowDown} size={16} className={rose ? 'price__up' : 'price__down'} />
          <span className="sr">{rose ? t('card.priceRose') : t('card.priceFell')}</span>
        </span>
      )}
    </p>
  );
}
