import type { ProductDetail } from '@muge/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/Badge.tsx';
import { formatCardDate, formatPrice } from '../../lib/format.ts';
import { priceChange } from './price-change.ts';

/** The prices a product had, the present one first, and when each took the place of the one before. */
export function PriceHistory({ product }: { product: ProductDetail }) {
  const { t } = useTranslation(['product', 'common']);
  const changes = product.price_changes;
  if (changes.length === 0) return null;
  const free = t('common:card.free');
  const prices = [product.price, ...changes.map(({ price }) => price)];
  const rows = prices.map((price, index) => ({
    price,
    since: changes[index]?.changed_at ?? product.created_at,
    change: priceChange(price, prices[index + 1] ?? null),
  }));
  return (
    <section className="block">
      <h2>{t('history.title')}</h2>
      <ol className="price-history">
        {rows.map(({ price, since, change }) => (
          <li key={since}>
            <b>{formatPrice(price, free)}</b>
            {change && (
              <Badge
                tone={change.direction === 'up' ? 'bad' : 'ok'}
                icon={change.direction === 'up' ? ArrowUp : ArrowDown}
              >
                <span aria-hidden="true">{formatPrice(change.amount, free)}</span>
                <span className="sr">
                  {t(change.direction === 'up' ? 'priceRoseBy' : 'priceFellBy', {
                    amount: formatPrice(change.amount, free),
                  })}
                </span>
              </Badge>
            )}
            <span className="price-history__since muted">
              {t('history.since')} <time dateTime={since}>{formatCardDate(since)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
