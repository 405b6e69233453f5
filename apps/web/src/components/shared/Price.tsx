import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format.ts';
import { Icon } from '../ui/Icon.tsx';

/** A price of so many characters is set smaller on narrow cards, or it would lose its sign (card.css, offers.css). */
const long = 15;

/**
 * A price, and the one before it struck with an arrow that points where the price went: green down, red up. Narrow cards
 * keep the arrow alone where both prices don't fit (card.css). Specification: decisions, products (old_price).
 */
export function Price({ price, oldPrice }: { price: number; oldPrice: number | null }) {
  const { t } = useTranslation();
  const changed = oldPrice !== null && oldPrice !== price;
  const rose = changed && price > oldPrice;
  const text = formatPrice(price, t('card.free'));
  return (
    <p className={text.length >= long ? 'price price--long' : 'price'}>
      {text}
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
