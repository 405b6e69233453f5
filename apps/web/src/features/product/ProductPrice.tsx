import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/Badge.tsx';
import { formatPrice } from '../../lib/format.ts';
import { priceChange } from './price-change.ts';

/**
 * The price of the page; when it changed, the one before it struck and a badge of how much: an arrow where the price
 * went, red when it rose, green when it fell. Specification: decisions, old_price.
 */
export function ProductPrice({ price, oldPrice }: { price: number; oldPrice: number | null }) {
  const { t } = useTranslation(['product', 'common']);
  const free = t('common:card.free');
  const change = priceChange(price, oldPrice);
  const rose = change?.direction === 'up';
  const amount = change ? formatPrice(change.amount, free) : '';
  return (
    <p className="price">
      {formatPrice(price, free)}
      {change && oldPrice !== null && (
        <span className="price__was">
          <span className="sr">{t('common:card.oldPrice')}</span>
          <s>{formatPrice(oldPrice, free)}</s>
          <Badge tone={rose ? 'bad' : 'ok'} icon={rose ? ArrowUp : ArrowDown}>
            <span aria-hidden="true">{amount}</span>
            <span className="sr">{t(rose ? 'priceRoseBy' : 'priceFellBy', { amount })}</span>
          </Badge>
        </span>
      )}
    </p>
  );
}
